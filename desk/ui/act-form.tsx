import { PostButton } from './post-button.tsx';

interface ActFormProps {
  action: string;
  /** Version that the person saw. */
  version: number | string;
  label: string;
}

/** Button that acts on the record shown, as a form. */
export function ActForm({ action, version, label }: ActFormProps) {
  return (
    <PostButton action={action} fields={{ version: String(version) }} label={label} look="small quiet" />
  );
}
