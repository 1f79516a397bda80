/**
 * What a page keeps until its tab is closed. Where storage is blocked, reading the name alone throws; where it is not, the first
 * reading waits for another process: only a page that keeps something reads it.
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
