/** A paragraph with its line breaks, or the items of a list. */
export type DescriptionPart = { text: string } | { items: string[] };

const BULLET = /^\s*[•*–-]\s+/;

/** The first lines for the card, and the rest for its fold. */
export function splitDescription(description: string): { first: DescriptionPart[]; rest: DescriptionPart[] } {
  const parts = descriptionParts(description);
  const [opening, next] = parts;
  const count = opening && 'text' in opening && next && 'items' in next ? 2 : 1;
  return { first: parts.slice(0, count), rest: parts.slice(count) };
}

/**
 * The parts of a text that an operator wrote. A blank line ends a paragraph, and lines that begin with a bullet are a
 * list.
 */
export function descriptionParts(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let part: DescriptionPart | undefined;
  const begin = <Part extends DescriptionPart>(next: Part): Part => {
    parts.push(next);
    part = next;
    return next;
  };
  for (const line of description.split(/\r?\n/)) {
    if (line.trim() === '') part = undefined;
    else if (BULLET.test(line)) {
      const list = part && 'items' in part ? part : begin({ items: [] });
      list.items.push(line.replace(BULLET, ''));
    } else if (part && 'text' in part) part.text += `\n${line}`;
    else begin({ text: line });
  }
  return parts;
}
