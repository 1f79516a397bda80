import type { PeopleView } from './people-routes.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { PostButton } from '../ui/post-button.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

const STATES = { invited: 'Invited, no passkey yet', active: 'Active', ended: 'Access ended' };

type DeskPerson = PeopleView['people'][number];

export const people: Screen<PeopleView> = {
  title: () => 'People',
  draw: ({ people: list, byLink, roles, typed, errors }) => (
    <>
      <ScreenHead heading="People">
        Who may use the desk. An owner sees everything; the office answers, recruiters read applications,
        trainers issue certificates.
      </ScreenHead>
      <ErrorSummary errors={errors} />
      <form className="row filter" method="post" action="/people">
        <InputField
          name="name"
          label="Name"
          error={errors['name']}
          input={{
            defaultValue: typed.name,
            required: true,
            maxLength: 100,
            autoComplete: 'off',
            ...shortcut('i', 'Invite somebody'),
          }}
        />
        <SelectField name="role" label="Role" value={typed.role} options={roles} />
        <Submit label="Invite" look="small" />
      </form>
      <div className="stack">
        {list.length === 0 ? (
          <EmptyState heading="Nobody yet">
            Invite yourself as owner first: a one-time link opens the desk for a few hours only.
          </EmptyState>
        ) : (
          <DataTable
            caption="People of the desk"
            columns={{
              name: 'Name',
              role: 'Role',
              state: 'State',
              passkeys: 'Passkeys',
              sessions: 'Sessions',
              seen: 'Last seen',
              acts: 'Change',
            }}
            numbers={['passkeys', 'sessions']}
            rows={list.map((person) => ({
              key: person.id,
              cells: {
                name: person.isYou ? `${person.name} (you)` : person.name,
                role:
                  person.isYou || person.state === 'ended' ? (
                    person.role
                  ) : (
                    <RoleForm {...person} roles={roles} />
                  ),
                state: STATES[person.state],
                passkeys: person.passkeys,
                sessions: person.sessions,
                seen: person.lastSeen ? <Time value={person.lastSeen} /> : '–',
                acts: <Acts {...person} />,
              },
            }))}
          />
        )}
        <ByLink sessions={byLink} />
      </div>
    </>
  ),
};

/** Sessions by link. They have no name, because anybody who may run commands on the server can make a link. */
function ByLink({ sessions }: { sessions: PeopleView['byLink'] }) {
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <section aria-labelledby="by-link">
      <div className="row section-row">
        <h2 id="by-link">Signed in by a link from the server</h2>
        {others.length > 0 && (
          <PostButton
            action="/people/link/end-sessions"
            label={others.length < sessions.length ? 'End all others…' : 'End sessions…'}
            fullLabel={others.length < sessions.length ? 'End all others by link' : 'End sessions by link'}
            look="row danger"
          />
        )}
      </div>
      {sessions.length === 0 ? (
        <p className="muted">Nobody is signed in by a one-time link.</p>
      ) : (
        <DataTable
          caption="Sessions by link"
          columns={{ browser: 'Browser', created: 'Signed in', seen: 'Last used' }}
          rows={sessions.map(({ id, browser, created, seen, isThis }) => ({
            key: id,
            cells: {
              browser: isThis ? `${browser} (this one)` : browser,
              created: <Time value={created} />,
              seen: <Time value={seen} />,
            },
          }))}
        />
      )}
    </section>
  );
}

function RoleForm({ id, name, role, roles }: DeskPerson & Pick<PeopleView, 'roles'>) {
  return (
    <form className="inline-form" method="post" action={`/people/${id}/role`}>
      <select className="input small" name="role" defaultValue={role} aria-label={`Role of ${name}`}>
        {roles.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <Submit label="Set…" look="row" aria-label={`Set the role of ${name}`} />
    </form>
  );
}

function Acts({ id, name, state, sessions, isYou }: DeskPerson) {
  if (isYou) return <a href="/account">Your access</a>;
  const act = (verb: string) => `/people/${id}/${verb}`;
  return (
    <div className="row row-acts">
      {state === 'active' && (
        <PostButton action={act('add-device')} label="Add a device" fullLabel={`Add a device of ${name}`} />
      )}
      <PostButton
        action={act('reset')}
        label={state === 'active' ? 'Lost device…' : 'New link…'}
        fullLabel={state === 'active' ? `Lost device of ${name}` : `New link for ${name}`}
      />
      {sessions > 0 && (
        <PostButton
          action={act('end-sessions')}
          label="Sign out…"
          fullLabel={`Sign ${name} out everywhere`}
        />
      )}
      {state !== 'ended' && (
        <PostButton
          action={act('end')}
          label="End access…"
          fullLabel={`End the access of ${name}`}
          look="row danger"
        />
      )}
    </div>
  );
}
