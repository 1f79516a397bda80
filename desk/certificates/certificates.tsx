import { groupNumber } from '../../contracts/certificate.ts';
import type { CertificateLine, CertificatesView } from './certificates-view.ts';
import { classPath } from '../ui/class-path.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ClassSummary } from './classes.tsx';
import { CertificateState } from './certificate-state.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import type { Screen } from '../ui/screen.ts';

const COLUMNS = {
  name: { label: 'Name' },
  course: { label: 'Course' },
  number: { label: 'Number' },
  issued: { label: 'Issued' },
  class: { label: 'Class' },
  state: { label: 'State' },
};

export const certificates: Screen<CertificatesView> = {
  title: (view) => (view.class ? `Class ${view.class}` : 'Certificates'),
  draw: (view) => {
    const { search, certificates: lines, newest, older } = view;
    return (
      <>
        {view.class && <BackLink href="/certificates/classes">Classes</BackLink>}
        <ScreenHead
          heading={view.class ? `Class “${view.class}”` : 'Certificates'}
          actions={
            view.class ? (
              <>
                <a
                  className="button ghost small"
                  href={`/certificates/issue?class=${encodeURIComponent(view.class)}`}
                  {...shortcut('i', 'Issue one more in this class')}
                >
                  Issue one more
                </a>
                <a
                  className="button ghost small"
                  href={`/certificates/papers?class=${encodeURIComponent(view.class)}`}
                  {...shortcut('w', 'Its paper')}
                >
                  Its paper
                </a>
                {view.summary && <ClassActions name={view.class} />}
              </>
            ) : (
              <>
                <a className="button ghost small" href="/certificates/papers" {...shortcut('w', 'Papers')}>
                  Papers
                </a>
                <a className="button ghost small" href="/certificates/classes" {...shortcut('l', 'Classes')}>
                  Classes
                </a>
                <a className="button ghost small" href="/certificates/issue" {...shortcut('i', 'Issue one')}>
                  Issue one
                </a>
                <a className="button small" href="/certificates/class" {...shortcut('n', 'Issue a class')}>
                  Issue a class
                </a>
              </>
            )
          }
        >
          {view.class ? 'Its certificates, newest first.' : 'What the firm has issued, newest first.'}
        </ScreenHead>
        {view.problem !== undefined && (
          <p className="field-warning" role="alert">
            {view.problem}
          </p>
        )}
        <ClassSummary {...view} />
        <form className="filter" method="get" action="/certificates" role="search">
          {view.class && <HiddenFields fields={{ class: view.class }} />}
          <InputField
            name="search"
            label="Number, name, course or class"
            input={{
              type: 'search',
              defaultValue: search,
              autoComplete: 'off',
              spellCheck: false,
              ...shortcut('/', 'Search'),
            }}
          />
          <button className="button ghost small" type="submit">
            Search
          </button>
          {search && (
            <a className="text-link" href={view.class ? classPath(view.class) : '/certificates'}>
              Show all
            </a>
          )}
        </form>
        {lines.length === 0 ? (
          <Nothing search={search} isClass={view.class !== ''} />
        ) : (
          <DataTable caption="Certificates, newest first" columns={COLUMNS} rows={lines.map(rowOf)} />
        )}
        <Pager newest={newest} older={older} />
      </>
    );
  },
};

/** What is done with all of a class at once. */
function ClassActions({ name }: { name: string }) {
  return (
    <>
      <form method="post" action="/certificates/class/mail">
        <HiddenFields fields={{ class: name }} />
        <button className="button ghost small" type="submit" {...shortcut('m', 'Write to the holders')}>
          Write to the holders
        </button>
      </form>
      <a
        className="button ghost small"
        href={printPath(name, 'zip')}
        {...shortcut('z', 'Print the class as a zip')}
      >
        Print the class as a zip
      </a>
      <a
        className="button small"
        href={printPath(name, 'pdf')}
        {...shortcut('p', 'Print the class as one PDF')}
      >
        Print the class as one PDF
      </a>
    </>
  );
}

function Nothing({ search, isClass }: { search: string; isClass: boolean }) {
  if (!search && isClass)
    return (
      <EmptyState heading="No certificate is in this class">
        It may have been renamed, joined with another or taken back: look among the classes.
      </EmptyState>
    );
  return search ? (
    <EmptyState heading={`Nothing is found for “${search}”`}>
      Each word is looked for at the beginning of a word. Try fewer of them, or the number alone.
    </EmptyState>
  ) : (
    <EmptyState heading="No certificate was issued yet">
      Issue one, or a whole class from its spreadsheet. Old certificates come in the same way, with their
      numbers.
    </EmptyState>
  );
}

function rowOf(line: CertificateLine) {
  return {
    key: line.lookup,
    cells: {
      name: (
        <a className="row-link" href={`/certificates/${encodeURIComponent(line.lookup)}`} data-item>
          {line.name || 'Erased'}
        </a>
      ),
      course: line.course,
      number: <span className="reference">{groupNumber(line.number)}</span>,
      issued: <Day value={line.issued} />,
      class: line.class ? <a href={classPath(line.class)}>{line.class}</a> : '–',
      state: <CertificateState state={line.state} />,
    },
  };
}

/** A file to keep. Where it cannot be made, a page says why. */
function printPath(name: string, as: 'pdf' | 'zip'): string {
  return `/certificates/print?${new URLSearchParams({ class: name, as }).toString()}`;
}
