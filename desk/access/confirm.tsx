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
            ? 'You were signed out, for example after half an hour without activity. This page keeps what you sent. Nothing was saved or emailed yet. Sign in to continue.'
            : 'This step needs your fingerprint, face or PIN again, because others may use this computer.'}
        </p>
        {ended?.hadFile && <p>The file that you chose is not kept. Choose it again afterwards.</p>}
        {by === 'passkey' ? (
          <PasskeyForm
            action={action}
            challenge="/sign-in/challenge"
            verb="get"
            label={ended ? 'Sign in with a passkey and continue' : 'Confirm with a passkey'}
            error={error}
          >
            {kept}
          </PasskeyForm>
        ) : (
          <form className="form" method="post" action={action}>
            {kept}
            <p>You signed in with a link from the command line. Confirm with a new link.</p>
            <code className="command">{linkCommand}</code>
            <InputField
              name="confirm-code"
              label="Code from the new link (the part after #)"
              error={error}
              input={{ required: true, autoComplete: 'off', spellCheck: false }}
            />
            <Submit label={ended ? 'Sign in and continue' : 'Confirm'} />
          </form>
        )}
      </div>
    );
  },
};
