import { HiddenFields } from '../ui/hidden-fields.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

export interface SignInView {
  linkCommand: string;
  /** The page to open after signing in (`next`), or the file to download (`file`). */
  next: Record<string, string>;
  error?: string;
}

export const signIn: Screen<SignInView> = {
  title: () => 'Sign in',
  draw: ({ linkCommand, next, error }) => (
    <div className="sign-in">
      <h1>Sign in</h1>
      {next.next && (
        <p>
          You were signed out, for example after half an hour without activity. Sign in to continue where you
          were.
        </p>
      )}
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
      >
        <HiddenFields fields={next} />
      </PasskeyForm>
      <details className="sign-in-other">
        <summary>No passkey yet, or lost it?</summary>
        <p>The owner invites people and makes new links under People.</p>
        <p>Whoever runs the server can print a link that opens the desk once:</p>
        <code className="command">{linkCommand}</code>
        <TextLink href="/link" label="Paste the code of that link" />
      </details>
    </div>
  ),
};
