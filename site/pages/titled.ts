/** For the row of a folded section: what is inside it. Titles may hold commas. */
export const titled = (items: { title: string }[]) => items.map(({ title }) => title).join('\u00a0· ');
