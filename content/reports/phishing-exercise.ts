import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import type { Report } from './report-types.ts';

export const phishingExercise: Report = {
  kind: 'sample-report',
  name: 'attack-exercise',
  path: sampleReportPath('attack-exercise'),
  icon: 'flag',
  image: 'card-mission',
  imageCrop: 'close-up',
  title: 'Exercise report',
  documentTitle: 'Sample report of red team and phishing exercises',
  label: 'Sample: exercises',
  description:
    'A sample of our exercise reports to read or print: a red team step, a phishing exercise, a training case. Firms and times are invented.',
  summary: 'A red team step, a phishing exercise and a training case, in one form.',
  lead: 'Three exercises with people in them: what was tried, who noticed, after how many minutes, and what changed afterwards.',
  facts: [
    { term: 'Client', detail: 'Invented' },
    { term: 'Period', detail: 'Invented' },
    { term: 'Version', detail: 'Sample, for anyone to read' },
  ],
  callToAction: {
    heading: 'What would you want to rehearse first?',
    text: 'Name the payment, the system or the message that worries you. We propose the smallest exercise that shows it.',
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
