import type { ComponentProps } from 'react';
import { shortcut } from './shortcut.ts';

const LOOKS = {
  main: 'button',
  quiet: 'button ghost',
  danger: 'button danger',
  small: 'button small',
  'small quiet': 'button ghost small',
  'small danger': 'button small danger',
  row: 'row-button',
  'row danger': 'row-button danger',
  link: 'text-link',
};

export type SubmitLook = keyof typeof LOOKS;

interface SubmitProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  label: string;
  look?: SubmitLook;
  /** Its key. */
  letter?: string;
  /** What the list of keys says of it, where that is not the label. */
  says?: string;
}

/** A button that sends its form. */
export function Submit({ label, look = 'main', letter, says = label, ...attributes }: SubmitProps) {
  const keys = letter !== undefined && shortcut(letter, says);
  return (
    <button className={LOOKS[look]} type="submit" {...attributes} {...keys}>
      {label}
    </button>
  );
}
