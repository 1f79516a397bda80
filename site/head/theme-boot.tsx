/** Runs before the first paint: nothing stored is dark, `dark` is dark, anything else is light (Spec §4). */
const SOURCE = `try{var t=localStorage.getItem("theme");document.documentElement.classList.toggle("dark",t===null||t==="dark")}catch(e){}`;

export function ThemeBoot() {
  return <script data-boot="theme" dangerouslySetInnerHTML={{ __html: SOURCE }} suppressHydrationWarning />;
}
