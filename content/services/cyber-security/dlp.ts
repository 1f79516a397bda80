import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const dlp = {
  kind: 'service',
  path: PATHS.dataLossPrevention,
  group: PATHS.cyberSecurity,
  title: 'Data Loss Prevention',
  position: 5,
  description:
    'Three labels and one channel first, a month of watching before anything is blocked, staff told in advance, false alarms counted per rule.',
  lead: 'We start data loss prevention (DLP) with three labels and one channel, count the false alarms for a month, and block only where the count allows it.',
  image: 'service-dlp',
  icon: 'document-strike',
  menuLine: 'Three labels and one channel first',
  summary: 'Three labels, one channel, and a count of false alarms before blocking.',
  facts: [
    { term: 'We begin with', detail: 'Three labels and one channel' },
    { term: 'Before the first search', detail: 'Staff read what is inspected, and why' },
    { term: 'For the first month', detail: 'Rules only log' },
  ],
  deciding: { figure: '1 month', text: 'in which rules only log, before one of them may stop a message' },
  overview: {
    statement:
      'We plan first for the accident: a tired person, a deadline, the wrong name from autocomplete.',
    paragraphs: [
      'DLP is software that recognises data on its way out. It has three techniques, each with its own errors. A pattern with a check digit finds Aadhaar and card numbers, and now and then a parcel number. Exact data matching compares hashes of your own customer table: few false alarms, but no customer newer than the last upload. A fingerprint recognises the tender when a page of it is pasted into an email, but not a drawing that someone has redrawn.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'One file, four ways out',
    text: 'A rule logs first, then asks, and blocks last. A camera passes unseen.',
    layers: [
      {
        nodes: [{ label: 'Restricted file', span: 4 }],
        links: [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4, 'hostile'],
        ],
      },
      {
        nodes: [
          { label: 'Label and rules', detail: 'pattern, exact match, fingerprint', span: 3, look: 'gate' },
          {},
        ],
        links: [
          [1, 1, 'stopped'],
          [2, 2, 'limited'],
          [3, 3],
          [4, 4, 'hostile'],
        ],
      },
      {
        nodes: [
          { label: 'Email', detail: 'blocked' },
          { label: 'Web upload', detail: 'asks first' },
          { label: 'USB and print', detail: 'logged' },
          { label: 'Phone camera', detail: 'not seen', look: 'quiet' },
        ],
        links: [],
      },
    ],
  },
  whenNeeded: {
    items: [
      'Someone left for a competitor, and so did the price list.',
      'A customer’s contract says where its data may travel.',
      'You hold personal data that the DPDP Act covers and cannot say where it goes.',
    ],
  },
  scope: {
    inScope: [
      'Discovery: a sample of shares, mailboxes and cloud folders, to learn what is stored where',
      'Label names with examples, agreed with the people who write the files',
      'One channel, usually email; once it is quiet, web uploads, USB and print on laptops, then cloud sharing',
      'Patterns for Aadhaar, PAN and card numbers, one exact-match table, fingerprints of your own forms',
    ],
    outOfScope: [
      'DLP subscriptions',
      'Reviewing hits after handover, and tracing data that has already left',
    ],
  },
  approach: {
    heading: 'Watch, ask, then block',
    figure: {
      kind: 'timeline',
      title: 'Fourteen weeks, as an example',
      text: 'Four departments, one channel.',
      unit: 'Weeks',
      length: 14,
      rows: [
        { label: 'Tell', by: 'you', when: 'One page for all staff', points: [0.4] },
        { label: 'Pick documents', by: 'you', when: 'A dozen per department', bar: [0.5, 2] },
        { label: 'Label', by: 'you', when: 'Public, internal, restricted', bar: [1.5, 3.5] },
        { label: 'Log only', by: 'us', when: 'Hits read with two of your people', bar: [3.5, 8] },
        { label: 'Planted files', by: 'us', when: 'After each change of a rule', points: [5, 6, 7, 8] },
        { label: 'Ask', by: 'us', when: 'A prompt; answers are read', bar: [8, 11] },
        { label: 'Block', by: 'us', when: 'Under the rate you set', bar: [11, 14] },
      ],
    },
    steps: [
      { title: 'Tell', text: 'Staff get one page: what is inspected, why, and who sees a hit.' },
      {
        title: 'Pick the documents',
        text: 'Each department names the dozen documents it would hate to see leaked, and a search shows where copies already are. A policy comes later.',
      },
      {
        title: 'Label',
        text: 'Public, internal, restricted.',
      },
      {
        title: 'Log only',
        text: 'Rules record and stop nothing. Two of your people review the hits with us every week: false, real, or real and allowed.',
      },
      {
        title: 'Tune both ways',
        text: 'A tighter rule raises fewer false alarms and misses more. After each change we send planted test files through, so that both are counted.',
      },
      {
        title: 'Ask',
        text: 'A prompt appears: is this meant to leave? The answers show whether the rule is wrong or the working habit.',
      },
      {
        title: 'Block last',
        text: 'Only rules under the false-alarm rate you set may stop a message. Each has an owner, and someone who releases a wrongly held email within the hour.',
      },
    ],
  },
  standards: [
    {
      title: 'ISO/IEC 27002:2022',
      text: 'Control 8.12, data leakage prevention, with 5.12 and 5.13 on classifying and labelling.',
    },
    {
      title: 'DPDP Act 2023, DPDP Rules 2025',
      text: 'The work supports the security safeguards of section 8(5) and rule 6. Whether they are reasonable is for your lawyer.',
    },
  ],
  deliverables: [
    { title: 'Label guide', text: 'Three labels, explained with your own files.' },
    {
      title: 'Rule register',
      text: 'Purpose, pattern, owner, hits, false alarms, misses, and whether it logs, asks or blocks.',
    },
    {
      title: 'Hit procedure',
      text: 'Who may open a hit, who decides, and when the record is deleted, as it holds the data too.',
    },
  ],
  exhibit: {
    label: 'Rule 4',
    heading: 'Aadhaar numbers in outgoing email',
    text: 'Twelve digits alone also matched courier tracking numbers. Testing the check digit, and requiring a word such as UID nearby, made the rule usable.',
    rows: [
      { term: 'First version', detail: '310 hits in 30 days, 44 real' },
      { term: 'Second version', detail: '48 hits in the same email, 43 real' },
      { term: 'Cost', detail: 'One real number without the word was missed' },
      { term: 'Owner', detail: 'Head of HR' },
    ],
    outcome: 'Moved from log to ask',
    caption: 'How a rule appears in the register. The counts and the company are invented.',
    change: { before: '310 hits, 44 real', after: '48 hits, 43 real' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'One person from each department, two hours a week',
    'An administrator for the DLP features in your licences',
    'HR and legal at the table before the notice goes out',
    'A decision on who may open a hit',
  ],
  duration: {
    range: '8–14 weeks for the first channel, 5–7 for each later one',
    movedBy:
      'Each further department adds a round of labelling and tuning, and documents that look alike add more.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Consultant', detail: 'At least 5 years of DLP projects' },
      { term: 'Engineer', detail: 'At least 3 years with the product you license' },
    ],
    price: { basis: 'Fixed price per channel', movedBy: 'Departments, documents that look alike' },
    confidentiality: {
      holds: 'Rules, counts and test files; hits stay in your console',
      deleted: '30 days after the check',
    },
    retest: { summary: 'One round, after 90 days', includes: 'Planted files through every rule' },
    regulators: ['notAnAudit', 'certInDirections', 'dpdpProcessor'],
  },
  questions: [
    {
      question: 'Can it stop a photographed screen?',
      answer:
        'No. A phone camera bypasses every monitored channel. A watermark with the reader’s name deters some, and letting fewer people open the file helps more.',
    },
    {
      question: 'May we start without telling staff?',
      answer:
        'No. Much of the benefit is that people pause before sending, and covert inspection raises legal questions that are better settled first.',
    },
  ],
  related: [PATHS.cloudAccessSecurityBroker, PATHS.emailSecurity, PATHS.gapAssessment],
  callToAction: {
    heading: 'Which file must never leave by mistake?',
    text: 'Describe it without attaching it, and say how it could travel today. We name the channel to begin on, and what that would miss.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
