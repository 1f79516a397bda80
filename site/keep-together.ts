/** What stays as it is: scripts, styles, titles, and islands, whose HTML has to be what React draws again. */
const UNTOUCHED = /<(script|style|title|react-island)\b[^]*?<\/\1>/;
/** In text; within a tag a > comes first, as React escapes that sign elsewhere. */
const NAME = /\b(?:CERT-In|Wi-Fi|[Ss]ign-(?:in|out)|\d+-person|incident@cert-in\.org\.in)\b(?=[^<>]*<)/;
const EITHER = new RegExp(`${UNTOUCHED.source}|${NAME.source}`, 'g');

/** Names and short words with a hyphen stay on one line; those who search or copy them find the same letters. */
export function keepTogether(html: string): string {
  return html.replace(EITHER, (found, untouched?: string) =>
    untouched ? found : `<span class="keep-together">${found}</span>`,
  );
}
