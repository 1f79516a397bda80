/** A path of the desk, whatever was posted as one. */
export function localPath(text: string): string {
  const base = 'https://desk.invalid';
  const url = text.startsWith('/') && URL.canParse(text, base) ? new URL(text, base) : undefined;
  // "/.//evil.example" becomes "//evil.example", which names another host.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
