import { PostButton } from './post-button.tsx';

interface ActFormProps {
  action: string;
  /** The one that the person saw. */
  version: number | string;
  label: string;
}

/** One act on what is shown, as a form with one button. */
export function ActForm({ action, version, label }: ActFormProps) {
  return (
    <PostButton action={action} fields={{ version: String(version) }} label={label} look="small quiet" />
  );
}
