const STORAGE_KEY = 'theme';

/** Shows the theme that the visitor chose. Nothing stored is dark, `dark` is dark, anything else is light (Spec §4). */
export function applyStoredTheme(): void {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    document.documentElement.classList.toggle('dark', stored === null || stored === 'dark');
  } catch {
    // Storage is blocked: the theme stays as it is.
  }
}

/** Stores a choice for later pages. */
export function storeTheme(isDark: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isDark ? 'dark' : 'light');
  } catch {
    // Storage is blocked or full: the choice holds until the page is left.
  }
}
