// Runs before the first paint, as on the site: without a stored value the theme is dark, `dark` is dark, anything else is
// light (Spec §4).
try {
  const theme = localStorage.getItem('theme');
  document.documentElement.classList.toggle('dark', theme === null || theme === 'dark');
} catch {
  // If storage is blocked, the theme stays as it is.
}
