import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';

export const invited: Screen<{ name: string; link: string; expires: string }> = {
  title: ({ name }) => `Link for ${name}`,
  draw: ({ name, link, expires }) => (
    <>
      <ScreenHead heading={`Link for ${name}`}>
        It registers one passkey, works once and until <Time value={expires} />. It is shown here only.
      </ScreenHead>
      <div className="stack narrow">
        <code className="command">{link}</code>
        <p>
          Give it to {name} in person or by phone. They must open it on the device that they will sign in
          with.
        </p>
        <a className="button small" href="/people">
          Back to People
        </a>
      </div>
    </>
  ),
};
