import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const casb = {
  kind: 'service',
  path: PATHS.cloudAccessSecurityBroker,
  group: PATHS.cloud,
  icon: 'cloud-key',
  menuLine: 'Cloud apps in use, a decision on each',
  image: 'service-casb',
  title: 'Cloud Access Security Broker',
  position: 2,
  description:
    'We find the cloud apps and OAuth grants your staff use, decide with you to allow, limit or replace each, and clean up files shared too widely.',
  summary: 'A register of the apps in use, and a decision on each.',
  lead: 'Your staff probably use more cloud apps than your IT list shows. We find them, decide on each with you, and enforce the decision through a cloud access security broker (CASB).',
  facts: [
    { term: 'First list of apps', detail: 'After 2–4 weeks of logs' },
    { term: 'Who decides', detail: 'You, app by app' },
    { term: 'To handover', detail: '6–10 weeks' },
  ],
  deciding: { figure: '2–4 weeks', text: 'of logs give the first list of apps; you decide, app by app' },
  overview: {
    statement:
      'Last year someone clicked “Allow” so that a meeting tool could read the calendar. It can still read the whole mailbox.',
    paragraphs: [
      'Such an OAuth grant does not ask for the password again and usually lasts until someone revokes it. Data also leaves through apps bought on a personal card (shadow IT) and folders open to anyone with the link. Blocking all of them would stop work, so each gets a decision: allow, limit or replace.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'Three ways out, one decision for each',
    text: 'The broker sees apps, grants and links. You decide on each: allow, limit or replace.',
    layers: [
      {
        nodes: [{ label: 'App on a personal card' }, { label: 'OAuth grant' }, { label: 'Open link' }],
        links: [
          [1, 1, 'limited'],
          [2, 2],
          [3, 3, 'limited'],
        ],
      },
      {
        nodes: [{ label: 'Register and broker', detail: 'one row for each app', span: 3, look: 'gate' }],
        links: [
          [1, 3, 'stopped'],
          [2, 1],
          [2, 2, 'limited'],
          [3, 2, 'limited'],
        ],
      },
      {
        nodes: [
          { label: 'Allow' },
          { label: 'Limit', detail: 'by device and action' },
          { label: 'Replace', detail: 'app revoked' },
        ],
        links: [],
      },
    ],
  },
  whenNeeded: {
    items: [
      'You use Microsoft 365 or Google Workspace and have never listed the connected apps.',
      'Customer files turn up in a personal storage account or an AI tool.',
      'Folders that former employees shared are still open to outsiders.',
      'An auditor asks how you choose, use and leave cloud services.',
    ],
  },
  scope: {
    inScope: [
      'Discovery from firewall, proxy or endpoint logs, and from sign-in records',
      'OAuth grants in Microsoft 365 or Google Workspace: permissions, consent, last use',
      'External and public sharing of files, calendars and sites',
      'Rules by app, device and action, such as download or upload',
      'One broker product, in an account that belongs to you',
    ],
    outOfScope: [
      'Reading file contents; see data loss prevention',
      'Personal accounts and personal phones',
      'Licences',
      'The security of an app vendor’s own servers',
      'Moving data into the replacement',
    ],
  },
  approach: {
    heading: 'Find, decide, tidy',
    figure: {
      kind: 'timeline',
      title: 'Nine weeks, as an example',
      text: 'One suite, up to handover.',
      unit: 'Weeks',
      length: 9,
      rows: [
        { label: 'Tell people', by: 'you', when: 'We help with the text', points: [0.4] },
        { label: 'Discover', by: 'us', when: '2–4 weeks of logs', bar: [0.6, 4] },
        { label: 'Compare similar apps', by: 'us', when: 'Side by side', bar: [3.5, 5] },
        { label: 'Decide on each', by: 'you', when: 'In one meeting', points: [5.3] },
        { label: 'Revoke', by: 'us', when: 'In small batches', points: [5.8, 6.5, 7.2] },
        { label: 'Tidy sharing', by: 'you', when: '10 days to confirm', bar: [6, 7.5] },
        { label: 'Control new consent', by: 'us', when: 'With the broker’s rules live', points: [8.6] },
      ],
    },
    steps: [
      {
        title: 'Tell people',
        text: 'Before we start, staff are told what is looked at and why. We help with the text.',
      },
      {
        title: 'Discover',
        text: 'We collect 2 to 4 weeks of logs, add the OAuth grants, and map domains to app names.',
      },
      {
        title: 'Compare similar apps',
        text: 'Apps that do the same job are set side by side, with their users, data and vendor terms.',
      },
      {
        title: 'Decide on each',
        text: 'In one meeting you decide on each app. One left undecided is limited until you do.',
      },
      {
        title: 'Revoke',
        text: 'Unused and over-broad grants are revoked in small batches, so that anything broken is noticed and restored.',
      },
      {
        title: 'Tidy sharing',
        text: 'Owners get a list of their own open links and 10 days to confirm them. The rest expire.',
      },
      {
        title: 'Control new consent',
        text: 'From then on the broker’s rules apply, and staff may consent only to low-risk permissions. Anything else needs a named approver.',
      },
    ],
  },
  standards: [
    {
      title: 'ISO/IEC 27002:2022, control 5.23',
      text: 'Guidance on choosing, using and leaving cloud services. The register follows it.',
    },
    {
      title: 'DPDP Act 2023',
      text: 'A Data Fiduciary answers for its processors, so the register marks each app that holds personal data.',
    },
    {
      title: 'MITRE ATT&CK',
      text: 'T1528, Steal Application Access Token, is what the grant review guards against. The report names the version used.',
    },
  ],
  deliverables: [
    { title: 'App register', text: 'Name, purpose, owner, data, decision, next review.' },
    { title: 'Grant list', text: 'What was revoked, what stays, and who decided.' },
    { title: 'Sharing clean-up', text: 'Open links before and after, owner by owner.' },
    { title: 'Broker rules', text: 'Exported, with what the user sees when one applies.' },
  ],
  exhibit: {
    label: 'App register, row 14',
    heading: 'Meeting notes app that can read every mailbox',
    text: 'Three people in sales use it. An administrator consented for the whole firm, and has since left.',
    rows: [
      { term: 'Permission granted', detail: 'Read emails in all mailboxes' },
      { term: 'Permission needed', detail: 'Read three calendars' },
      { term: 'Personal data', detail: 'Yes: names, calls, notes' },
      { term: 'Decision', detail: 'Limit: grant revoked, calendar access for three accounts' },
      { term: 'Owner', detail: 'Head of sales; next review in six months' },
    ],
    outcome: 'Grant revoked; three calendars readable',
    caption: 'Invented firm and app. Your register has one such row for each app.',
    change: { before: 'Every mailbox can be read', after: 'Three calendars can be read' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'An administrator who can read grants and logs, for four half days',
    'At least two weeks of firewall, proxy or endpoint logs',
    'A notice to staff before discovery begins',
    'A manager who may say no to an app',
  ],
  duration: {
    range: '6–10 weeks to handover, for one suite',
    movedBy:
      'Every app needs its decision. Wide external sharing, missing logs and unresponsive owners add weeks.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Consultant', detail: 'At least 4 years of securing your suite' },
      { term: 'Engineer', detail: 'At least 2 years with your broker' },
    ],
    price: { basis: 'Fixed price per suite', movedBy: 'Users, log sources, external shares' },
    confidentiality: {
      holds: 'Logs, names of apps, owners and shares; no file contents',
      deleted: '30 days after that review',
    },
    retest: {
      summary: 'One review, after 90 days',
      includes: 'Apps and grants that are new since the decisions',
    },
    regulators: ['notAnAudit', 'certInDirections', 'dpdpProcessor'],
  },
  questions: [
    {
      question: 'Will you read our files?',
      answer:
        'No. We see names, owners, labels and who a file is shared with, and leave contents unread. Content inspection would be a separate order, with its own notice to staff.',
    },
    {
      question: 'Can you block AI tools?',
      answer:
        'On devices you manage, yes, but people who need one will find another. License one, read its data terms, and block uploads to the rest.',
    },
  ],
  related: [PATHS.dataLossPrevention, PATHS.secureAccessServiceEdge, PATHS.emailSecurity],
  callToAction: {
    heading: 'How many apps can read your email?',
    text: 'Send the suite you use, the number of staff and one app you are unsure about. We tell you the access we need and when you would have the first list.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
