import type { ComponentProps } from 'react';
import { shortcut } from './shortcut.ts';

const LOOKS = { text: 'text-link', row: 'row-link' };

interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'children'> {
  label: string;
  look?: keyof typeof LOOKS;
  /** Shortcut key. */
  letter?: string;
  /** Text in the list of keys, if it differs from the label. */
  says?: string;
}

/** A link within text, or the one that names a row. */
export function TextLink({ label, look = 'text', letter, says = label, ...attributes }: TextLinkProps) {
  const keys = letter !== undefined && shortcut(letter, says);
  return (
    <a className={LOOKS[look]} {...attributes} {...keys}>
      {label}
    </a>
  );
}
