/**
 * Storage that lasts until the tab is closed. If storage is blocked, even accessing it throws an error. If it is not
 * blocked, the first access waits for another process, so only pages that need it access it.
 */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Stores a text if there is room. */
export function keepInTab(key: string, text: string): void {
  try {
    tabStorage()?.setItem(key, text);
  } catch {
    // Storage is full: earlier values stay.
  }
}
