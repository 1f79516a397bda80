import type { ServiceGroupLabel } from '../../../content/search.ts';

/** The groups whose label contains the text, ignoring upper and lower case. A blank text matches none (Spec §2). */
export function matchServices(groups: readonly ServiceGroupLabel[], text: string): ServiceGroupLabel[] {
  const query = text.trim().toLowerCase();
  if (query === '') return [];
  return groups.filter(({ label, dictionaryLabel = '' }) =>
    [label, dictionaryLabel].some((spelling) => spelling.toLowerCase().includes(query)),
  );
}

/** The label split around the first match. */
export function splitAtMatch(label: string, text: string): [before: string, match: string, after: string] {
  const query = text.trim().toLowerCase();
  const start = query === '' ? -1 : label.toLowerCase().indexOf(query);
  if (start < 0) return [label, '', ''];
  const end = start + query.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}
