import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, group sizes and session lengths are for the firm to confirm.
export const awarenessTraining = {
  kind: 'service',
  path: PATHS.awarenessTraining,
  group: PATHS.awareness,
  icon: 'lectern',
  image: 'card-team',
  title: 'Security awareness training',
  label: 'Awareness Training',
  position: 1,
  description:
    'Short sessions for finance, reception, developers and managers: what to notice, what to do, whom to tell. With records for an ISO/IEC 27001 audit.',
  summary: 'Short sessions by role: what to notice, what to do, whom to tell.',
  lead: 'Your receptionist and your developer meet different tricks. Each role learns its own cases, in 20 to 40 minutes, several times a year.',
  facts: [
    { term: 'A session takes', detail: '20–40 minutes, on site or by video' },
    { term: 'In the room', detail: 'Up to 25 people, one role' },
    { term: 'It repeats', detail: 'Every quarter, with new cases' },
    { term: 'The record shows', detail: 'Who came, when, which version' },
  ],
  overview: {
    statement:
      'Nobody at the front desk needs to know how malware works. They need to know what to say to the courier who asks for the server room.',
    paragraphs: [
      'We read your incidents and near misses, and look for the decisions with which one person can lose money, data or access. Each becomes a session with one case, one rule and one rehearsal: the room makes the call, turns the visitor away, reports the message.',
    ],
  },
  highlights: [
    {
      id: 'role-based-training',
      heading: 'Role-Based Security Training',
      layout: 'grid',
      items: [
        {
          title: 'Finance and payroll',
          text: 'Call back changed bank details on a number you already hold.',
          icon: 'coin',
        },
        {
          title: 'Reception and facilities',
          text: 'Help a contractor without letting a stranger through the second door.',
          icon: 'id-card',
        },
        {
          title: 'Human resources',
          text: 'Open resumes from strangers safely; start and end access on the right day.',
          icon: 'people',
        },
        {
          title: 'Help desk',
          text: 'Check who is calling before resetting a password or a second factor.',
          icon: 'chat',
        },
        {
          title: 'Developers and administrators',
          text: 'Keep keys out of repositories, and read a consent screen before approving it.',
          icon: 'code',
        },
        {
          title: 'Managers',
          text: 'Doubt a familiar voice that hurries you; know your part in the first hour.',
          icon: 'star',
        },
      ],
    },
    {
      id: 'policy-education',
      heading: 'Compliance & Policy Education',
      intro:
        'A signature proves that a policy was sent. These sessions show what it asks of people on an ordinary day.',
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
          text: 'Why to speak before being sure: CERT-In gives the organisation 6 hours from noticing.',
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
      'After a near miss it turned out that people did not know whom to tell.',
      'People start work weeks before anyone explains the rules.',
    ],
    otherwise:
      'If nobody reads the reporting mailbox, begin there. People who report and hear nothing stop reporting.',
  },
  scope: {
    inScope: [
      'Interviews with the heads of the roles to be taught',
      'Live sessions, and a joiner session your own staff can repeat',
      'One page per role for the wall or the intranet',
      'A test of 10 cases before, and one as difficult three months later',
    ],
    outOfScope: [
      'Test phishing, which has its own rules and page',
      'Writing policies that do not exist yet',
      'Licences for a learning platform',
    ],
  },
  approach: {
    heading: 'How a year runs',
    steps: [
      {
        title: 'Ask the team heads',
        text: 'Role heads tell us what people are asked, by whom, and where they must hurry.',
      },
      {
        title: 'Map the roles',
        text: 'One table joins role, risky decision, session and refresher. Your sponsor signs it.',
      },
      { title: 'Baseline', text: 'Staff answer 10 short cases; results are counted by role.' },
      { title: 'Teach', text: 'Groups of one role practise aloud. Questions change the next session.' },
      {
        title: 'Repeat',
        text: 'Each month we send a two-minute case, taken from something that really arrived.',
      },
      {
        title: 'Compare results',
        text: 'We set the second test beside the first, and count the reports in your mailbox.',
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
      text: 'Two pages: what improved, what did not, and which process to change instead.',
    },
  ],
  needs: [
    'A director who opens the first session and stays for it',
    'Attendance in working hours',
    'Last year’s incidents, names removed',
    'A reporting address with a person behind it',
  ],
  duration: {
    range: '6–10 weeks to the end of the first round, then quarterly',
    movedBy: 'Roles and shifts multiply the sessions; sites and languages come on top.',
  },
  questions: [
    {
      question: 'Does an annual hour change anything?',
      answer:
        'No, not much. It gives you a record. Behaviour moves when short cases keep returning and the person who reports is thanked. We teach the single hour if you need it.',
    },
    {
      question: 'Can you teach in our language?',
      answer:
        'It depends on the language. Name those spoken at work: we say which we teach ourselves, which need an interpreter, and what that costs in time.',
    },
    {
      question: 'Will staff stop falling for tricks?',
      answer:
        'No. Tired people click. Expect quicker reports and fewer single-handed decisions, and keep the technical controls.',
    },
  ],
  related: [PATHS.phishingSimulation, PATHS.emailSecurity, PATHS.isoReadiness],
  callToAction: {
    heading: 'Name the role that worries you most',
    text: 'Add the number of people and sites. We reply with a sample case for that role and the questions we would put to its head.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
