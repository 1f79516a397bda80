import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations and numbers of interviews are for the firm to confirm.
export const gapAssessment = {
  kind: 'service',
  path: PATHS.gapAssessment,
  group: PATHS.grc,
  icon: 'balance',
  image: 'card-lost',
  title: 'Compliance gap assessment',
  label: 'Compliance Gap Assessment',
  position: 4,
  description:
    'Find out which laws and standards apply, what proof you have and what is missing: one interview counted for ISO/IEC 27001, SOC 2, PCI DSS and DPDP.',
  summary: 'What applies, what proof exists, and what each gap takes to close.',
  lead: 'Before you ask how far you are from a standard, ask whether it applies to you. Some gaps close the moment you find that they are not yours.',
  facts: [
    { term: 'First question', detail: 'Does it bind you at all?' },
    { term: 'One interview', detail: 'Counts for every framework named' },
    { term: 'An answer counts', detail: 'Once we have seen the proof' },
    { term: 'Each gap shows', detail: 'Evidence, effort, owner, order' },
  ],
  overview: {
    statement:
      'Someone in sales types “PCI, GDPR, SOC 2, ISO” into a tender reply, and from then on everybody believes that all four are obligations.',
    paragraphs: [
      'Some bind you by law, some by a signed contract, some not at all. The facts decide: where your customers live, whose card data crosses which system, and whether you decide why personal data is used (in India’s DPDP Act, a Data Fiduciary) or handle it for someone who does (a Data Processor).',
      'Then each question is asked once. How a leaver loses access matters to four frameworks, and they differ mainly in the proof they want.',
    ],
  },
  whenNeeded: {
    items: [
      'A contract names a framework that no one in your firm has read.',
      'You enter a market: US health data, EU consumers, card payments.',
      'The main duties of the DPDP Act 2023 fall due in May 2027 as its rules stand, and nobody has listed the personal data you hold.',
      'Next year’s budget needs a figure for compliance, and you have none.',
    ],
    otherwise:
      'If you know the standard and the date, skip this. The first month of readiness finds the same gaps.',
  },
  scope: {
    inScope: [
      'Applicability, with the fact and the source for each answer; RBI, SEBI or IRDAI rules where one of them supervises you',
      'Interviews on access, change, suppliers, incidents, people, development',
      'Proof for every answer, or a mark that we were only told',
      'A crosswalk from each control to the clauses it serves',
      'Effort in days, and an order that respects dependencies',
    ],
    outOfScope: [
      'Legal opinion; open points go to your lawyer as questions',
      'Scans and tests of systems',
      'PCI DSS validation by self-assessment (SAQ) or assessor (QSA), and a CPA’s SOC 2 report',
      'Closing the gaps',
    ],
  },
  approach: {
    heading: 'Ask once, count everywhere',
    steps: [
      { title: 'Collect facts', text: 'Two pages list data, countries, customers and promises made.' },
      {
        title: 'Decide what applies',
        text: 'Each rule applies, does not apply, or goes to a lawyer. You read this list first.',
      },
      { title: 'Interview', text: 'We ask one set of questions, 60–90 minutes with each owner.' },
      { title: 'Look', text: 'We ask to be shown the ticket, the setting, the minutes.' },
      {
        title: 'Group by cause',
        text: 'Gaps are joined by cause: one missing asset list can explain nine of them.',
      },
      { title: 'Plan', text: 'Owners settle effort and order at one table.' },
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
    { title: 'Applicability list', text: 'What binds you and why, and what is only a habit.' },
    { title: 'Gap register', text: 'Requirement, proof seen, what is missing, days, owner.' },
    { title: 'Crosswalk', text: 'Which single change counts in how many places.' },
    { title: 'Two-quarter plan', text: 'What comes first, what later, and what management may accept.' },
  ],
  exhibit: {
    label: 'Gap 12',
    severity: 'High',
    heading: 'Leavers keep their accounts in two cloud tools',
    text: 'The directory closes on the last day. The design tool and the ticket tool have sign-ins of their own.',
    rows: [
      { term: 'Counts for', detail: 'ISO/IEC 27001:2022 A.5.18, SOC 2 CC6.2, PCI DSS 8.2.5' },
      { term: 'Proof', detail: 'Directory: seen. Both tools: only told' },
      { term: 'Effort', detail: 'Three days once' },
      { term: 'Closes with', detail: 'Sign-in through the directory for both tools' },
    ],
    outcome: 'The same change closes gaps 17 and 23',
    caption: 'A page of the register. The gap and its numbers are invented.',
  },
  needs: [
    'Contracts and tender replies that name a framework',
    'An hour to draw where data goes',
    'Owners who can be interviewed, and whose calendars allow it',
  ],
  duration: {
    range: '3–5 weeks with 6–10 interviews',
    movedBy:
      'Legal entities and kinds of data decide most. A further framework adds little, as interviews are shared.',
  },
  questions: [
    {
      question: 'Which laws bind us?',
      answer:
        'It depends on facts: data, countries, role. We list the likely laws with the reason for each. Whether one binds you is for a lawyer, who gets our list.',
    },
    {
      question: 'Do we get a percentage?',
      answer:
        'No. A percentage hides whether the missing part is a footer or the backup. You get gaps in order of work.',
    },
    {
      question: 'May customers see the result?',
      answer:
        'Partly: the applicability list and the plan. The register describes where you are weak; show it under a confidentiality agreement or not at all.',
    },
    {
      question: 'Is SOC 2 the better start?',
      answer:
        'It depends on who asks. Buyers in the US tend to want the SOC 2 report, most others the ISO certificate. The controls overlap, so the first one shortens the second.',
    },
  ],
  related: [PATHS.isoReadiness, PATHS.configurationReview, PATHS.vciso],
  callToAction: {
    heading: 'Which framework did someone promise?',
    text: 'Forward the clause, with a paragraph on whose data you hold. We name the three facts we would check first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
