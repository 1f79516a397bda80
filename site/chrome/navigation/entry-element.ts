/** Reads level and paths of a navigation entry from its markup. */

export function linkOf(entry: Element | null): HTMLAnchorElement | null {
  return entry?.querySelector<HTMLAnchorElement>(':scope > a') ?? null;
}

/** The path of the entry's menu; undefined for a plain link. */
export function menuPathOf(entry: Element): string | undefined {
  return entry.querySelector(':scope > .dropdown') ? linkOf(entry)?.pathname : undefined;
}

/** The entry whose menu contains the given one; null in the bar. */
export function ownerOf(entry: Element): Element | null {
  return entry.parentElement?.closest('li') ?? null;
}

export function levelOf(entry: Element): number {
  const owner = ownerOf(entry);
  return owner ? levelOf(owner) + 1 : 0;
}
