import { InputField } from '../ui/field.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { Screen } from '../ui/screen.ts';

/** The typed label, and why the passkey was refused. */
export interface PasskeyView {
  label: string;
  error?: string;
}

/** Target of an invitation. The script reads the code from the fragment. */
export const welcome: Screen<PasskeyView> = {
  title: () => 'Welcome',
  draw: ({ label, error }) => (
    <div className="sign-in">
      <h1>Register a passkey</h1>
      <p className="muted">
        You were invited to the desk. A passkey replaces a password. This device stores it, and your
        fingerprint, face or PIN unlocks it.
      </p>
      <PasskeyForm
        action="/welcome"
        challenge="/welcome/challenge"
        verb="create"
        hasCode
        label="Register a passkey"
        error={error}
      >
        <PasskeyLabel value={label} />
      </PasskeyForm>
    </div>
  ),
};

/** Field for the name of a passkey. */
export function PasskeyLabel({ value }: { value: string }) {
  return (
    <InputField
      name="label"
      label="Name of this device"
      hint="To tell your passkeys apart, such as Office PC."
      input={{ defaultValue: value, required: true, maxLength: 60, autoComplete: 'off' }}
    />
  );
}
