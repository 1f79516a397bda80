import { countryName } from '../contracts/region.ts';
import { PATHS } from '../contracts/paths.ts';
import { company } from './company.ts';
import type { Engagement, RegulatorLine, ServiceGroupPage, ServiceTerms } from './types.ts';

// Sample: the firm must confirm the standard contract terms with its lawyer.

export type SkeletonPart = 'scope' | 'approach' | 'standards' | 'deliverables' | 'preparation';

/**
 * Headings of a service page by kind of service, with the sections between the overview and the terms, listed row by
 * row.
 */
interface Skeleton {
  when: string;
  scope: string;
  inside: string;
  outside: string;
  standards: string;
  deliverables: string;
  preparation: string;
  duration: string;
  /** Heading of one page of the deliverable. */
  exhibit: string;
  /** Parts of the page, row by row. Two parts in a row share its width. */
  rows: SkeletonPart[][];
}

export const SKELETONS: Record<Engagement, Skeleton> = {
  test: {
    when: 'When to test',
    scope: 'Scope',
    inside: 'In scope',
    outside: 'Out of scope unless agreed',
    standards: 'Methods and standards',
    deliverables: 'What you receive',
    preparation: 'What we need from you',
    duration: 'How long it takes',
    exhibit: 'One finding, as you will read it',
    rows: [['scope', 'preparation'], ['approach'], ['standards', 'deliverables']],
  },
  rollout: {
    when: 'When you need it',
    scope: 'What the work covers',
    inside: 'Included',
    outside: 'Not included',
    standards: 'Standards we work to',
    deliverables: 'What stays with you',
    preparation: 'What we need from you',
    duration: 'How long it takes',
    exhibit: 'Before the work, and after it',
    rows: [['scope', 'preparation'], ['approach'], ['deliverables', 'standards']],
  },
  subscription: {
    when: 'Who it suits',
    scope: 'What the service covers',
    inside: 'In the service',
    outside: 'Not in the service',
    standards: 'Rules we work by',
    deliverables: 'What you receive, and how often',
    preparation: 'Your part',
    duration: 'Start and term',
    exhibit: 'A page of your month',
    rows: [['scope'], ['deliverables'], ['approach'], ['standards', 'preparation']],
  },
  advice: {
    when: 'When to ask',
    scope: 'What we look at',
    inside: 'Included',
    outside: 'Not included',
    standards: 'Laws and standards',
    deliverables: 'What you receive',
    preparation: 'Your part',
    duration: 'How long it takes',
    exhibit: 'The paper that you decide on',
    rows: [['deliverables'], ['scope'], ['approach'], ['standards', 'preparation']],
  },
};

/** Name of the check after the work. */
export const RETEST: Record<Engagement, string> = {
  test: 'Retest',
  rollout: 'Check afterwards',
  subscription: 'Review',
  advice: 'Follow-up',
};

export const RETEST_IN_PRICE = 'One retest is in the price. A second one is charged by the day.';
export const POSTPONING =
  'Postponing is free until 10 working days before the start. After that, we charge for the days we cannot fill.';
/** Call to action that asks only for facts that anybody in the client's firm may know. */
export const NAMES_CAN_WAIT = 'Names and addresses can wait for the confidentiality agreement.';
/** Left out if the client does not have to buy anything. */
export const LICENCES = 'You buy licences and hardware yourself. We take no commission on them.';

/** The headings of the terms, with the standard terms for each kind of contract. */
export const TERMS = {
  heading: 'Before you sign',
  /** Date of the last change. */
  version: '26 November 2026',
  intro: 'These terms go into the contract. Prices are in the quotation, which is free of charge.',
  own: 'For this service',
  shared: 'In every contract',
  responseTimes: { triage: 'Triaged within', containment: 'Contained, or you are called, within' },
  people: {
    heading: 'Who does it',
    shared: [
      'CVs come with the quotation, and you may speak to each person before signing.',
      'Any replacement has the same experience, and needs your approval.',
      'We subcontract only with your written approval, on the same terms.',
      'The people who set a system up do not test it.',
    ],
  },
  price: {
    heading: 'Price',
    basis: 'Basis',
    movedBy: 'Price depends on',
    shared: [
      'Travel and stay outside {city} are charged at cost and approved by you first.',
      `${company.region.tax.name} is added at the current rate.`,
    ],
    byKind: {
      test: [RETEST_IN_PRICE, POSTPONING],
      rollout: [LICENCES, POSTPONING],
      subscription: [
        'Onboarding is quoted once, at a fixed price. Invoices follow each month.',
        'If the scope grows or shrinks, so does the fee, from the next month and in writing.',
      ],
      advice: [
        'Days beyond the scope are quoted before they start. We take no commission from vendors.',
        'Agreed meetings can be moved free of charge until three working days before.',
      ],
    } satisfies Record<Engagement, string[]>,
  },
  confidentiality: {
    heading: 'Confidentiality',
    holds: 'Data we keep',
    deleted: 'Deleted',
    shared: [
      'A confidentiality agreement, yours or ours, is signed before you send names, addresses or documents.',
      'Files are exchanged by encrypted transfer, never as email attachments.',
      `Data is stored encrypted in ${countryName(company.address.country)}, open only to the people named in the contract.`,
      'You get a record of its deletion.',
    ],
  },
  retest: {
    when: 'In the price',
    includes: 'What it covers',
    shared: {
      test: ['The report is reissued with what is closed and what is open.', 'New features need a new test.'],
      rollout: ['You accept the work against a list agreed at the start.'],
      subscription: ['Missed times are listed, with the credit your contract sets for them.'],
      advice: ['The document is reissued with the date and what changed.'],
    } satisfies Record<Engagement, string[]>,
  },
  service: { heading: 'Hours, response, exit', hours: 'Hours', response: 'Response', exit: 'Exit' },
  regulator: { heading: 'Regulators' },
} as const;

