import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const managedCompliance = {
  kind: 'service',
  path: PATHS.managedCompliance,
  group: PATHS.grc,
  icon: 'calendar-check',
  menuLine: 'Reviews and audits kept on their dates',
  image: 'service-compliance',
  title: 'Managed Security Services: controls between audits',
  label: 'Managed Security Services',
  position: 3,
  description:
    'We keep your control calendar: access reviews, restore tests, internal audits and questionnaires, each on time with evidence. No alert monitoring.',
  summary: 'Access reviews, internal audits and questionnaires kept on their dates.',
  lead: 'We keep your ISMS controls on their dates between audits: access reviews, restore tests, internal audits, questionnaires. Alert monitoring is another service.',
  facts: [
    { term: 'Every week', detail: 'Due and late tasks, by owner' },
    { term: 'Every quarter', detail: 'An evidence pack, its gaps included' },
    { term: 'Stays with you', detail: 'Risks, approvals and control owners' },
  ],
  deciding: { figure: '4 packs', text: 'of evidence a year, one every quarter, with their gaps' },
  overview: {
    statement:
      'ISO/IEC 27001 says “at planned intervals”. If your policy says “monthly”, monthly is what the auditor will ask to see.',
    paragraphs: [
      'So we read your policies first and list every promise with a date in it. Intervals that cannot be kept go to management: relax them or pay for them. The rest becomes one calendar: what, who, by when, and what counts as evidence.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Who does what in a quarter',
    text: 'We keep the calendar and the evidence; owners and directors decide.',
    rowsAre: 'Task',
    legend: { full: 'Does it', half: 'Decides', ring: 'Checks or is told', none: 'No part' },
    columns: ['Our manager', 'Our auditor', 'Control owner', 'Your directors'],
    rows: [
      { label: 'Calendar and reminders', marks: ['full', 'none', 'ring', 'none'] },
      { label: 'Access review', marks: ['full', 'none', 'half', 'none'] },
      { label: 'Second export', marks: ['full', 'none', 'ring', 'none'] },
      { label: 'Audit of a sample', marks: ['none', 'full', 'ring', 'ring'] },
      { label: 'Questionnaire', marks: ['full', 'none', 'ring', 'ring'] },
      { label: 'Open risks', marks: ['ring', 'none', 'ring', 'half'] },
    ],
  },
  whenNeeded: {
    items: [
      'The surveillance audit is closer than your last access review.',
      'The coordinator has left, or does this beside a full job.',
      'Two salespeople answered the same questionnaire differently.',
      'Three frameworks live in three spreadsheets.',
    ],
  },
  scope: {
    inScope: [
      'The calendar, with owner, date and evidence for each control',
      'Access reviews: lists exported, anomalies marked, decisions recorded',
      'Restore tests, supplier reviews, log and clock checks: reminded and filed',
      'Internal audits, management review, corrective actions (clauses 9.2, 9.3, 10.2)',
      'Customers’ questionnaires',
    ],
    outOfScope: [
      'Alert monitoring and incident response',
      'Approving an access or accepting a risk for you',
      'Administering your systems',
      'The certification body’s fees',
    ],
    note: 'The monitoring service has the same name and is listed under Cyber Security.',
  },
  approach: {
    heading: 'What a quarter holds',
    steps: [
      {
        title: 'Take over the calendar',
        text: 'Once: we read policies and the last audit report, fill the calendar and list what is already late.',
      },
      {
        title: 'Export the lists',
        text: 'Accounts come from the system itself, with the date and the query that made the list.',
      },
      {
        title: 'Mark anomalies',
        text: 'Leavers, shared accounts and segregation-of-duties conflicts (one person who can both order and pay) go to the top.',
      },
      { title: 'Let owners decide', text: 'The owner keeps or removes, line by line, in half an hour.' },
      { title: 'Verify', text: 'A second export shows that the accounts are gone.' },
      {
        title: 'File the evidence',
        text: 'Evidence goes where an auditor would look, under the control’s number.',
      },
      { title: 'Audit a sample', text: 'A part of the ISMS is audited by someone who prepared none of it.' },
      {
        title: 'Tell management',
        text: 'Management gets one page: what is done, what is late, why, and what it must decide.',
      },
    ],
  },
  standards: [
    {
      title: 'ISO/IEC 27001:2022, clauses 9 and 10',
      text: 'Measure, audit, review, correct. Beside your policies, the calendar’s main source.',
    },
    {
      title: 'ISO/IEC 17021-1:2015',
      text: 'Binds the certification body: the first surveillance audit within 12 months of the certification decision, then at least one each calendar year, recertification aside. We plan backwards from those dates.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'A rolling 180 days of logs and synchronised clocks become quarterly checks.',
    },
  ],
  deliverables: [
    {
      title: 'Control calendar',
      text: 'Always current, in your tool: each promise, where it was made, its next date.',
    },
    {
      title: 'Evidence pack',
      text: 'Per quarter: an index of control, evidence, date and owner, with what is missing.',
    },
    { title: 'Late list', text: 'Weekly to owners; after two weeks to their managers.' },
    { title: 'Answer library', text: 'Always current: answers with evidence and expiry date.' },
  ],
  exhibit: {
    label: 'Control calendar, October',
    heading: 'Access review of the finance system',
    text: 'Annex A.5.18, Access rights. Due on the 10th, closed on the 9th with one point open.',
    rows: [
      { term: 'Exported', detail: '2 October, from the system itself' },
      { term: 'Found', detail: '61 accounts: two leavers, one shared, four unused' },
      { term: 'Decided', detail: 'Finance controller: six removed' },
      { term: 'Open', detail: 'The shared account has no owner' },
    ],
    outcome: 'Open point raised to management, with a date',
    isOpen: true,
    caption: 'October in four numbers, and one entry of it opened up. System and numbers are invented.',
    numbers: [
      { term: 'Controls due in October', detail: '14' },
      { term: 'Done by their date', detail: '12' },
      { term: 'Done late', detail: '1' },
      { term: 'Open, raised to management', detail: '1' },
    ],
  },
  sampleReport: 'managed-service',
  needs: [
    'A named owner for every control, with the right to decide',
    'Read access to ticket, HR and identity lists',
    'Half an hour a month from each owner',
    'The last audit report, minor nonconformities included',
  ],
  duration: {
    range: '4–6 weeks to take over, then by the quarter',
    movedBy:
      'Last year’s backlog lengthens the takeover. Systems under review and questionnaires decide the quarterly effort.',
  },
  terms: {
    engagement: 'subscription',
    people: [
      { term: 'Compliance manager', detail: 'At least 5 years of ISO/IEC 27001 or SOC 2 work' },
      { term: 'Internal auditor', detail: 'At least 4 years; prepared none of the evidence' },
    ],
    price: {
      basis: 'Monthly fee by controls and frameworks',
      movedBy: 'Controls, owners, systems under review, questionnaires',
    },
    confidentiality: {
      holds: 'Working notes; the evidence stays in your tool',
      deleted: '30 days after the last quarter',
    },
    retest: {
      summary: 'Every quarter, with management',
      includes: 'A sample of closed tasks, and what is late',
    },
    service: {
      hours: 'Office hours in IST, and audit days to their end',
      response: 'Questionnaire drafts within the working days you contract',
      exit: 'A quarter’s notice. Calendar, evidence and answers are already in your tool',
    },
  },
  questions: [
    {
      question: 'Can you own our risks?',
      answer:
        'No. A risk belongs to whoever can spend money or stop a service. We record what they decide and bring it back on the date it expires.',
    },
    {
      question: 'Can you fill the gaps in last year’s evidence?',
      answer:
        'No. Nothing is backdated. We record the gap, carry out the control now and help you explain both to the auditor.',
    },
  ],
  related: [PATHS.isoReadiness, PATHS.vciso, PATHS.managedSecurity],
  callToAction: {
    heading: 'When was your last access review?',
    text: 'Send that date, your standard and the month of the next audit. You learn what is probably late and what one quarter with us would contain.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
