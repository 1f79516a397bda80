import { groupNumber } from '../../contracts/certificate.ts';
import { CertificateState } from '../certificates/certificate-state.tsx';
import { Age } from '../ui/age.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Screen } from '../ui/screen.ts';
import { ScreenHead } from '../ui/screen-head.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { SearchView } from './view.ts';

/** Results for a person or a number, in all records. */
export const search: Screen<SearchView> = {
  title: () => 'Search',
  draw: ({ search: searched, submissions, certificates, moreCertificates, seesCertificates, now }) => {
    const lists = submissions.filter(({ rows }) => rows.length > 0);
    return (
      <>
        <ScreenHead heading="Search">
          {`Finds names, phone numbers, email addresses, words of messages and reference numbers${seesCertificates ? ', and certificate numbers' : ''}.`}
        </ScreenHead>
        <SearchForm
          action="/search"
          label="Name, phone, email, number or words of a message"
          search={searched}
          all=""
        />
        {searched !== '' && lists.length === 0 && certificates.length === 0 && (
          <EmptyState heading={`No results for “${searched}”`}>
            Try fewer words, or the number only.
          </EmptyState>
        )}
        {lists.map(({ kind, label, rows, more }) => (
          <section className="found" key={kind} aria-labelledby={`found-${kind}`}>
            <h2 id={`found-${kind}`}>{label}</h2>
            <ul>
              {rows.map(({ reference, href, name, about, state, received }) => (
                <li key={reference}>
                  <TextLink look="row" href={href} data-item="" label={name} />{' '}
                  <span className="reference">{reference}</span> <StateMark state={state} />{' '}
                  <Age value={received} now={now} />
                  {about && <p className="excerpt">{about}</p>}
                </li>
              ))}
            </ul>
            {more && <TextLink href={more} label={`All ${label.toLowerCase()} that match`} />}
          </section>
        ))}
        {certificates.length > 0 && (
          <section className="found" aria-labelledby="found-certificates">
            <h2 id="found-certificates">Certificates</h2>
            <ul>
              {certificates.map(({ lookup, number, name, course, state }) => (
                <li key={lookup}>
                  <TextLink
                    look="row"
                    href={`/certificates/${encodeURIComponent(lookup)}`}
                    data-item=""
                    label={name}
                  />{' '}
                  <span className="reference">{groupNumber(number)}</span> <CertificateState state={state} />
                  <p className="excerpt">{course}</p>
                </li>
              ))}
            </ul>
            {moreCertificates && <TextLink href={moreCertificates} label="All certificates that match" />}
          </section>
        )}
      </>
    );
  },
};
