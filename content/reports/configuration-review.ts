import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import type { Report } from './report-types.ts';

export const configurationReview: Report = {
  kind: 'sample-report',
  name: 'configuration-review',
  path: sampleReportPath('configuration-review'),
  icon: 'sliders',
  image: 'group-grc',
  imageCrop: 'close-up',
  title: 'Configuration review report',
  documentTitle: 'Sample configuration review report',
  label: 'Sample: configuration review',
  description:
    'A sample configuration review to read or print: deviations of servers, a firewall and a switch, each with a decision. Everything is invented.',
  summary: 'Deviations on servers, a firewall and a switch, each with a decision.',
  lead: 'Settings compared with a named Benchmark, a rule base and a template: what was found, the command, the way back, and the decision.',
  facts: [
    { term: 'Client', detail: 'Invented' },
    { term: 'Period', detail: 'Invented' },
    { term: 'Version', detail: 'Sample, for anyone to read' },
  ],
  callToAction: {
    heading: 'Which build would you compare first?',
    text: 'Name the product, its version and the number of machines. We send the Benchmark and the export commands.',
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
