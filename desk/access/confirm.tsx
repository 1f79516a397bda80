import type { ConfirmView } from './confirm-identity.ts';
import { InputField } from '../ui/field.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

export const confirm: Screen<ConfirmView> = {
  title: ({ ended }) => (ended ? 'Sign in again' : 'Confirm that it is you'),
  draw: ({ action, fields, by, ended, error, linkCommand }) => {
    const kept = fields.map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ));
    return (
      <div className="sign-in">
        <h1>{ended ? 'Sign in again' : 'Confirm that it is you'}</h1>
        <p className="muted">
          {ended
            ? 'You were signed out, as after half an hour without use. What you sent is kept on this page: nothing of it was stored or mailed yet. Sign in, and it goes on.'
            : 'This step asks for a fresh proof, as others may use this computer too.'}
        </p>
        {ended?.hadFile && <p>The file that you chose is not kept: choose it once more afterwards.</p>}
        {by === 'passkey' ? (
          <PasskeyForm
            action={action}
            challenge="/sign-in/challenge"
            verb="get"
            label={ended ? 'Sign in with a passkey and go on' : 'Confirm with a passkey'}
            error={error}
          >
            {kept}
          </PasskeyForm>
        ) : (
          <form className="form" method="post" action={action}>
            {kept}
            <p>You came by a link from the command line: a new one is the proof.</p>
            <code className="command">{linkCommand}</code>
            <InputField
              name="confirm-code"
              label="What stands after # in the new link"
              error={error}
              input={{ required: true, autoComplete: 'off', spellCheck: false }}
            />
            <Submit label={ended ? 'Sign in and go on' : 'Confirm'} />
          </form>
        )}
      </div>
    );
  },
};
