import { OperatorError } from '../operator-error.ts';

/** A word in braces, such as {day}: the grammar of templates and of what is typed beside them. */
const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** A placeholder without a value stays as it is. */
export function fill(text: string, values: Record<string, string | undefined>): string {
  return text.replaceAll(PLACEHOLDER, (open, name: string) => values[name] ?? open);
}

/** The names that are still to be filled in, each once. */
export function openIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

export function placeholder(name: string): string {
  return `{${name}}`;
}

export function requireFilled(text: string): void {
  const open = openIn(text).map(placeholder);
  if (open.length > 0)
    throw new OperatorError(`The email still contains ${open.join(', ')}. Fill that in first.`);
}
