/** Converts posted text to a path of the desk. */
export function localPath(text: string): string {
  const base = 'https://desk.invalid';
  const url = text.startsWith('/') && URL.canParse(text, base) ? new URL(text, base) : undefined;
  // "/.//evil.example" becomes "//evil.example", which is another host.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
