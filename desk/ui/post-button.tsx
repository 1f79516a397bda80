import { HiddenFields } from './hidden-fields.tsx';
import { shortcut } from './shortcut.ts';

const LOOKS = {
  row: 'row-button',
  danger: 'row-button danger',
  ghost: 'button ghost small',
  main: 'button small',
};

interface PostButtonProps {
  action: string;
  /** What it posts beside. */
  fields?: Record<string, string>;
  label: string;
  /** Said to screen readers in place of the label, where several stand in a table. */
  fullLabel?: string;
  /** Its key. */
  letter?: string;
  /** What the list of keys says of it, where that is not the label. */
  says?: string;
  look?: keyof typeof LOOKS;
}

/** One act, as a form with one button. */
export function PostButton(props: PostButtonProps) {
  const { action, fields = {}, label, fullLabel, letter, says = label, look = 'row' } = props;
  return (
    <form method="post" action={action}>
      <HiddenFields fields={fields} />
      <button
        className={LOOKS[look]}
        type="submit"
        aria-label={fullLabel}
        {...(letter !== undefined && shortcut(letter, says))}
      >
        {label}
      </button>
    </form>
  );
}
