/**
 * Storage until the tab is closed. If storage is blocked, even reading the name throws; if not, the first reading
 * waits for another process, so only pages that keep something read it.
 */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps a text as long as there is room for it. */
export function keepInTab(key: string, text: string): void {
  try {
    tabStorage()?.setItem(key, text);
  } catch {
    // It is full: what was kept before stays.
  }
}
