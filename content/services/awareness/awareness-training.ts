import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const awarenessTraining = {
  kind: 'service',
  path: PATHS.awarenessTraining,
  group: PATHS.awareness,
  icon: 'lectern',
  menuLine: 'Short sessions by role',
  image: 'card-team',
  title: 'Awareness Training',
  documentTitle: 'Security awareness training',
  position: 1,
  description:
    'Short sessions for finance, reception, developers and managers: what to notice, what to do, whom to tell. With records for an ISO/IEC 27001 audit.',
  summary: 'Short sessions by role, with cases from your own firm.',
  lead: 'Your receptionist and your developer face different attacks. Each role trains on its own cases, in sessions of 20 to 40 minutes, several times a year.',
  facts: [
    { term: 'A session takes', detail: '20–40 minutes, on site or by video' },
    { term: 'In the session', detail: 'Up to 25 people, one role, one language' },
    { term: 'It repeats', detail: 'Two to four times a year, with new cases' },
  ],
  deciding: { figure: '20–40 min', text: 'for one role in one session, on site or by video' },
  overview: {
    statement:
      'Security awareness training should change what people do when a caller or a message puts them under pressure.',
    paragraphs: [
      'We read your incidents and near misses, and look for decisions in which one person can lose money, data or access. Each becomes a session with one case, one rule and one rehearsal: the group makes the call, turns the visitor away or reports the message. The roles below show usual sessions. Yours follow the interviews.',
    ],
  },
  figure: {
    kind: 'timeline',
    title: 'A year of sessions',
    text: 'An example with two rounds; the first takes 6–10 weeks.',
    unit: 'Months',
    length: 12,
    rows: [
      { label: 'Interviews, role table', by: 'us', when: 'With the heads of each role', bar: [0, 0.8] },
      { label: 'Quiz', by: 'you', when: 'Before the sessions, three months later', points: [0.9, 3.9] },
      { label: 'Sessions by role', by: 'us', when: '20–40 minutes each', bar: [1, 2.2] },
      { label: 'A two-minute case', by: 'us', when: 'Every month', points: [3, 4, 5, 6, 7, 8, 9, 10, 11] },
      { label: 'New cases', by: 'us', when: 'Two to four times a year', points: [6.5] },
    ],
  },
  highlights: [
    {
      id: 'role-based-training',
      heading: 'Role-Based Security Training',
      intro:
        'Finance, reception and the help desk usually train every quarter, in the room, at shift change or by phone role play. The other roles train twice a year, some by video.',
      layout: 'grid',
      items: [
        {
          title: 'Finance and payroll',
          text: 'Confirm changed bank details by calling a number already on file.',
          icon: 'coin',
        },
        {
          title: 'Reception and facilities',
          text: 'Help a contractor without letting anyone tailgate through the second door.',
          icon: 'id-card',
        },
        {
          title: 'Human resources',
          text: 'Open unsolicited resumes safely. Grant and remove access on the right day.',
          icon: 'people',
        },
        {
          title: 'Help desk',
          text: 'Verify the caller before resetting a password or a second factor.',
          icon: 'chat',
        },
        {
          title: 'Developers and administrators',
          text: 'Keep keys out of repositories, and read a consent screen before approving it.',
          icon: 'code',
        },
        {
          title: 'Managers',
          text: 'Question a familiar voice that rushes you (it may be cloned). Know your part in the first hour.',
          icon: 'star',
        },
      ],
    },
    {
      id: 'policy-education',
      heading: 'Compliance & Policy Education',
      intro:
        'A signature proves that a policy was received. These sessions show what it asks of people on a working day.',
      layout: 'ledger',
      items: [
        {
          title: 'Acceptable use',
          text: 'What may go on a private phone, into a shared drive or into an AI assistant.',
        },
        {
          title: 'Personal data',
          text: 'What the DPDP Act 2023 means by it, and where requests from the people concerned go.',
        },
        {
          title: 'Reporting',
          text: 'Why to report before being sure: CERT-In gives the organisation 6 hours from noticing.',
        },
        {
          title: 'Customers’ clauses',
          text: 'What your contracts forbid, told to the person who could break them.',
        },
      ],
    },
  ],
  whenNeeded: {
    items: [
      'A questionnaire or an audit asks how staff are trained, and the answer is one video.',
      'A near miss showed that people did not know whom to tell.',
      'People start work weeks before anyone explains the rules.',
    ],
  },
  scope: {
    inScope: [
      'Interviews with the heads of each role',
      'Live sessions on site or by video, shifts included',
      'A joiner session that your own staff can repeat',
      'A one-page guide per role, for print or intranet',
      'A quiz of 10 cases before, and an equally difficult one three months later',
    ],
    outOfScope: [
      'Simulated phishing, which has its own rules and page',
      'Writing policies that do not exist yet',
      'Learning-platform licences and recorded e-learning courses',
    ],
  },
  approach: {
    heading: 'How a year runs',
    steps: [
      {
        title: 'Ask the team heads',
        text: 'They tell us what people are asked to do, by whom, and under what time pressure.',
      },
      {
        title: 'Map the roles',
        text: 'One table per role: risky decision, session, refresher, language, format. Your sponsor signs it.',
      },
      {
        title: 'Baseline',
        text: 'Staff answer 10 short cases, counted by role, from 10 people.',
      },
      {
        title: 'Teach',
        text: 'Each role practises aloud, in the room or by video. Their questions change the next session.',
      },
      {
        title: 'Repeat',
        text: 'Each month we send a two-minute case based on something that really arrived.',
      },
      {
        title: 'Compare results',
        text: 'We compare the second quiz with the first, and count the reports in your mailbox.',
      },
    ],
  },
  standards: [
    {
      title: 'ISO/IEC 27001:2022, A.6.3',
      text: 'Awareness, education and training that fit the job and are kept up to date.',
    },
    {
      title: 'NIST SP 800-50r1',
      text: 'The learning programme as a cycle: plan, design, run, assess. We follow its order.',
    },
    {
      title: 'PCI DSS v4.0.1, 12.6',
      text: 'Where card data is handled: on joining, and at least once every 12 months.',
    },
  ],
  deliverables: [
    { title: 'Role curriculum', text: 'Who learns what, how often, and which decision it protects.' },
    { title: 'Material', text: 'Cases, slides and trainer’s notes, free to reuse inside your organisation.' },
    {
      title: 'Training records',
      text: 'A spreadsheet of attendance and versions for the auditor, with test results by role.',
    },
    {
      title: 'Yearly note',
      text: 'Two pages: what improved, what did not, and which process to change.',
    },
  ],
  exhibit: {
    label: 'Case F-03, finance, 20 minutes',
    heading: 'The supplier’s new bank account, at ten to six',
    text: 'A reply in a real email thread asks you to pay the invoice due today to a new account. Ten minutes later the supplier’s manager calls. You know the voice.',
    rows: [
      { term: 'Question 1', detail: 'What would you check first? Two minutes in pairs' },
      { term: 'Explanation', detail: 'Thread and amount are real, the account is not, the voice is cloned' },
      {
        term: 'The rule',
        detail: 'Call the number on file. A second person approves before payment',
      },
      { term: 'Rehearsal', detail: 'Clerk, caller and observer with a checklist; then swap' },
      { term: 'Question 2', detail: 'Nothing was paid. Whom do you tell? The reporting mailbox, today' },
    ],
    outcome: 'Passed when the clerk ends the call politely, calls back and reports',
    caption: 'A complete case, as the trainer runs it. Supplier, amount and people are invented.',
    change: { before: '“Pay today, to the new account”', after: 'Ends the call, calls back, reports' },
  },
  sampleReport: 'attack-exercise',
  needs: [
    'A director who opens the first session and stays for it',
    'Attendance in working hours',
    'Last year’s incidents, names removed',
    'A reporting mailbox with a person behind it',
  ],
  duration: {
    range: '6–10 weeks to the end of the first round, then through the year',
    movedBy: 'Set by the number of roles and shifts, then by sites and languages.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Trainer', detail: 'At least 4 years of teaching adults, and of work in security' },
      { term: 'Second trainer', detail: 'At least 2 years; covers illness and parallel sessions' },
    ],
    price: {
      basis: 'Fixed price per role, then per session',
      movedBy: 'Roles, sites, shifts, languages',
      isLabourOnly: true,
    },
    confidentiality: {
      holds: 'Attendance by name; quiz results by role',
      deleted: '90 days after the yearly note',
    },
    retest: {
      summary: 'A second quiz, after three months',
      includes: 'Ten cases of the same difficulty',
      shared: [],
    },
    regulators: ['notAnAudit', 'dpdpProcessor'],
  },
  questions: [
    {
      question: 'Does an annual hour change anything?',
      answer:
        'Little beyond the record. Short cases that return through the year work better, and so does thanking people who report. We teach the single hour if you need it.',
    },
    {
      question: 'Can you teach in our language?',
      answer:
        'It depends on the language. The quotation names, for each session, a trainer who speaks it or an interpreter. Interpreted sessions take longer. The one-page guides are translated and checked by your staff.',
    },
  ],
  related: [PATHS.phishingSimulation, PATHS.emailSecurity, PATHS.isoReadiness],
  callToAction: {
    heading: 'Name the role that worries you most',
    text: 'Add the number of people and sites. We reply with a sample case for that role and our questions for its head.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
