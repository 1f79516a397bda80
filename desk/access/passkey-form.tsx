import type { ReactNode } from 'react';
import { FieldError } from '../../site/ui/field-error.tsx';
import { Submit } from '../ui/submit.tsx';

interface PasskeyFormProps {
  action: string;
  /** Address for the challenge. */
  challenge: string;
  /** Tells whether a passkey is made, or a known one used. */
  verb: 'create' | 'get';
  /** The field that takes the answer. */
  field?: string;
  /** Has the code of an invitation put in by the script. */
  hasCode?: boolean;
  label: string;
  error?: string;
  children?: ReactNode;
}

/** A form whose button asks for a passkey first (desk/browser/use-passkeys.ts), and then posts plainly. */
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
      {/* Until the script is there, which asks for the passkey: posted without one the form is refused. */}
      <Submit label={label} disabled />
      <noscript>
        <p className="hint">Passkeys need JavaScript in this browser. A one-time link works without it.</p>
      </noscript>
    </form>
  );
}
