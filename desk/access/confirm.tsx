import type { ConfirmView } from './confirm-identity.ts';
import { InputField } from '../ui/field.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import type { Screen } from '../ui/screen.ts';

export const confirm: Screen<ConfirmView> = {
  title: () => 'Confirm that it is you',
  draw: ({ action, fields, by, error, linkCommand }) => {
    const kept = fields.map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ));
    return (
      <div className="sign-in">
        <h1>Confirm that it is you</h1>
        <p className="muted">This step asks for a fresh proof, as others may use this computer too.</p>
        {by === 'passkey' ? (
          <PasskeyForm
            action={action}
            challenge="/sign-in/challenge"
            verb="get"
            label="Confirm with a passkey"
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
            <button className="button" type="submit">
              Confirm
            </button>
          </form>
        )}
      </div>
    );
  },
};
