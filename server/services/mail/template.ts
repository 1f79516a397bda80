import { OperatorError } from '../operator-error.ts';

/** Placeholder in a template, such as {day}. */
const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Fills in values. A placeholder without a value is kept. */
export function fill(text: string, values: Record<string, string | undefined>): string {
  return text.replaceAll(PLACEHOLDER, (open, name: string) => values[name] ?? open);
}

/** Names of the placeholders in a text, each once. */
export function openIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

export function placeholder(name: string): string {
  return `{${name}}`;
}

export function requireFilled(text: string): void {
  const open = openIn(text).map(placeholder);
  if (open.length > 0)
    throw new OperatorError(`The email still contains ${open.join(', ')}. Fill in the placeholders first.`);
}
