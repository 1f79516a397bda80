import type { ReactNode } from 'react';
import { FieldError } from '../../site/ui/field-error.tsx';
import { Submit } from '../ui/submit.tsx';

interface PasskeyFormProps {
  action: string;
  /** Address for the challenge. */
  challenge: string;
  /** Creates a passkey or uses an existing one. */
  verb: 'create' | 'get';
  /** The field for the answer. */
  field?: string;
  /** True if the script adds the code of an invitation. */
  hasCode?: boolean;
  label: string;
  error?: string;
  children?: ReactNode;
}

/** A form whose button first asks for a passkey (desk/browser/use-passkeys.ts), and then posts normally. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { action, challenge, verb, field = 'credential', hasCode, label, error, children } = props;
  return (
    <form
      className="form passkey-form"
      method="post"
      action={action}
      data-passkey={verb}
      data-challenge={challenge}
      data-field={field}
    >
      {children}
      {hasCode && <input type="hidden" name="code" />}
      <input type="hidden" name={field} />
      <div role="alert" data-passkey-error="">
        <FieldError id="passkey-error" text={error} />
      </div>
      {/* Disabled until the script has loaded: without a passkey the form is refused. */}
      <Submit label={label} disabled />
      <noscript>
        <p className="hint">Passkeys need JavaScript in this browser. A one-time link works without it.</p>
      </noscript>
    </form>
  );
}
