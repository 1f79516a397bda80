import { PasskeyForm } from './passkey-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { PasskeyLabel, type PasskeyView } from './welcome.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const newPasskey: Screen<PasskeyView> = {
  title: () => 'Add a passkey',
  draw: ({ label, error }) => (
    <div className="sign-in">
      <h1>Add a passkey</h1>
      <p className="muted">
        Add one on a second device, such as your phone. Then losing a device does not lock you out.
      </p>
      <PasskeyForm
        action="/account/passkeys"
        challenge="/account/passkeys/challenge"
        verb="create"
        field="passkey"
        label="Add this passkey"
        error={error}
      >
        <PasskeyLabel value={label} />
      </PasskeyForm>
      <TextLink href="/account" label="Back to your access" />
    </div>
  ),
};
