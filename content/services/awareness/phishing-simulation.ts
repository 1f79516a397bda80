import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const phishingSimulation = {
  kind: 'service',
  path: PATHS.phishingSimulation,
  group: PATHS.awareness,
  icon: 'fish-hook',
  menuLine: 'Agreed test messages, no names',
  image: 'service-phishing',
  title: 'Phishing Simulation Exercises',
  position: 2,
  description:
    'Agreed phishing exercises without fake bonuses or blame lists. You learn how fast the first report comes and how soon the email is removed.',
  summary: 'Agreed test messages, timed to the first report, reported without names.',
  lead: 'We send agreed test messages and measure how many minutes pass before the first report, and what your help desk does in the next hour.',
  facts: [
    { term: 'We time', detail: 'First report, tenth report, last copy removed' },
    { term: 'You see', detail: 'Departments of 10 or more, never names' },
    { term: 'We never use', detail: 'Pay, dismissal, illness or family as bait' },
  ],
  deciding: {
    figure: '0 names',
    text: 'are shown: departments of 10 or more, and how long the first report took',
  },
  overview: {
    statement: 'The time to the first report shows how long an intruder would have worked undisturbed.',
    paragraphs: [
      'So we rate the difficulty of each message in writing and keep it level. Otherwise March and September would not be comparable. The bait is what really arrives: a delivery notice, a shared document, a QR code, a sign-in page. Whatever is typed there is discarded in the browser. The page then shows what could have been noticed.',
    ],
  },
  figure: {
    kind: 'path',
    title: 'What the exercise times',
    text: 'One message from arrival to removal. Each box shows what happens, and what has to work for it in a real attack.',
    lanes: ['Mailbox', 'Staff', 'Help desk'],
    steps: [
      {
        lane: 1,
        place: 'Our message arrives, in waves',
        stop: 'The filter. In the exercise it lets ours through',
      },
      {
        lane: 2,
        takes: 'the message as it arrived',
        place: 'First and tenth report, with or without a click',
        stop: 'A button that staff know and use',
      },
      {
        lane: 3,
        takes: 'the reported message, with its headers',
        place: 'Triage at the help desk',
        stop: 'Somebody on duty who decides',
      },
      {
        lane: 1,
        takes: 'its sender, subject and link',
        place: 'Copies leave the other mailboxes',
        stop: 'A search over all of them; the last copy is timed',
      },
    ],
  },
  whenNeeded: {
    items: [
      'Staff have been taught, and you want to know what they remember.',
      'There is a report button, and its use is not measured.',
      'An insurer’s questionnaire asks for phishing exercises.',
      'A real incident was found late, and things are calm again.',
    ],
  },
  scope: {
    inScope: [
      'Email to work mailboxes: link, attachment or QR code',
      'Domains that we register for you and retire afterwards',
      'Timing of report, triage and removal',
      'Calls or text messages to business phones, where you ask for them',
    ],
    outOfScope: [
      'Private mailboxes, phones and social accounts',
      'Using a password that someone typed; that belongs to red teaming',
      'Posing as police, a court or a tax office; using a real firm’s logo without its consent',
      'Lists for disciplinary use',
    ],
  },
  approach: {
    heading: 'From consent to comparison',
    steps: [
      {
        title: 'Consent',
        text: 'Management and HR sign the rules: bait, dates, who knows, who may stop it. Staff representatives, where there are any, read them too.',
      },
      {
        title: 'Let through',
        text: 'Your administrator allows our sender. We try five mailboxes first, because link scanners click too and would spoil the count.',
      },
      {
        title: 'Send',
        text: 'Messages leave in waves over two or three days. A colleague’s warning in the corridor counts as success.',
      },
      {
        title: 'Stand by',
        text: 'We stay on the line with your help desk. One word from you stops everything.',
      },
      {
        title: 'Explain to all',
        text: 'Within two days everyone gets the message back with the warning signs marked, and reporters are thanked.',
      },
      { title: 'Compare times', text: 'Times are set beside earlier exercises of the same difficulty.' },
    ],
  },
  standards: [
    {
      title: 'MITRE ATT&CK T1566',
      text: 'Phishing. Each exercise names its variant, such as T1566.002 for a link.',
    },
    {
      title: 'NIST Phish Scale',
      text: 'Rates a message by its visible cues and by how well the story fits the reader’s work.',
    },
    {
      title: 'ISO/IEC 27001:2022, A.6.8',
      text: 'People report events through a known channel, in time. The trend is evidence of that.',
    },
    {
      title: 'DPDP Act 2023',
      text: 'Who clicked is personal data: we hold it under a code, never pass it to you, and delete it after the repeat.',
    },
  ],
  deliverables: [
    {
      title: 'Reporting trend',
      text: 'Minutes to the first and tenth report, by department, over all exercises.',
    },
    { title: 'Exercise sheet', text: 'The message, its difficulty, its waves, what the filter was told.' },
    { title: 'Help-desk timeline', text: 'From the first report to the last mailbox cleaned.' },
    { title: 'What to change', text: 'At most three proposals, one of them technical.' },
  ],
  exhibit: {
    label: 'Exercise 3',
    heading: 'Reported after 4 minutes, removed after 3 hours',
    text: 'Sales reported almost at once. The two people allowed to remove emails were in the same meeting.',
    rows: [
      { term: 'Message', detail: 'Shared document, sign-in page (T1566.002)' },
      { term: 'Difficulty', detail: 'Moderately difficult, as in exercise 2' },
      { term: 'First report', detail: '4 minutes; tenth after 19' },
      { term: 'Last copy removed', detail: '3 hours 10 minutes' },
    ],
    outcome: 'Changed: whoever is on duty may now remove a message',
    caption: 'A page in the shape of our result. Times and firm are invented.',
    evidence: [
      {
        label: 'The message',
        lines: [
          'From     Shared files',
          '         <share@[[docs-team.example]]>',
          'Subject  Price list, second draft',
          'Link     [[docs-team.example/s/41]]',
        ],
      },
      {
        label: 'The clock',
        lines: [
          '00:00  sent to Sales',
          '00:04  first report',
          '00:19  tenth report',
          '[[03:10  last copy removed]]',
        ],
      },
    ],
  },
  sampleReport: 'attack-exercise',
  needs: [
    'Authorisation signed by management, and HR’s agreement',
    'Work addresses, phone numbers if we call, departments; nothing else from personnel files',
    'An administrator who lets our messages through the filter, and blocks them afterwards',
    'A written promise that results stay out of appraisals',
  ],
  duration: {
    range: '3–4 weeks to the first exercise, a week more for its result',
    movedBy: 'Most of the first weeks go into approving the rules and adjusting the email filter.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Exercise lead', detail: 'At least 3 years of running exercises' },
      { term: 'Analyst on the line', detail: 'At least 2 years, with your help desk' },
    ],
    price: {
      basis: 'Fixed price, one repeat included',
      movedBy: 'Mailboxes, languages, calls or text messages',
    },
    confidentiality: {
      holds: 'Addresses and numbers; clicks under a code',
      deleted: 'After the repeat',
    },
    retest: {
      summary: 'One repeat, 6–12 weeks later',
      includes: 'A new message, equally difficult; further repeats charged per day',
      shared: [],
    },
    regulators: ['notAnAudit', 'dpdpProcessor'],
  },
  questions: [
    {
      question: 'Should clickers be punished?',
      answer:
        'No. They would hide the next click, and the hidden one does the damage. Our system invites a mailbox that clicks repeatedly to a short session. Neither manager nor HR learns whose it is.',
    },
    {
      question: 'Can we have the names anyway?',
      answer:
        'We do not hand them over. If your policy demands names, another supplier suits you better. Where names are taken, people stop reporting, and reports are what you pay for.',
    },
  ],
  related: [PATHS.awarenessTraining, PATHS.emailSecurity, PATHS.redTeaming],
  callToAction: {
    heading: 'How long until someone tells you?',
    text: 'Send the number of mailboxes, your email system and whether a report button exists. You get two sample messages and the rules that HR would sign.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
