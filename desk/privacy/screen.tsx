import { type PersonData, whatGoes, whatStays } from '../../contracts/person-data.ts';
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
        When somebody asks what the firm keeps about them, or asks to be forgotten: find them by the address
        from which they wrote, or by the reference of what they sent.
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
      <EmptyState heading="Nothing is kept from this address">
        {`Nothing that we keep is from ${email} or was sent there. The person may have used another address.`}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      {addresses.length > 0 && (
        <p>{`Joined by hand as the same person: what came from ${addresses.join(', ')}.`}</p>
      )}
      <DataTable
        caption={`What came from ${email}`}
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
        <p className="hint">
          This cannot be undone. It asks for your passkey first unless you have just used it.
        </p>
      </form>
    </div>
  );
}
