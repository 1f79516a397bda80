import type { ServiceGroupLabel } from '../../../content/search.ts';

/** The groups whose label holds the text, whatever its case; none for a blank text (Spec §2). */
export function matchServices(groups: readonly ServiceGroupLabel[], text: string): ServiceGroupLabel[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return groups.filter(({ label, dictionaryLabel = '' }) =>
    [label, dictionaryLabel].some((spelling) => spelling.toLowerCase().includes(wanted)),
  );
}

/** The label cut in three around the first place where the text stands in it. */
export function splitAtMatch(label: string, text: string): [before: string, match: string, after: string] {
  const wanted = text.trim().toLowerCase();
  const start = wanted === '' ? -1 : label.toLowerCase().indexOf(wanted);
  if (start < 0) return [label, '', ''];
  const end = start + wanted.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}
