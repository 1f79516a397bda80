import { PostButton } from './post-button.tsx';

interface ActFormProps {
  action: string;
  /** Version that the person saw. */
  version: number | string;
  label: string;
}

/** A form with a button for an action on the shown record. */
export function ActForm({ action, version, label }: ActFormProps) {
  return (
    <PostButton action={action} fields={{ version: String(version) }} label={label} look="small quiet" />
  );
}
