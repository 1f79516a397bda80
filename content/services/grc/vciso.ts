import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const vciso = {
  kind: 'service',
  path: PATHS.vciso,
  group: PATHS.grc,
  icon: 'compass',
  menuLine: 'A part-time chief security officer',
  image: 'service-vciso',
  title: 'vCISO as a Service',
  position: 5,
  description:
    'A part-time chief information security officer: risks brought to a decision, a 90-day plan, a quarterly board paper and a planned handover.',
  summary: 'A part-time CISO who brings each risk to a signed decision.',
  lead: 'A vCISO is a chief information security officer for a few days a month. It suits firms where the IT lead knows the risks, the directors hold the budget, and nobody has authority over security.',
  facts: [
    { term: 'Time', detail: '2–8 days a month' },
    { term: 'Person', detail: 'Named, with a deputy; interview before signing' },
    { term: 'First result', detail: 'A 90-day plan in week four' },
  ],
  deciding: { figure: '2–8 days', text: 'a month, from a named person with a deputy' },
  overview: {
    statement:
      'Most security plans stall on a decision: retire the old server, pay for a second line, or grant the big customer its exception.',
    paragraphs: [
      'Your vCISO takes each one to management as a single page: what could happen, options with cost, a recommendation. If directors accept a risk, one of them signs, with a review date. Refused and postponed decisions are recorded too.',
      'The vCISO reports to a director outside IT. An appointment letter says what this person may approve, stop and escalate.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Who does what',
    text: 'The vCISO prepares, your directors decide.',
    rowsAre: 'Matter',
    legend: { full: 'Does it', half: 'Decides', ring: 'Checks or is told', none: 'No part' },
    columns: ['vCISO', 'Deputy', 'Your IT', 'Directors'],
    rows: [
      { label: '90-day plan', marks: ['full', 'none', 'ring', 'half'] },
      { label: 'Risk acceptance', marks: ['full', 'none', 'ring', 'half'] },
      { label: 'Policies', marks: ['full', 'none', 'ring', 'half'] },
      { label: 'Board paper', marks: ['full', 'ring', 'none', 'ring'] },
      { label: 'Security budget', marks: ['full', 'none', 'ring', 'half'] },
      { label: 'Calls in an incident', marks: ['full', 'ring', 'full', 'ring'] },
    ],
  },
  whenNeeded: {
    items: [
      'Customers ask who is responsible for security, and there is no name to give.',
      'Your CISO left, or you are too small for a full-time one.',
      'An investor asks what the board knows about cyber risk.',
    ],
  },
  scope: {
    inScope: [
      'A seat in management meetings, and a board paper each quarter',
      'Risk register, and risk acceptances that expire',
      'Policies drafted for management to approve',
      'Security budget and vendor selection',
      'Advice by phone during an incident, in the contracted hours',
    ],
    outOfScope: [
      'System administration, alert monitoring, hands-on incident response',
      'Statutory roles, such as company officer or Data Protection Officer',
      'The CISO post of a bank, NBFC, insurer or market intermediary',
      'Auditing controls that the vCISO designed',
      'Signing in your name',
    ],
    note: 'Unused days carry over for one month, then lapse.',
  },
  approach: {
    heading: 'The first 90 days, and after',
    steps: [
      {
        title: 'Meet the people',
        text: 'Weeks 1–2: directors, IT, sales, and your largest customers’ security clauses.',
      },
      { title: 'Agree the plan', text: 'Week 4: at most 10 items, each with cost, owner and date.' },
      { title: 'Bring decisions', text: 'Monthly: the open questions, one page each.' },
      { title: 'Report to the board', text: 'Quarterly: changes, cost, decisions due.' },
      {
        title: 'Rehearse an incident',
        text: 'Once a year: directors work through a ransomware tabletop exercise, CERT-In’s 6 hours included.',
      },
      { title: 'Hand over', text: 'We work alongside your new hire for a month, then leave.' },
    ],
  },
  standards: [
    {
      title: 'NIST CSF 2.0',
      text: 'The Govern function covers roles, risk appetite, policy, oversight and suppliers.',
    },
    {
      title: 'RBI and SEBI',
      text: 'Under RBI’s cybersecurity Directions of 31 July 2026 a commercial bank’s CISO is a senior executive without business targets who does not report to the head of IT. SEBI’s CSCRF (2024) sets rank and duties by category of regulated entity. We support that officer and do not hold the post.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'You designate a point of contact. We prepare that person.',
    },
  ],
  deliverables: [
    { title: '90-day plan', text: 'In week four, signed by those who pay for it.' },
    { title: 'Board paper', text: 'Three pages a quarter, without product names.' },
    { title: 'Risk acceptances', text: 'At each decision: who accepted what, until when.' },
    {
      title: 'Handover file',
      text: 'At the end: contacts, calendar, risks, reasons.',
    },
  ],
  exhibit: {
    label: 'Decision 7',
    heading: 'The payroll server: replace, isolate or accept',
    text: 'Its vendor stopped updates in June. One infected laptop could reach salaries and bank files.',
    rows: [{ term: 'We recommend', detail: 'Isolate now, replace in the next budget' }],
    outcome: 'Decided: isolate. Signed by the managing director; review on 1 February',
    caption:
      'A page for a management meeting: one question, three options, one signature. The firm and the case are invented.',
    options: [
      {
        title: 'Isolate the server',
        cost: 'Four days; manual exports from then on',
        risk: 'Salaries have to be re-entered by hand',
        isAdvised: true,
      },
      {
        title: 'Replace it',
        cost: 'Six weeks; the quotation is attached',
        risk: 'One laptop can reach it until then',
      },
      {
        title: 'Accept it',
        cost: 'Nothing now; check your insurer’s disclosure terms',
        risk: 'No updates, with bank files in reach',
      },
    ],
  },
  sampleReport: 'managed-service',
  needs: [
    'A director who attends and has the authority to decide',
    'Budget, contracts and earlier audit reports',
    'Someone who carries out decisions',
  ],
  duration: {
    range: '12 months, with three months’ notice',
    movedBy: 'Customer audits and regulated data call for more days a month.',
  },
  terms: {
    engagement: 'subscription',
    people: [
      {
        term: 'vCISO',
        detail:
          'At least 10 years in security, 3 of them reporting to directors. Other clients disclosed by number and sector, no competitor unless you agree',
      },
      { term: 'Deputy', detail: 'At least 6 years; reads every board paper and covers leave' },
    ],
    price: { basis: 'Monthly fee for agreed days', movedBy: 'Days a month, customer audits, regulated data' },
    confidentiality: {
      holds: 'Board papers, risk register, contracts you show us',
      deleted: 'Returned at the end, copies erased within 30 days',
    },
    retest: {
      summary: 'Every quarter, with the board',
      includes: 'Which decisions were carried out, and what changed',
    },
    service: {
      hours: 'The agreed days, and phone advice in contracted hours',
      response: 'Calls during an incident within the contracted time',
      exit: 'Three months’ notice, a handover file, a month beside your hire',
    },
  },
  questions: [
    {
      question: 'Who is liable?',
      answer:
        'Your directors remain responsible for the company. We answer for our advice up to the contract’s limit. The quotation names any indemnity insurance.',
    },
    {
      question: 'Can the vCISO be our Data Protection Officer?',
      answer:
        'No. Under section 10 of the DPDP Act 2023 a Significant Data Fiduciary’s DPO represents it and answers to its board. Appoint your own.',
    },
    {
      question: 'Will you sell us your own services?',
      answer:
        'Yes, with the conflict declared: the decision page prices two alternatives, and the vCISO recommends none.',
    },
  ],
  related: [PATHS.gapAssessment, PATHS.managedCompliance, PATHS.awarenessTraining],
  callToAction: {
    heading: 'Which decision has waited longest?',
    text: 'Describe it in three lines, with your headcount and who would sign. We draft the decision page and suggest how many days a month you need.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
