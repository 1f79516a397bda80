import { PasskeyForm } from './passkey-form.tsx';
import type { Screen } from '../ui/screen.ts';

export const signIn: Screen<{ linkCommand: string; error?: string }> = {
  title: () => 'Sign in',
  draw: ({ linkCommand, error }) => (
    <div className="sign-in">
      <h1>Sign in</h1>
      <p className="muted">
        With the passkey that you registered: a fingerprint, your face or the PIN of this device, or your
        phone.
      </p>
      <PasskeyForm
        action="/sign-in"
        challenge="/sign-in/challenge"
        verb="get"
        label="Sign in with a passkey"
        error={error}
      />
      <details className="sign-in-other">
        <summary>No passkey yet, or lost it?</summary>
        <p>The owner invites people and makes new links under People.</p>
        <p>Whoever runs the server can print a link that opens the desk once:</p>
        <code className="command">{linkCommand}</code>
        <a className="text-link" href="/link">
          Paste its code
        </a>
      </details>
    </div>
  ),
};
