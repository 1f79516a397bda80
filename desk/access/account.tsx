import type { AccountView } from './account.ts';
import { DataTable } from '../ui/data-table.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';

export const account: Screen<AccountView> = {
  title: () => 'Your access',
  draw: ({ name, role, passkeys, sessions, byLink, isPerson }) => (
    <>
      <ScreenHead
        heading="Your access"
        actions={
          isPerson && (
            <a className="button small" href="/account/passkeys/new">
              Add a passkey
            </a>
          )
        }
      >
        {`${name}, role ${role}.`}
      </ScreenHead>
      {isPerson ? (
        <div className="stack">
          <section aria-labelledby="passkeys">
            <h2 id="passkeys">Passkeys</h2>
            {passkeys.length === 1 && (
              <p className="advice">
                You have one passkey. Add a second one on another device: whoever loses the only one has to be
                let in again by the owner.
              </p>
            )}
            <DataTable
              caption="Your passkeys"
              columns={{
                label: { label: 'Device' },
                created: { label: 'Registered' },
                used: { label: 'Last used' },
                act: { label: 'Remove' },
              }}
              rows={passkeys.map(({ id, label, created, used }) => ({
                key: id,
                cells: {
                  label,
                  created: <Time value={created} />,
                  used: used ? <Time value={used} /> : 'Not yet',
                  act:
                    passkeys.length > 1 ? (
                      <PostButton
                        action={`/account/passkeys/${encodeURIComponent(id)}/remove`}
                        label="Remove"
                        fullLabel={`Remove the passkey ${label}`}
                        isDanger
                      />
                    ) : (
                      'The only one'
                    ),
                },
              }))}
            />
          </section>
          <section aria-labelledby="sessions">
            <div className="section-row">
              <h2 id="sessions">Sessions</h2>
              {(sessions.length > 1 || byLink > 0) && (
                <PostButton action="/account/sessions/end-others" label="End all others" />
              )}
            </div>
            {byLink > 0 && (
              <p className="advice">
                Somebody is at the desk by a link from the command line, as <a href="/people">People</a>{' '}
                shows. “End all others” ends that too.
              </p>
            )}
            <DataTable
              caption="Your sessions"
              columns={{
                browser: { label: 'Browser' },
                created: { label: 'Signed in' },
                seen: { label: 'Last used' },
                act: { label: 'End' },
              }}
              rows={sessions.map(({ id, browser, created, seen, isThis }) => ({
                key: id,
                cells: {
                  browser,
                  created: <Time value={created} />,
                  seen: <Time value={seen} />,
                  act: isThis ? (
                    'This one'
                  ) : (
                    <PostButton
                      action={`/account/sessions/${id}/end`}
                      label="End"
                      fullLabel={`End the session in ${browser}`}
                    />
                  ),
                },
              }))}
            />
          </section>
        </div>
      ) : (
        <p className="advice">
          You came by a one-time link, which has no passkeys. Invite yourself under People as owner, and sign
          in with a passkey from then on.
        </p>
      )}
    </>
  ),
};
