/** The inline script in site/head reads the same key, in the same way, before the first paint (Spec §4). */
const STORAGE_KEY = 'theme';

/** Runs the button in the header. Pages from the back/forward cache or prerendered take the theme chosen meanwhile. */
export function runThemeSwitch(): void {
  const root = document.documentElement;
  const button = document.querySelector('.theme-switch');

  function updateButton(): void {
    button?.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  }

  function applyStoredTheme(): void {
    try {
      const stored = localStorage.getItem(STORAGE_KEY);
      root.classList.toggle('dark', stored === null || stored === 'dark');
    } catch {
      // Storage is blocked: the theme stays as it is.
    }
    updateButton();
  }

  button?.addEventListener('click', () => {
    const isDark = root.classList.toggle('dark');
    try {
      localStorage.setItem(STORAGE_KEY, isDark ? 'dark' : 'light');
    } catch {
      // Storage is blocked or full: the choice holds until the page is left.
    }
    updateButton();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && applyStoredTheme());
  document.addEventListener('prerenderingchange', applyStoredTheme);
  updateButton();
}
