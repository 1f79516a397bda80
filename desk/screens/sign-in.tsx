import type { SignInView } from '../../contracts/desk/sign-in-view.ts';
import type { Screen } from './screen.ts';

export const signIn: Screen<SignInView> = {
  title: () => 'Sign in',
  draw: ({ linkCommand }) => (
    <div className="door">
      <h1>Sign in</h1>
      <p className="muted">On the machine of the server, a command prints a link that opens the desk once:</p>
      <p>
        <code className="command">{linkCommand}</code>
      </p>
      <a className="button ghost small" href="/link">
        Paste a code instead
      </a>
    </div>
  ),
};
