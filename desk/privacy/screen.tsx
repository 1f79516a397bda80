import { type PersonData, whatGoes, whatStays } from '../../domain/person-data.ts';
import { DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Time } from '../ui/time.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';

export const privacy: Screen<{ email: string; error?: string; found?: PersonData }> = {
  title: () => 'Privacy',
  draw: ({ email, error, found }) => (
    <>
      <ScreenHead heading="Privacy">
        When somebody asks which data the firm has about them, or asks to have it deleted, find them by their
        email address or by the reference of a submission.
      </ScreenHead>
      {error && <ErrorSummary errors={{ email: error }} />}
      <form className="row filter" method="post" action="/privacy" role="search">
        <InputField
          name="email"
          label="Email address or reference"
          error={error}
          input={{
            type: 'search',
            defaultValue: email,
            required: true,
            autoComplete: 'off',
            spellCheck: false,
            ...shortcut('/', 'Find a person'),
          }}
        />
        <Submit label="Find" look="small" />
      </form>
      {found && <Found {...found} />}
    </>
  ),
};

function Found(data: PersonData) {
  const { email, addresses, items, erased } = data;
  if (erased.length === 0) {
    return (
      <EmptyState heading="No data from this address">
        {`No stored data is from ${email} or was sent there. The person may have used another address.`}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      {addresses.length > 0 && <p>{`Linked as the same person: ${addresses.join(', ')}.`}</p>}
      <DataTable
        caption={`Data from ${email}`}
        columns={{ reference: 'Reference', name: 'Name', subject: 'What', received: 'Received' }}
        rows={items.map(({ reference, name, subject, received }) => ({
          key: reference,
          cells: {
            reference: <span className="reference">{reference}</span>,
            name,
            subject: subject === null ? 'Enquiry' : `Application: ${subject}`,
            received: <Time value={received} />,
          },
        }))}
      />
      <div className="two-columns">
        <section aria-labelledby="goes">
          <h2 id="goes">What will be deleted</h2>
          <ul className="plain-list">
            {whatGoes(data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="stays">
          <h2 id="stays">What is kept</h2>
          <ul className="plain-list">
            {whatStays(data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <form method="post" action="/privacy/erase">
        <HiddenFields fields={{ email }} />
        <Submit
          label={addresses.length > 0 ? 'Erase all of this person' : `Erase all from ${email}`}
          look="small danger"
        />
        <p className="hint">You cannot undo this. You confirm it with your passkey.</p>
      </form>
    </div>
  );
}
