// Runs before the first paint, as on the site: dark if nothing or `dark` is stored, otherwise light (Spec §4).
try {
  const theme = localStorage.getItem('theme');
  document.documentElement.classList.toggle('dark', theme === null || theme === 'dark');
} catch {
  // If storage is blocked, the theme stays as it is.
}
