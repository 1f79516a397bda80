/** A part of a text with one style. */
export interface Span {
  text: string;
  look?: 'code' | 'strong' | 'mark';
  /** Anchor in the same report. */
  to?: string;
  /** Number of a mark, which is explained below the text. */
  number?: number;
}

/** Matches the id of a finding, such as "HB-03". */
export const FINDING_ID = /\b[A-Z]{2,4}-\d{2}\b(?!-)/;

const PARTS = new RegExp(
  `\`(?<code>[^\`]+)\`|\\*\\*(?<strong>.+?)\\*\\*|\\[(?<label>[^\\]]+)\\]\\(#(?<to>[^)]+)\\)|(?<finding>(?<![\\w-])${FINDING_ID.source})`,
  'g',
);

/** Text with `code`, **strong**, [links](#id) and ids of findings. */
export function readSpans(text: string, findings: readonly string[] = []): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(PARTS)) {
    const { code, strong, label, to, finding } = match.groups!;
    if (finding && !findings.includes(finding)) continue;
    if (match.index > from) spans.push({ text: text.slice(from, match.index) });
    if (code) spans.push({ text: code, look: 'code' });
    else if (strong) spans.push({ text: strong, look: 'strong' });
    else if (to) spans.push({ text: label!, to });
    else spans.push({ text: finding!, to: anchorOf(finding!) });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

/** A line in which [[ and ]] mark the important part. */
export function readMarks(line: string): Span[] {
  return line
    .split(/\[\[(.*?)\]\]/)
    .map((text, index): Span => (index % 2 ? { text, look: 'mark' } : { text }))
    .filter(({ text }) => text);
}

export const anchorOf = (finding: string) => finding.toLowerCase();
