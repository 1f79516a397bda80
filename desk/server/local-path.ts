/** A path of the desk, whatever was posted as one. */
export function localPath(text: string): string {
  const base = 'https://desk.invalid';
  const url = text.startsWith('/') && URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url?.origin === base ? url.pathname + url.search : '/';
}
