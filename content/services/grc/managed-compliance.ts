import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations and reminder terms are for the firm to confirm.
export const managedCompliance = {
  kind: 'service',
  path: PATHS.managedCompliance,
  group: PATHS.grc,
  icon: 'calendar-check',
  image: 'cta-desk',
  title: 'Managed security services for compliance',
  label: 'Managed Security Services',
  position: 3,
  description:
    'We keep your control calendar: access reviews, restore tests, internal audits and questionnaires, each on its date with its proof. No alert monitoring.',
  summary: 'Access reviews, internal audits and questionnaires kept on their dates.',
  lead: 'The certificate hangs in reception, and five months later an access review is skipped. We keep controls working between audits. Watching alerts is another service.',
  facts: [
    { term: 'Every week', detail: 'Due and late tasks, by owner' },
    { term: 'Every quarter', detail: 'An evidence pack, its gaps included' },
    { term: 'Stays with you', detail: 'Risks, approvals and control owners' },
    { term: 'Not in it', detail: 'Alert monitoring and incident handling' },
  ],
  overview: {
    statement:
      'ISO/IEC 27001 says “at planned intervals”. Your own policy made that “monthly”, so monthly is what the auditor will ask to see.',
    paragraphs: [
      'So we read your policies first and list every promise with a date in it. An interval that nobody can keep is put to management: relax it or pay for it. The rest becomes one calendar: what, who, by when, and what counts as proof.',
      'We prepare each task until only the decision is left, and report a late one as late. Customers’ questionnaires draw on the same proof; an expired “yes” comes back to you as a question before it goes out again.',
    ],
  },
  whenNeeded: {
    items: [
      'The surveillance audit is closer than your last access review.',
      'The coordinator has left, or does this beside a full job.',
      'Two salespeople answered the same questionnaire differently.',
      'Three frameworks live in three spreadsheets.',
    ],
    otherwise:
      'If nothing has been built yet, begin with readiness. A calendar of controls that do not exist proves nothing.',
  },
  scope: {
    inScope: [
      'The calendar, with owner, date and proof for each control',
      'Access reviews: lists drawn, oddities marked, decisions recorded',
      'Restore tests, supplier reviews, log and clock checks: reminded and filed',
      'Internal audits, management review, corrective actions (clauses 9.2, 9.3, 10.2)',
      'Customers’ questionnaires',
    ],
    outOfScope: [
      'Watching alerts or answering incidents',
      'Approving an access or accepting a risk for you',
      'Administering your systems',
      'The certification body’s fees',
    ],
    note: 'The monitoring service carries the same name and stands under Cybersecurity Services.',
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
        title: 'Mark the oddities',
        text: 'Leavers, shared accounts and people who can both order and pay are put at the top.',
      },
      { title: 'Let owners decide', text: 'The owner keeps or removes, line by line, in half an hour.' },
      { title: 'See it done', text: 'A second export shows that the accounts are gone.' },
      {
        title: 'File the proof',
        text: 'Proof goes where an auditor would look, under the control’s number.',
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
      text: 'Binds the certification body: surveillance at least once a calendar year. We count back from it.',
    },
    {
      title: 'SOC 2, Type 2',
      text: 'A CPA reports on a period, so a missed month cannot be made up later.',
    },
    {
      title: 'PCI DSS v4.0.1',
      text: 'Names intervals itself: requirement 7.2.4 asks for account reviews at least every six months.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Log retention of 180 days and synchronised clocks become quarterly checks.',
    },
  ],
  deliverables: [
    {
      title: 'Control calendar',
      text: 'In your own tool: each promise, where it was made, its next date.',
    },
    {
      title: 'Evidence pack',
      text: 'Per quarter: an index of control, proof, date and owner, with what is missing.',
    },
    { title: 'Late list', text: 'Weekly to owners; after two weeks to their managers.' },
    { title: 'Answer library', text: 'Questionnaire answers with proof and expiry date.' },
    { title: 'Help on audit days', text: 'We find the records while the owner of the control answers.' },
  ],
  exhibit: {
    label: 'Control calendar, October',
    heading: 'Access review of the finance system',
    text: 'Annex A.5.18, Access rights. Due on the 10th, closed on the 9th with one point open.',
    rows: [
      { term: 'Drawn', detail: '2 October, by the system’s own export' },
      { term: 'Found', detail: '61 accounts: two leavers, one shared, four unused' },
      { term: 'Decided', detail: 'Finance controller: six removed' },
      { term: 'Open', detail: 'The shared account has no owner' },
    ],
    outcome: 'Open point raised to management, with a date',
    caption: 'An entry of the calendar. System and figures are invented.',
  },
  needs: [
    'A named owner for every control, with the right to decide',
    'Read access to ticket, HR and identity lists',
    'Half an hour a month from each owner',
    'The last audit report, minor findings too',
  ],
  duration: {
    range: '4–6 weeks to take over, then by the quarter',
    movedBy:
      'Last year’s backlog lengthens the takeover; systems under review and questionnaires set the quarterly effort.',
  },
  questions: [
    {
      question: 'Can you own our risks?',
      answer:
        'No. A risk belongs to the person who can spend money or stop a service. We write the decision down and bring it back on the date it expires.',
    },
    {
      question: 'Can you fill the holes in last year’s evidence?',
      answer:
        'No. Nothing is dated back. We record the hole, carry out the control now and help you explain both to the auditor.',
    },
    {
      question: 'Do we need a GRC platform?',
      answer:
        'It depends on how many owners and systems you have. A small firm manages with a shared folder and a spreadsheet. If you own a platform, we work in it and check what its green ticks rest on.',
    },
    {
      question: 'Will you answer the whole questionnaire alone?',
      answer:
        'No. We draft what the evidence supports and mark the rest. Somebody of yours signs, as the promise is yours.',
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
