import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: days a month, terms and notice are for the firm to confirm.
export const vciso = {
  kind: 'service',
  path: PATHS.vciso,
  group: PATHS.grc,
  icon: 'compass',
  image: 'group-grc',
  title: 'vCISO as a service',
  label: 'vCISO as a Service',
  description:
    'A part-time head of security with a seat in management: risks put to a decision, a 90-day plan, a quarterly board paper, and a planned handover.',
  summary: 'A part-time head of security who brings risks to a signed decision.',
  lead: 'Your IT lead knows the risks and your directors hold the money. A vCISO, a chief information security officer for some days a month, carries one to the other and returns with a decision.',
  facts: [
    { term: 'Time', detail: '2–8 days a month' },
    { term: 'Person', detail: 'One, named; you meet before signing' },
    { term: 'First result', detail: 'A 90-day plan in week four' },
    { term: 'Ends with', detail: 'A handover to your own hire' },
  ],
  overview: {
    statement:
      'Security stalls where a decision is missing: whether to switch the old server off, pay for a second line, give the big customer its exception.',
    paragraphs: [
      'Advice does not settle those; a signature does. Each goes to management as one page: what could happen, the options with their price, our recommendation. If directors accept the risk, one of them signs, with a date to look again. No is an answer. Silence is recorded as silence.',
      'The seat is meant to be given up. From the first month we write down what your own head of security will need, and when you can hire, we sit in on the interviews and leave.',
    ],
  },
  whenNeeded: {
    items: [
      'Customers ask who answers for security, and you give them a group mailbox.',
      'Your CISO left, or you are too small for a full-time one.',
      'Money follows whatever the last salesman showed.',
      'An investor or a regulator asks what the board knows.',
    ],
    otherwise:
      'If decisions are clear and hands are missing, hire an administrator. One more adviser patches no server.',
  },
  scope: {
    inScope: [
      'A seat in management meetings, and a paper each quarter',
      'Risk register, and acceptances that expire',
      'Security budget and choice of vendors, without commission',
      'Advice by phone in an incident, in the hours the contract names',
      'Coaching for your IT lead',
    ],
    outOfScope: [
      'Administering systems, reading alerts',
      'Statutory posts, such as company officer or Data Protection Officer',
      'Signing in your name',
    ],
  },
  approach: {
    heading: 'The first 90 days, and after',
    steps: [
      {
        title: 'Listen',
        text: 'Weeks 1–2: directors, IT, sales, and the clauses of your largest customers.',
      },
      {
        title: 'Profile',
        text: 'Week 3: where you stand today and where you want to be, outcome by outcome.',
      },
      { title: 'Propose', text: 'Week 4: at most ten items, each with price, owner and date.' },
      { title: 'Decide', text: 'Monthly: the open questions, one page each.' },
      { title: 'Report', text: 'Quarterly: what moved, what it cost, which decision is asked.' },
      { title: 'Rehearse', text: 'Once: directors meet a ransom note at seven on a Monday, on paper.' },
      { title: 'Hand over', text: 'A month beside your own hire, then the seat is hers.' },
    ],
  },
  standards: [
    {
      title: 'NIST CSF 2.0',
      text: 'Its Govern function frames roles, risk appetite, policy, oversight and suppliers. Nobody is certified to it.',
    },
    {
      title: 'ISO/IEC 27001:2022, clause 5',
      text: 'What top management itself must do, where an ISMS exists.',
    },
    { title: 'CIS Controls v8.1, IG1', text: 'The first shopping list, before anything clever is bought.' },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Who may decide, at night, to report within 6 hours is settled beforehand.',
    },
  ],
  deliverables: [
    { title: '90-day plan', text: 'Ten items or fewer, agreed by those who pay for them.' },
    { title: 'Board paper', text: 'Three pages a quarter, without product names.' },
    { title: 'Signed acceptances', text: 'Who took which risk, until when.' },
    { title: 'Handover file', text: 'Contacts, calendar, open risks, and the reasons behind old decisions.' },
  ],
  exhibit: {
    label: 'Decision 7',
    heading: 'The payroll server: replace, isolate or accept',
    text: 'Its vendor stopped updates in June. One infected laptop could reach salaries and bank files.',
    rows: [
      { term: 'Replace', detail: 'Six weeks; quotation attached' },
      { term: 'Isolate', detail: 'Four days; exports by hand from then on' },
      { term: 'Accept', detail: 'No cost now; your insurer must be told' },
      { term: 'We recommend', detail: 'Isolate now, replace in the next budget' },
    ],
    outcome: 'Decided: isolate. Signed by the managing director; review on 1 February',
    caption: 'A page for a management meeting. The firm and the case are invented.',
  },
  needs: [
    'A director who attends, and who may decide',
    'Sight of budget, contracts and earlier audit reports',
    'A note to all staff that says who this is and why',
    'Someone, inside or hired, who carries decisions out',
  ],
  duration: {
    range: '12 months, with three months’ notice',
    movedBy: 'Customer audits and regulated data raise the days a month; a capable deputy lowers them.',
  },
  questions: [
    {
      question: 'Who is liable?',
      answer:
        'It depends on the law and the contract, but directors remain responsible for the company. We answer for our advice as the contract says; let your lawyer read that clause first.',
    },
    {
      question: 'Can the vCISO be our Data Protection Officer?',
      answer:
        'No. The DPDP Act 2023 asks a Significant Data Fiduciary for its own, based in India and responsible to the board. We do not fill that post: whoever decides on security should not also check it.',
    },
    {
      question: 'Are two days a month enough?',
      answer:
        'It depends on who does the work between visits. With an active IT lead, yes, for decisions and reporting. During an ISO project or after an incident, no.',
    },
    {
      question: 'Will you sell us your own services?',
      answer:
        'Yes, but in the open. Where one would fit, the page says that it is ours and prices two alternatives beside it.',
    },
  ],
  related: [PATHS.gapAssessment, PATHS.managedCompliance, PATHS.awarenessTraining],
  callToAction: {
    heading: 'Which decision has waited longest?',
    text: 'Describe it in three lines, with your headcount and who would sign. We reply with how we would put it to them, and how many days a month we would propose.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
