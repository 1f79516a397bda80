import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import type { Report } from './report-types.ts';

export const rolloutAcceptance: Report = {
  kind: 'sample-report',
  name: 'rollout-acceptance',
  path: sampleReportPath('rollout-acceptance'),
  icon: 'layers',
  image: 'group-infra',
  imageCrop: 'close-up',
  title: 'Rollout acceptance record',
  documentTitle: 'Sample rollout acceptance record',
  label: 'Sample: rollout acceptance',
  description:
    'A sample acceptance record to read or print: restore, sender register, coverage, rules, drills and pilots, each with its result. Invented.',
  summary: 'What was built, how it was tried, what failed first and passed later.',
  lead: 'What you sign at the end of a rollout: each part with the test it had to pass, what failed at first, and the result that was accepted.',
  facts: [
    { term: 'Client', detail: 'Invented' },
    { term: 'Period', detail: 'Invented' },
    { term: 'Version', detail: 'Sample, for anyone to read' },
  ],
  callToAction: {
    heading: 'What would have to pass before you sign?',
    text: 'Write down three tests that matter to you. We put them into the acceptance list and quote with it.',
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
