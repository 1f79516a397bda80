import { useSyncExternalStore } from 'react';

/** The boot script in site/head reads the same key before the first paint (Spec §4). */
const STORAGE_KEY = 'theme';

export function useIsDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => root().classList.contains('dark'),
    () => true,
  );
}

export function switchTheme(): void {
  const isDark = root().classList.toggle('dark');
  try {
    localStorage.setItem(STORAGE_KEY, isDark ? 'dark' : 'light');
  } catch {
    // Storage is blocked or full: the choice holds until the page is left.
  }
}

function root(): HTMLElement {
  return document.documentElement;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
