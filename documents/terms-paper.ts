import { TERMS } from '../content/service-terms.ts';
import { regulationsOf, termsRows } from '../content/terms-rows.ts';
import type { ServicePage } from '../content/types.ts';
import { listPaper } from './list-paper.ts';

interface TermsPaperInput {
  page: ServicePage;
  /** Origin of the site. */
  origin: string;
  created: Date;
}

/** Makes a PDF with the clauses of a service, numbered as on its page, and the regulators. */
export async function termsPaper({ page, origin, created }: TermsPaperInput): Promise<Buffer> {
  const clauses = termsRows(page).map(({ heading, own, shared }, row) => ({
    heading: `${row + 1}. ${heading}`,
    rows: [
      ...own.map(({ term, detail }) => ({ title: term, text: detail })),
      ...shared.map((text) => ({ title: TERMS.shared, text })),
    ].map(({ title, text }, clause) => ({ title: `${row + 1}.${clause + 1} ${title}`, text })),
  }));
  const regulators = regulationsOf(page).map(({ question, answer, text }) => ({
    title: question,
    text: `${answer}. ${text}`,
  }));
  return await listPaper({
    name: `Terms of ${page.title}`,
    heading: TERMS.heading,
    lead: `${page.title}. ${TERMS.intro}`,
    note: `Version of ${TERMS.version}. The current terms:`,
    address: `${origin}${page.path}#terms`,
    groups: [
      ...clauses,
      ...responseTimes(page),
      ...(regulators.length > 0 ? [{ heading: TERMS.regulator.heading, rows: regulators }] : []),
    ],
    created,
  });
}

/** Table of response times in the clauses of a subscription, with a row for each severity. */
function responseTimes({ responseTimes: times }: ServicePage) {
  if (!times) return [];
  const { triage: toTriage, containment: toContainment } = TERMS.responseTimes;
  const rows = times.rows.map(({ severity, example, triage, containment }) => ({
    title: severity,
    text: `${toTriage} ${triage}. ${toContainment} ${containment}. ${example}.`,
  }));
  return [{ heading: times.heading, rows: [{ title: '', text: times.intro }, ...rows, ...times.notes] }];
}
