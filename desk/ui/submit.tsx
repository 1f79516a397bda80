import type { ComponentProps } from 'react';

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
  /** No key sends a form, so keys can be declared only on links, folds and fields. */
  'data-key'?: never;
}

/** A button that sends its form. */
export function Submit({ label, look = 'main', ...attributes }: SubmitProps) {
  return (
    <button className={LOOKS[look]} type="submit" {...attributes}>
      {label}
    </button>
  );
}