/** Regulators that are listed unless a service names others. */
const REGULATORS: Record<Engagement, RegulatorLine[]> = {
  test: ['empanelment', 'sebi', 'rbi', 'irdai', 'outsourcing', 'dpdpSafeguards'],
  rollout: ['notAnAudit', 'certInDirections', 'dpdpSafeguards'],
  subscription: ['certInDirections', 'outsourcing', 'dpdpProcessor'],
  advice: ['empanelment', 'irdai', 'outsourcing', 'dpdpSafeguards'],
};

const { certInEmpanelled } = company;

/** Duties of a client of a service, from regulators and laws. */
export function regulatorsOf({ engagement, regulators }: ServiceTerms): RegulatorLine[] {
  return certInEmpanelled === null ? [] : (regulators ?? REGULATORS[engagement]);
}

/** Advice for audits that only empanelled firms may do; not shown once the firm is empanelled. */
export const RESERVED_AUDITS: ServiceGroupPage['chooser']['items'] =
  certInEmpanelled !== false
    ? []
    : [
        {
          situation: 'The auditor must be empanelled by CERT-In',
          choice: 'We are not: what regulators accept from us',
          path: `${PATHS.vaptWeb}#regulators`,
        },
      ];

/** A text that is shown on the pages of both services. */
export const CLOUD_TEST_OR_REVIEW =
  'Every setting against CIS: Configuration Review. Which identity can become administrator: Cloud test.';

interface Regulation {
  /** A yes-or-no question. */
  question: string;
  answer: 'Yes' | 'No' | 'Partly';
  text: string;
}

const reserved = certInEmpanelled ? 'Yes' : 'No';

export const REGULATIONS: Record<RegulatorLine, Regulation> = {
  empanelment: {
    question: 'Are we a CERT-In empanelled auditor?',
    answer: reserved,
    text: certInEmpanelled
      ? 'The Comprehensive Cyber Security Audit Policy Guidelines of 25 July 2025 then bind you and us.'
      : 'An audit that a law, regulator or tender reserves for empanelled firms must go to one of them. The Comprehensive Cyber Security Audit Policy Guidelines of 25 July 2025 bind those firms and the organisations they audit.',
  },
  sebi: {
    question: 'SEBI CSCRF: does our report serve as the VAPT?',
    answer: reserved,
    text: 'The framework of August 2024 requires a CERT-In empanelled auditor for the VAPT of regulated entities.',
  },
  rbi: {
    question: 'RBI: does it serve banks and NBFCs?',
    answer: certInEmpanelled ? 'Yes' : 'Partly',
    text: certInEmpanelled
      ? 'Send us the circular that asks for the test, so that the scope follows it.'
      : 'It serves where trained and independent testers are enough, as RBI’s cybersecurity Directions of 31 July 2026 put it for banks and larger NBFCs, not where a rule, a tender or your bank asks for an empanelled auditor. Send us the wording first.',
  },
  irdai: {
    question: 'IRDAI: does it replace the assurance audit?',
    answer: 'No',
    text: 'That audit under the guidelines of 6 April 2026 is a separate engagement. Our report can be evidence in it.',
  },
  dpdpSafeguards: {
    question: 'Does the DPDP Act prescribe it?',
    answer: 'No',
    text: 'Section 8(5) asks for reasonable safeguards; rule 6 of 2025 sets the minimum, from May 2027 as currently notified. This service can be one of them.',
  },
  dpdpProcessor: {
    question: 'DPDP: do we handle personal data for you?',
    answer: 'Yes',
    text: 'We are then your Data Processor, under the contract that section 8(2) requires.',
  },
  notAnAudit: {
    question: 'Does it need a CERT-In empanelled firm?',
    answer: 'No',
    text: 'Empanelment concerns audits. If this work is audited later, another firm must do it.',
  },
  certInDirections: {
    question: 'Do the CERT-In directions of 28 April 2022 bind you?',
    answer: 'Yes',
    text: 'You report listed incidents within 6 hours, keep a rolling 180 days of logs within Indian jurisdiction and synchronise clocks. We work to this where the scope touches it.',
  },
  outsourcing: {
    question: 'Supervised by RBI, SEBI or IRDAI: does the contract allow for outsourcing rules?',
    answer: 'Yes',
    text: 'The contract gives you and your regulator a right of audit, names where data is stored and settles the exit.',
  },
  rbiMonitoring: {
    question: 'RBI: does it fit an outsourced SOC?',
    answer: 'Yes',
    text: 'By contract: you own rules and logs, you and RBI may inspect where we work, and escalation follows your plan (Managing Risks in Outsourcing Directions, 2025).',
  },
};
