/** Summary of a folded section from the titles inside. Titles may contain commas. */
export const titled = (items: { title: string }[]) => items.map(({ title }) => title).join('\u00a0· ');
