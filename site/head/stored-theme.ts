const STORAGE_KEY = 'theme';

/** Applies the visitor's theme: dark if nothing or `dark` is stored, otherwise light (Spec §4). */
export function applyStoredTheme(): void {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    document.documentElement.classList.toggle('dark', stored === null || stored === 'dark');
  } catch {
    // If storage is blocked, the theme stays as it is.
  }
}

/** Stores a choice for later pages. */
export function storeTheme(isDark: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isDark ? 'dark' : 'light');
  } catch {
    // If storage is blocked or full, the choice is lost with the page.
  }
}
