/** With a space where line breaks and tabs were; several spaces stay. */
export function onOneLine(text: string): string {
  if (!/[^\S ]/.test(text)) return text;
  return text.trim().replace(/\s+/g, (gap) => (/^ +$/.test(gap) ? gap : ' '));
}
