import { HiddenFields } from './hidden-fields.tsx';
import { Submit, type SubmitLook } from './submit.tsx';

interface PostButtonProps {
  action: string;
  /** Additional posted fields. */
  fields?: Record<string, string>;
  label: string;
  /** Replaces the label for screen readers if a table has several such buttons. */
  fullLabel?: string;
  look?: SubmitLook;
}

/** A form with one button. */
export function PostButton({ action, fields, fullLabel, look = 'row', ...button }: PostButtonProps) {
  return (
    <form method="post" action={action}>
      {fields && <HiddenFields fields={fields} />}
      <Submit {...button} look={look} aria-label={fullLabel} />
    </form>
  );
}
