import type { FormEvent } from 'react';

/** The name of the field that an event of the form comes from. */
export function fieldName({ target }: FormEvent): string {
  return (target instanceof Element && target.getAttribute('name')) || '';
}
