import { company } from '../../content/company.ts';
import { IN_QUOTATION, NOT_STATED } from '../../content/supplier-facts.ts';
import type { SupplierFactsPage as SupplierFacts, SupplierLine } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { LinkedText } from '../ui/linked-text.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ClosingEnquiry } from './closing-enquiry.tsx';
import stylesheet from './supplier-facts-page.css?url';

export function SupplierFactsPage({ page }: { page: SupplierFacts }) {
  return (
    <Main>
      <section className="plain-head text-head">
        <div className="page-width text-head-words">
          <div>
            <Breadcrumbs trail={breadcrumbs(page)} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <div className="actions">
              <ButtonLink
                to={`${page.path}.xlsx`}
                download={`${company.name}-supplier-facts.xlsx`}
                glyph="download"
              >
                Download as workbook
              </ButtonLink>
              <TextLink to={`${page.path}.pdf`}>PDF</TextLink>
              <TextLink to={`${page.path}.csv`}>CSV</TextLink>
            </div>
          </div>
          <PlateIcon name={page.icon} />
        </div>
        <div className="page-width">
          <FactList facts={counted(page)} className="facts" />
        </div>
      </section>

      <link rel="stylesheet" href={stylesheet} />
      <Detail sections={page.groups.map(({ id, heading }) => ({ id, label: heading }))}>
        {page.groups.map(({ id, heading, summary, lines }) => (
          <DocumentSection key={id} id={id} heading={heading} summary={summary}>
            <dl className="ruled supplier-lines">
              {lines.map((line) => (
                <div key={line.question}>
                  <dt>{line.question}</dt>
                  <dd>
                    <Answer {...line} />
                  </dd>
                </div>
              ))}
            </dl>
          </DocumentSection>
        ))}
      </Detail>

      <CallToActionPanel
        callToAction={page.callToAction}
        closing={{ form: <ClosingEnquiry page={page} /> }}
      />
    </Main>
  );
}

function Answer({ answer, text }: SupplierLine) {
  return (
    <>
      {answer === NOT_STATED ? (
        <span className="not-stated">{answer}</span>
      ) : text ? (
        <b>{answer}.</b>
      ) : (
        answer
      )}
      {text && (
        <>
          {' '}
          <LinkedText text={text} />
        </>
      )}
    </>
  );
}

/** Number of answers, shown above the list. */
function counted({ groups, checkedOn }: SupplierFacts) {
  const answers = groups.flatMap(({ lines }) => lines.map(({ answer }) => answer));
  const count = (text: string) => String(answers.filter((answer) => answer === text).length);
  return [
    { term: 'Questions', detail: `${answers.length}, in ${groups.length} groups` },
    { term: IN_QUOTATION, detail: count(IN_QUOTATION) },
    { term: 'Checked on', detail: checkedOn },
  ];
}
