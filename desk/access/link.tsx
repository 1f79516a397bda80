import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField } from '../ui/field.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

/** The code is in the link's fragment, which browsers do not send: desk/browser/post-link-code.ts puts it into the form. */
export const link: Screen<{ error?: string }> = {
  title: () => 'Open the desk',
  draw: ({ error }) => (
    <div className="sign-in">
      <h1>Open the desk</h1>
      <p className="muted">
        A one-time link fills this in automatically. Without JavaScript, paste the part after # here.
      </p>
      {error && <ErrorSummary errors={{ code: error }} />}
      <form className="form" method="post" action="/link" data-link-code={error ? undefined : ''}>
        <InputField
          name="code"
          label="Code"
          error={error}
          input={{ required: true, autoComplete: 'off', spellCheck: false, autoFocus: true }}
        />
        <Submit label="Open the desk" />
      </form>
    </div>
  ),
};
