/** What stays as it is: scripts, styles, titles, drawings and code, and islands, whose HTML has to be what React draws again. */
const UNTOUCHED = /<(script|style|title|svg|pre|react-island)\b[^]*?<\/\1>/;
/** In text; within a tag a > comes first, as React escapes that sign elsewhere. */
const NAME =
  /(?:\b(?:[AE]-[2-9A-Z]{4}-[2-9A-Z]{2}|CERT-In|Wi-Fi|break-glass|file-sharing|Hands-On|force-pushed|Power BI|\w+-(?:in|on|out|up|off|back)|CWE-\d+|SOC 2|self-\w+|[Aa]ny-to-any|\d+[-–]\w+|incident@cert-in\.org\.in)|\+\d[\d ]+\d|(?<=\s)-[A-Z]\w{9,})\b(?=[^<>]*<)/;
const EITHER = new RegExp(`${UNTOUCHED.source}|${NAME.source}`, 'g');

/** References, names, numbers and short words with a hyphen stay on one line, and so does a telephone number; those who search or copy them find the same letters. */
export function keepTogether(html: string): string {
  return html.replace(EITHER, (found, untouched?: string) =>
    untouched ? found : `<span class="keep-together">${found}</span>`,
  );
}
