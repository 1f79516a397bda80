import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const gapAssessment = {
  kind: 'service',
  path: PATHS.gapAssessment,
  group: PATHS.grc,
  icon: 'balance',
  menuLine: 'What applies, and what each gap takes',
  image: 'service-gap',
  title: 'Compliance Gap Assessment',
  position: 4,
  description:
    'Find out which laws and standards apply, what evidence you have and what is missing: one interview counted for ISO/IEC 27001, SOC 2, PCI DSS and DPDP.',
  summary: 'What applies, what evidence exists, and what each gap takes to close.',
  lead: 'We list the laws and standards likely to apply to you, with the reason, inspect your evidence, and list what is missing with effort, owner and order.',
  facts: [
    { term: 'First question', detail: 'Does it bind you at all?' },
    { term: 'One interview', detail: 'Counts for every framework named' },
    { term: 'Each gap shows', detail: 'Evidence, effort, owner, order' },
  ],
  deciding: { figure: '1 answer', text: 'in one interview counts for every framework named' },
  overview: {
    statement:
      'A tender reply says “PCI, GDPR, SOC 2, ISO”, and soon everyone treats all four as obligations.',
    paragraphs: [
      'Some bind you by law, some by a signed contract, some not at all. The facts decide: where your customers live, whose card data crosses which system, and whether you decide why personal data is used (in India’s DPDP Act, a Data Fiduciary) or handle it for someone who does (a Data Processor).',
      'Then each question is asked once. How a leaver loses access matters to four frameworks, and they differ mainly in the evidence they want.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'One interview, four frameworks',
    text: 'What one piece of evidence counts for. A sample of the crosswalk.',
    rowsAre: 'Evidence',
    legend: { full: 'Asked for by name', ring: 'Part of a wider duty', none: 'Not asked for' },
    columns: ['ISO/IEC 27001', 'SOC 2', 'PCI DSS', 'DPDP Act'],
    rows: [
      { label: 'Asset list', marks: ['full', 'full', 'full', 'ring'] },
      { label: 'Access review', marks: ['full', 'full', 'full', 'ring'] },
      { label: 'Notice and consent', marks: ['none', 'ring', 'none', 'full'] },
      { label: 'Supplier contracts', marks: ['full', 'full', 'full', 'full'] },
      { label: 'Report of a breach', marks: ['full', 'full', 'full', 'full'] },
      { label: 'Quarterly external scan', marks: ['none', 'none', 'full', 'none'] },
    ],
  },
  whenNeeded: {
    items: [
      'A contract names a framework that is new to your firm.',
      'You enter a market: US health data, EU consumers, card payments.',
      'The main duties of the DPDP Act 2023 fall due in May 2027, as currently notified, and you have no inventory of personal data.',
      'Next year’s budget needs a figure for compliance, and you have none.',
    ],
  },
  scope: {
    inScope: [
      'Applicability, with fact and source for each answer, including RBI, SEBI or IRDAI rules where one of them supervises you',
      'Interviews on access, change, suppliers, incidents, people, development',
      'Evidence for every answer, or a note that we were only told',
      'A crosswalk from each control to the clauses it serves',
      'Effort in days, and an order that respects dependencies',
    ],
    outOfScope: [
      'Legal opinions: open points go to your lawyer as questions',
      'Scans and tests of systems',
      'PCI DSS validation by self-assessment (SAQ) or assessor (QSA), and a CPA’s SOC 2 report',
      'Closing the gaps',
    ],
  },
  approach: {
    heading: 'From facts to a plan',
    steps: [
      { title: 'Collect facts', text: 'Two pages list data, countries, customers and promises made.' },
      {
        title: 'Decide what applies',
        text: 'Each rule applies, does not apply, or goes to a lawyer. You read this list first.',
      },
      { title: 'Interview', text: 'We ask one set of questions, 60–90 minutes with each owner.' },
      { title: 'Inspect', text: 'We ask to see the ticket, the setting, the minutes.' },
      {
        title: 'Group by cause',
        text: 'Gaps are grouped by root cause: one missing asset list can explain nine of them.',
      },
      { title: 'Plan', text: 'Owners agree effort and order in one meeting.' },
    ],
  },
  standards: [
    {
      title: 'ISO/IEC 27001:2022',
      text: 'Clauses 4 to 10 and Annex A serve as the backbone of the crosswalk.',
    },
    {
      title: 'SOC 2',
      text: 'The criteria your customers expect, at a date (Type 1) or over a period (Type 2).',
    },
    {
      title: 'PCI DSS v4.0.1',
      text: 'Card data flows come first, as a smaller scope removes gaps.',
    },
    {
      title: 'DPDP Act 2023, DPDP Rules 2025',
      text: 'Notice, consent, safeguards, a year of logs, a detailed breach report within 72 hours, and requests from the people concerned.',
    },
    {
      title: 'GDPR, HIPAA Security Rule',
      text: 'For people in the EU, Article 32; for US health data, 45 CFR Part 164 Subpart C.',
    },
  ],
  deliverables: [
    { title: 'Applicability list', text: 'What binds you and why, and what is merely customary.' },
    { title: 'Gap register', text: 'Requirement, evidence seen, what is missing, days, owner.' },
    { title: 'Crosswalk', text: 'Which single change counts in how many places.' },
    { title: 'Two-quarter plan', text: 'What comes first, what later, and what management may accept.' },
  ],
  exhibit: {
    label: 'Gap 12',
    severity: 'High',
    heading: 'Two of six leavers keep an account in the design tool',
    text: 'The directory closes on the last day. The design tool and the ticket tool have their own sign-ins.',
    rows: [
      {
        term: 'Counts for',
        detail: 'ISO/IEC 27001:2022 A.5.18, SOC 2 CC6.2, PCI DSS 8.2.5, DPDP Rules 2025 rule 6',
      },
      { term: 'Evidence', detail: 'Directory and design tool: seen. Ticket tool: only told' },
      { term: 'Effort', detail: 'Three days once' },
      { term: 'Owner, order', detail: 'Head of IT; first' },
      { term: 'Closes with', detail: 'Sign-in through the directory for both tools' },
    ],
    outcome: 'The same change closes gaps 17 and 23',
    isOpen: true,
    caption: 'A page of the register. The gap and its numbers are invented.',
    options: [
      {
        title: 'Sign-in through the directory for both tools',
        cost: 'Three days, once',
        risk: 'Both tools stop when the directory does',
        isAdvised: true,
      },
      {
        title: 'A checklist on the last day',
        cost: 'A quarter of an hour for each leaver',
        risk: 'One forgotten line keeps an account open',
      },
      { title: 'Accept it', cost: 'Nothing', risk: 'Two of six leavers keep their access' },
    ],
  },
  sampleReport: 'gap-assessment',
  needs: [
    'Contracts and tender replies that name a framework',
    'An hour to draw where data goes',
    'Owners who can be interviewed, and whose calendars allow it',
  ],
  duration: {
    range: '3–5 weeks with 6–10 interviews',
    movedBy:
      'Legal entities and kinds of data decide the effort. A further framework adds little, as interviews are shared.',
  },
  terms: {
    engagement: 'advice',
    people: [
      { term: 'Lead assessor', detail: 'At least 6 years of ISO/IEC 27001 or SOC 2 work' },
      { term: 'Privacy specialist', detail: 'At least 3 years' },
    ],
    price: {
      basis: 'Fixed price by interviews',
      movedBy: 'Legal entities, sites, kinds of data; frameworks a little',
    },
    confidentiality: {
      holds: 'Interview notes and copies of evidence',
      deleted: '60 days after the follow-up',
    },
    retest: {
      summary: 'One day, within six months',
      includes: 'Gaps you report as closed, against new evidence',
    },
  },
  questions: [
    {
      question: 'Which laws bind us?',
      answer:
        'Your data, countries and role decide. We list the likely laws with the reason for each. Whether one binds you is for a lawyer, who gets our list.',
    },
    {
      question: 'Do we get a percentage?',
      answer:
        'No. A percentage counts a missing footer like a missing backup. You get the gaps in the order in which to close them.',
    },
  ],
  related: [PATHS.isoReadiness, PATHS.configurationReview, PATHS.vciso],
  callToAction: {
    heading: 'Which framework did you promise?',
    text: 'Forward the clause, with a paragraph on whose data you hold. We name the three facts we would check first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
