import { groupNumber } from '../../contracts/certificate.ts';
import { SearchForm } from '../ui/search-form.tsx';
import { plural } from '../../contracts/plural.ts';
import { PostButton } from '../ui/post-button.tsx';
import { ActLink } from '../ui/act-link.tsx';
import type { CertificateLine, CertificatesView } from './certificates-view.ts';
import { classPath } from '../ui/class-path.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ClassSummary } from './classes.tsx';
import { CertificateState } from './certificate-state.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Day } from '../ui/day.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { TextLink } from '../ui/text-link.tsx';

const COLUMNS = {
  name: 'Name',
  course: 'Course',
  number: 'Number',
  issued: 'Issued',
  class: 'Class',
  state: 'State',
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
                <ActLink
                  href={`/certificates/issue?class=${encodeURIComponent(view.class)}`}
                  label="Issue another"
                  letter="i"
                  says="Issue another certificate in this class"
                />
                <ActLink
                  href={`/certificates/papers?class=${encodeURIComponent(view.class)}`}
                  label="Design of this class"
                  letter="w"
                />
                {view.summary && <ClassActions name={view.class} unwritten={view.mails?.untold ?? 0} />}
              </>
            ) : (
              <>
                <ActLink href="/certificates/papers" label="Designs" letter="w" />
                <ActLink href="/certificates/classes" label="Classes" letter="l" />
                <ActLink href="/certificates/issue" label="Issue a certificate" letter="i" />
                <ActLink href="/certificates/class" label="Issue a class" letter="n" isMain />
              </>
            )
          }
        >
          {view.class
            ? 'Its certificates, last added first.'
            : 'All certificates of the firm, last added first.'}
        </ScreenHead>
        {view.problem !== undefined && (
          <p className="field-warning" role="alert">
            {view.problem}
          </p>
        )}
        <ClassSummary {...view} />
        <SearchForm
          action="/certificates"
          label="Number, name, course or class"
          search={search}
          fields={view.class ? { class: view.class } : undefined}
          all={view.class ? classPath(view.class) : undefined}
        />
        {lines.length === 0 ? (
          <Nothing search={search} isClass={view.class !== ''} />
        ) : (
          <DataTable caption="Certificates, last added first" columns={COLUMNS} rows={lines.map(rowOf)} />
        )}
        <Pager newest={newest} older={older} />
      </>
    );
  },
};

/** Actions for a whole class. */
function ClassActions({ name, unwritten }: { name: string; unwritten: number }) {
  return (
    <>
      {unwritten > 0 && (
        <PostButton
          action="/certificates/class/mail"
          fields={{ class: name }}
          label={`Email ${plural(unwritten, 'certificate')}…`}
          look="small quiet"
        />
      )}
      <ActLink href={printPath(name, 'zip')} label="Print the class as a zip" />
      <ActLink href={printPath(name, 'pdf')} label="Print the class as one PDF" isMain />
    </>
  );
}

function Nothing({ search, isClass }: { search: string; isClass: boolean }) {
  if (!search && isClass)
    return (
      <EmptyState heading="No certificate is in this class">
        It may have been renamed, merged or undone. See the list of classes.
      </EmptyState>
    );
  return search ? (
    <EmptyState heading={`No results for “${search}”`}>
      The search finds beginnings of words. Try fewer words, or only the number.
    </EmptyState>
  ) : (
    <EmptyState heading="No certificates yet">
      Issue one, or a whole class from its spreadsheet. You can add old certificates the same way, with their
      numbers.
    </EmptyState>
  );
}

function rowOf(line: CertificateLine) {
  return {
    key: line.lookup,
    cells: {
      name: (
        <TextLink
          look="row"
          href={`/certificates/${encodeURIComponent(line.lookup)}`}
          data-item
          label={line.name || 'Erased'}
        />
      ),
      course: line.course,
      number: <span className="reference">{groupNumber(line.number)}</span>,
      issued: <Day value={line.issued} />,
      class: line.class ? <a href={classPath(line.class)}>{line.class}</a> : '–',
      state: <CertificateState state={line.state} />,
    },
  };
}

/** Address for downloading a file. If it cannot be made, a page says why. */
function printPath(name: string, as: 'pdf' | 'zip'): string {
  return `/certificates/print?${new URLSearchParams({ class: name, as }).toString()}`;
}
