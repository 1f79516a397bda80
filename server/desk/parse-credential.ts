/** What the browser's passkey answered, as a form carries it: any JSON, or nothing. */
export function parseCredential(form: URLSearchParams, name = 'credential'): unknown {
  try {
    return JSON.parse(form.get(name) ?? '');
  } catch {
    return undefined;
  }
}
