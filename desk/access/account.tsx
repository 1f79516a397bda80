import type { AccountView } from './account.ts';
import { DataTable } from '../ui/data-table.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField } from '../ui/field.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

type View = AccountView & {
  /** A refused address and the error. */
  typed?: { email: string; error?: string };
};

export const account: Screen<View> = {
  title: () => 'Your access',
  draw: ({ name, role, passkeys, sessions, byLink, isPerson, morning, typed }) => (
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
          {morning && <MorningMail {...morning} typed={typed} />}
          <section aria-labelledby="passkeys">
            <h2 id="passkeys">Passkeys</h2>
            {passkeys.length === 1 && (
              <p className="advice">
                You have one passkey. Add a second one on another device: if you lose your only passkey, the
                owner has to invite you again.
              </p>
            )}
            <DataTable
              caption="Your passkeys"
              columns={{ label: 'Device', created: 'Registered', used: 'Last used', act: 'Remove' }}
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
                        label="Remove…"
                        fullLabel={`Remove the passkey ${label}`}
                        look="row danger"
                      />
                    ) : (
                      'Your only passkey'
                    ),
                },
              }))}
            />
          </section>
          <section aria-labelledby="sessions">
            <div className="row section-row">
              <h2 id="sessions">Sessions</h2>
              {(sessions.length > 1 || byLink > 0) && (
                <PostButton action="/account/sessions/end-others" label="End all others…" />
              )}
            </div>
            {byLink > 0 && (
              <p className="advice">
                Somebody is signed in by a link from the command line, as <a href="/people">People</a> shows.
                “End all others” ends that too.
              </p>
            )}
            <DataTable
              caption="Your sessions"
              columns={{ browser: 'Browser', created: 'Signed in', seen: 'Last used', act: 'End' }}
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
                      label="End…"
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
          You signed in with a one-time link, which has no passkeys. Invite yourself as owner under People,
          then sign in with a passkey.
        </p>
      )}
    </>
  ),
};

function MorningMail({ email, at, typed }: NonNullable<View['morning']> & Pick<View, 'typed'>) {
  return (
    <section aria-labelledby="morning">
      <h2 id="morning">Morning email</h2>
      <p className="muted">
        {`A daily email at ${at} on working days: your follow-ups, expired seat holds, and submissions without an owner. Names are left out. No email if there is nothing to do. Calendar entries for interviews that you hold go to this address too.`}
      </p>
      <ErrorSummary errors={typed?.error === undefined ? {} : { email: typed.error }} />
      <form className="side-form morning-mail" method="post" action="/account/morning-mail">
        <InputField
          name="email"
          label="Your email address"
          error={typed?.error}
          input={{
            type: 'email',
            defaultValue: typed?.email ?? email,
            maxLength: 254,
            autoComplete: 'email',
          }}
        />
        <div className="row acts">
          <Submit
            label={email === undefined ? 'Send it to me' : 'Change the address'}
            look="small quiet"
            name="send"
            value="yes"
          />
          {email !== undefined && (
            <Submit label="Stop sending" look="row" name="send" value="no" formNoValidate />
          )}
        </div>
      </form>
    </section>
  );
}
