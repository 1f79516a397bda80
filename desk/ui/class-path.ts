/** Address of a class. */
export function classPath(name: string): string {
  return `/certificates?class=${encodeURIComponent(name)}`;
}
