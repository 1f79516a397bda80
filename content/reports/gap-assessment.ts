import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import type { Report } from './report-types.ts';

export const gapAssessment: Report = {
  kind: 'sample-report',
  name: 'gap-assessment',
  path: sampleReportPath('gap-assessment'),
  icon: 'balance',
  image: 'card-vision',
  imageCrop: 'close-up',
  title: 'Gap assessment report',
  documentTitle: 'Sample compliance gap assessment report',
  label: 'Sample: gap assessment',
  description:
    'A sample gap assessment to read or print: a gap with its evidence and effort, and a row of a Statement of Applicability. Invented throughout.',
  summary: 'A gap with evidence and effort, and a row of a Statement of Applicability.',
  lead: 'How a gap and a control decision read: the clauses they serve, the evidence we saw, what is weak, and what closes it.',
  facts: [
    { term: 'Client', detail: 'Invented' },
    { term: 'Period', detail: 'Invented' },
    { term: 'Version', detail: 'Sample, for anyone to read' },
  ],
  callToAction: {
    heading: 'Which clause is in your contract?',
    text: 'Forward the sentence that names a framework. We reply with the facts that decide whether it applies.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
  client: { name: 'A firm', trade: 'invented' },
  engagement: {
    id: 'XX-2026-001',
    kind: 'to be written',
    window: { from: '2026-09-07', to: '2026-09-18' },
    people: [{ name: 'A person', role: 'Engineer', organisation: 'A firm' }],
    facts: [{ term: 'Place', detail: 'An office' }],
  },
  classification: 'Confidential',
  versions: [{ version: '1.0', date: '2026-09-25', author: 'A person', change: 'First issue' }],
  distribution: [{ recipient: 'A person', copy: 'PDF' }],
  chapters: [
    { id: 'management', heading: 'For management', blocks: [{ kind: 'text', text: 'To be written.' }] },
  ],
};
