import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: days a month, terms and notice are for the firm to confirm.
export const vciso = {
  kind: 'service',
  path: PATHS.vciso,
  group: PATHS.grc,
  icon: 'compass',
  image: 'service-vciso',
  title: 'vCISO as a service',
  label: 'vCISO as a Service',
  position: 5,
  description:
    'A part-time head of security with a seat in management: risks put to a decision, a 90-day plan, a quarterly board paper, and a planned handover.',
  summary: 'A part-time head of security who brings risks to a signed decision.',
  lead: 'Your IT lead knows the risks and your directors hold the money. A vCISO, a chief information security officer for some days a month, brings the two together and gets a decision.',
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
      'Each question goes to management as one page: what could happen, the options with their price, our recommendation. If directors accept the risk, one of them signs, with a date to look again. A no is recorded, and so is no answer.',
      'The seat is meant to be given up. From the first month we write down what your own head of security will need. When you can hire one, we help with the interviews and leave.',
    ],
  },
  whenNeeded: {
    items: [
      'Customers ask who answers for security, and you give them a group mailbox.',
      'Your CISO left, or you are too small for a full-time one.',
      'The security budget follows the last sales presentation.',
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
        title: 'Meet the people',
        text: 'Weeks 1–2: we meet directors, IT and sales, and read your largest customers’ clauses.',
      },
      {
        title: 'Profile',
        text: 'Week 3: where you stand and where you want to be, outcome by outcome.',
      },
      { title: 'Propose', text: 'Week 4: at most 10 items, each with price, owner and date.' },
      { title: 'Bring decisions', text: 'Monthly: the open questions, one page each.' },
      { title: 'Report to the board', text: 'Quarterly: what moved, what it cost, which decision is asked.' },
      {
        title: 'Rehearse an incident',
        text: 'Once: directors work through a ransom note on a Monday morning, on paper.',
      },
      { title: 'Give up the seat', text: 'We work a month beside your new hire, then give up the seat.' },
    ],
  },
  standards: [
    {
      title: 'NIST CSF 2.0',
      text: 'Its Govern function covers roles, risk appetite, policy, oversight and suppliers. No certificate exists.',
    },
    {
      title: 'ISO/IEC 27001:2022, clause 5',
      text: 'What top management itself must do, where an ISMS exists.',
    },
    { title: 'CIS Controls v8.1, IG1', text: 'The basics, before anything clever is bought.' },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'We settle beforehand who may decide, at night, to report within 6 hours.',
    },
  ],
  deliverables: [
    { title: '90-day plan', text: 'No more than 10 items, agreed by those who pay for them.' },
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
    'Someone who carries decisions out',
  ],
  duration: {
    range: '12 months, with three months’ notice',
    movedBy: 'Customer audits and regulated data need more days a month; a capable deputy needs fewer.',
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
        'No. The DPDP Act 2023 requires a Significant Data Fiduciary to appoint one, based in India and responsible to the board. A person who decides on security should not also check it.',
    },
    {
      question: 'Are two days a month enough?',
      answer:
        'It depends on who does the work between visits. With an active IT lead, yes, for decisions and reporting. During an ISO project or after an incident, no.',
    },
    {
      question: 'Will you sell us your own services?',
      answer:
        'Yes, but in the open. Where one would fit, our page says so and prices two alternatives beside it.',
    },
  ],
  related: [PATHS.gapAssessment, PATHS.managedCompliance, PATHS.awarenessTraining],
  callToAction: {
    heading: 'Which decision has waited longest?',
    text: 'Describe it in three lines, with your headcount and who would sign. We show how we would put it to them, and propose days a month.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
