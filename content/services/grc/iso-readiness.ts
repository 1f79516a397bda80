import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const isoReadiness = {
  kind: 'service',
  path: PATHS.isoReadiness,
  group: PATHS.grc,
  icon: 'certificate',
  menuLine: 'Scope, risks and evidence prepared',
  image: 'service-iso',
  title: 'ISO Readiness',
  documentTitle: 'ISO 27001 readiness',
  position: 1,
  description:
    'Scope, risk assessment, Statement of Applicability and internal audit for ISO/IEC 27001:2022. We prepare you. A certification body certifies.',
  summary: 'Scope, risks and evidence prepared; a certification body then decides.',
  lead: 'We prepare you for ISO/IEC 27001 certification and plan back from the evidence, which needs months: a backup restored, a review held, a leaver’s account closed on time.',
  facts: [
    { term: 'We prepare for', detail: 'ISO/IEC 27001:2022 with Amd 1:2024' },
    { term: 'Controls run', detail: 'For about three months, before Stage 1' },
    { term: 'Who certifies', detail: 'A certification body that you choose' },
  ],
  deciding: { figure: '93', text: 'controls of Annex A: each applies or not, with the reason in writing' },
  overview: {
    statement:
      'A certification auditor picks one leaver from last quarter and asks when the account was closed.',
    paragraphs: [
      'An ISMS, an information security management system, is the set of decisions, routines and records behind that answer. Its scope decides the cost: the service your customers asked about, the people and sites behind it, and the interfaces to suppliers. If it is too narrow, the customer rejects the certificate; if too wide, it adds audit days.',
      'Stage 1 asks whether you are ready to be audited, Stage 2 whether it works. The weeks between the two are too few to build up records.',
    ],
  },
  figure: {
    kind: 'timeline',
    title: 'A project of seven months',
    text: 'An example; yours takes 5–9.',
    unit: 'Months',
    length: 8,
    rows: [
      { label: 'Scope and risks', by: 'us', when: 'One page, three workshops', bar: [0, 1.5] },
      { label: 'Choose controls', by: 'us', when: 'Each of 93, with a reason', bar: [1.5, 2.5] },
      { label: 'Run the controls', by: 'you', when: 'About three months', bar: [2.5, 5.5] },
      { label: 'Internal audit', by: 'us', when: 'By someone who wrote none of it', bar: [4.5, 5.1] },
      { label: 'Management review', by: 'you', when: 'Minutes are evidence', points: [5.3] },
      { label: 'Stage 1 and Stage 2', by: 'others', when: 'By your certification body', points: [5.8, 7] },
      { label: 'Nonconformities', by: 'you', when: 'Until they close; we help', bar: [7, 7.8] },
    ],
  },
  whenNeeded: {
    items: [
      'A tender or a customer names the standard and a date.',
      'Your group is certified and your office must join its scope.',
      'An earlier attempt ended in a folder of templates.',
      'A surveillance audit raised a major nonconformity.',
    ],
    otherwise:
      'Count back nine months from the date in the contract. While customers only send questionnaires, a gap assessment may be enough.',
  },
  scope: {
    inScope: [
      'Scope, interested parties, and whether climate change matters to them (Amd 1:2024)',
      'Risk method, register and treatment plan, accepted by risk owners',
      'Statement of Applicability over the 93 Annex A controls',
      'Procedures written with the people who will follow them',
      'Internal audit and the first management review',
    ],
    outOfScope: [
      'The certification audit and its fee',
      'Buying or running security tools',
      'Penetration tests, which are quoted separately',
      'A register of laws',
    ],
  },
  approach: {
    heading: 'From scope to Stage 2',
    steps: [
      {
        title: 'Set the scope',
        text: 'We write one page: services, sites, people, interfaces, exclusions and their reasons.',
      },
      {
        title: 'Assess risks',
        text: 'We hold three workshops with the people who would answer for a loss, from IT and from the business.',
      },
      {
        title: 'Choose controls',
        text: 'For each Annex A control we record whether it applies, why, how far it is implemented and who owns it.',
      },
      {
        title: 'Run the controls',
        text: 'Controls run for about three months while tickets and minutes build up. We check every second week.',
      },
      {
        title: 'Audit internally',
        text: 'Someone who wrote none of it samples records and raises findings.',
      },
      {
        title: 'Review with management',
        text: 'Management decides on findings, money and open risks. The minutes are evidence.',
      },
      {
        title: 'Attend the audit',
        text: 'We attend, find documents and help with nonconformities. You give the answers.',
      },
    ],
  },
  standards: [
    { title: 'ISO/IEC 27001:2022', text: 'The requirements: clauses 4 to 10, and Annex A with 93 controls.' },
    { title: 'ISO/IEC 27002:2022', text: 'Guidance on each control, without a certificate of its own.' },
    {
      title: 'ISO/IEC 27701:2025',
      text: 'Privacy management, since 2025 a standard in its own right. Added if customers ask for it.',
    },
  ],
  deliverables: [
    { title: 'Risk register', text: 'Risks in plain sentences, with owners, treatment and residual risk.' },
    {
      title: 'Statement of Applicability',
      text: 'Every control with its justification and implementation status.',
    },
    { title: 'Evidence index', text: 'Where each record is kept, its date, and who can open it.' },
    { title: 'Internal audit report', text: 'Findings as a certification auditor would word them.' },
  ],
  exhibit: {
    label: 'Statement of Applicability',
    heading: 'A.8.13 Information backup: applies',
    text: 'Client files change daily and cannot be re-created from email.',
    rows: [
      { term: 'Status', detail: 'Nightly copies since April; one restore tested' },
      { term: 'Evidence', detail: 'Restore record of 12 August, signed by operations' },
      { term: 'Weak point', detail: 'The accounting system has never been restored' },
      { term: 'Owner', detail: 'Head of operations' },
    ],
    outcome: 'Treatment: restore accounting before the internal audit',
    isOpen: true,
    caption: 'One row, shortened. The firm and its dates are invented.',
    options: [
      {
        title: 'Restore accounting before the internal audit',
        cost: 'Two days of operations',
        risk: 'What the restore shows has to be repaired in time',
        isAdvised: true,
      },
      {
        title: 'Restore it after Stage 1',
        cost: 'Two days, later',
        risk: 'Stage 1 may find a control without evidence',
      },
      {
        title: 'Leave accounting out of the scope',
        cost: 'Half a day of writing',
        risk: 'Clients who rely on the certificate ask why',
      },
    ],
  },
  sampleReport: 'gap-assessment',
  needs: [
    'A director who owns the ISMS, and a coordinator with a day or two a week',
    'Risk owners at three workshops',
    'Read access to tickets, joiner and leaver lists, asset lists',
    'Early contact with certification bodies, as their calendars fill',
  ],
  duration: {
    range: '5–9 months to Stage 2 for a firm of 20–150 people',
    movedBy:
      'Evidence needs its three months, however small you are. Sites, software development and outsourced IT add more.',
  },
  terms: {
    engagement: 'advice',
    people: [
      { term: 'Lead consultant', detail: 'At least 6 years, from scope to Stage 2' },
      { term: 'Internal auditor', detail: 'At least 4 years; wrote none of your documents' },
    ],
    price: { basis: 'Fixed price per phase', movedBy: 'People, sites, software development, outsourced IT' },
    confidentiality: { holds: 'Draft documents and samples of records', deleted: '90 days after Stage 2' },
    retest: {
      summary: 'Until the nonconformities close',
      includes: 'Those of Stage 1 and Stage 2, within this scope',
    },
  },
  questions: [
    {
      question: 'Can you certify us?',
      answer:
        'Only a certification body can, and it must not have advised you. Before you choose one, ask who has accredited it for ISO/IEC 27001. In India that is often NABCB.',
    },
    {
      question: 'Can it be done in eight weeks?',
      answer:
        'The documents can be ready in eight weeks. Records of a working system rarely can. If a tender leaves you eight weeks, ask whether a signed plan with a booked audit is accepted.',
    },
  ],
  related: [PATHS.gapAssessment, PATHS.managedCompliance, PATHS.configurationReview],
  callToAction: {
    heading: 'Send us the date in the tender',
    text: 'Add your headcount, sites and the sentence that asks for the certificate. We say whether the date is realistic, then what it would take.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
