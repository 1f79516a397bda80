import { HiddenFields } from './hidden-fields.tsx';
import { shortcut } from './shortcut.ts';

interface ActFormProps {
  action: string;
  /** The one that the person saw. */
  version: number | string;
  label: string;
  /** Its key. */
  letter: string;
}

/** One act on what is shown, as a form with one button. */
export function ActForm({ action, version, label, letter }: ActFormProps) {
  return (
    <form method="post" action={action}>
      <HiddenFields fields={{ version: String(version) }} />
      <button className="button ghost small" type="submit" {...shortcut(letter, label)}>
        {label}
      </button>
    </form>
  );
}
