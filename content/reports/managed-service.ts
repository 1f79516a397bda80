import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import type { Report } from './report-types.ts';

export const managedService: Report = {
  kind: 'sample-report',
  name: 'managed-service',
  path: sampleReportPath('managed-service'),
  icon: 'eye',
  image: 'cta-signal',
  imageCrop: 'close-up',
  title: 'Managed service report',
  documentTitle: 'Sample managed service report',
  label: 'Sample: managed service',
  description:
    'A sample of our periodic reports to read or print: a monitored case, a network change, an access review, a board decision. All invented.',
  summary: 'A case, a change, an access review and a board decision.',
  lead: 'What reaches you each month or quarter: cases with times, changes with reviewers, controls with evidence, decisions with a signature.',
  facts: [
    { term: 'Client', detail: 'Invented' },
    { term: 'Period', detail: 'Invented' },
    { term: 'Version', detail: 'Sample, for anyone to read' },
  ],
  callToAction: {
    heading: 'Which of these would you read every month?',
    text: 'Tell us what your management asks for today. We show which report answers it and what it needs from you.',
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
