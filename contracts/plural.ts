/** Count with its noun, such as "1 enquiry" or "1200 enquiries". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
