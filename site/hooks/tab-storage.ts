/** What a page keeps until its tab is closed. Where storage is blocked, reading the name alone throws. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
