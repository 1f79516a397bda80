import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, hours and retest terms are for the firm to confirm.
export const managedSecurity = {
  kind: 'service',
  path: PATHS.managedSecurity,
  group: PATHS.cyberSecurity,
  title: 'Managed security services',
  documentTitle: 'Managed security services: watching and responding',
  label: 'Managed Security Services',
  position: 4,
  description:
    'Analysts read your security alerts in contracted hours, act within limits you sign, and hand over every case with times and decisions.',
  lead: 'We read your security alerts and answer them. Before we start, three things are in writing: the hours, the people to call, and what an analyst may do without asking.',
  image: 'cta-signal',
  icon: 'eye',
  summary: 'Alerts read by analysts who know beforehand what they may do.',
  facts: [
    { term: 'Hours', detail: 'Those your contract names, nights if you choose' },
    { term: 'Without asking, we may', detail: 'Do what your signed list allows' },
    { term: 'Critical cases', detail: 'Go to your duty contact by phone' },
    { term: 'Each month', detail: 'Cases, silent sources and changed rules' },
  ],
  overview: {
    statement: 'An alert helps only if the person who reads it is allowed to act.',
    paragraphs: [
      'Before the first shift we agree three lists: the logs worth reading, the people worth waking, and the actions that need no call. Isolating a sales laptop is usually on the third list; stopping the payment server is not.',
      'We also watch for silence. A firewall that stops sending logs looks peaceful, so a missing source raises an alert of its own.',
    ],
  },
  whenNeeded: {
    items: [
      'Your only security person cannot be on call every week of the year.',
      'Logs sit in six consoles, and nobody reads them side by side.',
      'A customer’s contract asks who monitors, and how long logs are kept.',
      'You learnt of the last incident from your bank.',
    ],
    otherwise: 'Without an inventory and EDR, begin there. We would be paid to watch an empty screen.',
  },
  scope: {
    inScope: [
      'Identity, email, endpoint, firewall and cloud logs on the agreed source list',
      'Triage, investigation, escalation, and containment that you approved beforehand',
      'Rule writing, tuning and a monthly review',
      'Facts and times for your report to CERT-In, due within 6 hours',
    ],
    outOfScope: [
      'Rebuilding systems and restoring data',
      'Firewall changes and firmware',
      'Filing reports or talking to regulators in your name',
      'Evidence work for a court',
    ],
    note: 'What is not connected is not watched. The review lists those systems by name.',
  },
  approach: {
    heading: 'How we take over the watch',
    steps: [
      {
        title: 'Choose sources',
        text: 'We rank logs by what they would reveal, connect the best five and list what stays unwatched.',
      },
      {
        title: 'Set limits',
        text: 'You mark each action as allowed, ask first or never, and sign the list, phone numbers and deputies included.',
      },
      {
        title: 'Learn the ordinary',
        text: 'For 2 to 4 weeks we learn what is normal at your firm: month-end jobs, backup accounts, your own scanner.',
      },
      {
        title: 'Watch',
        text: 'Every alert becomes a case, or a closed note with a reason.',
      },
      {
        title: 'Contain',
        text: 'Within the list we act, then tell you. Outside it we call, and wait for a yes.',
      },
      {
        title: 'Review each month',
        text: 'Each month we go through the cases and pick one cause for your team to remove.',
      },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-61r3',
      text: 'Roles and hand-overs follow its CSF 2.0 profile, not the four phases of the superseded r2.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Logs kept 180 days, clocks synchronised, and the time of noticing recorded, because the 6 hours run from it.',
    },
    {
      title: 'DPDP Rules 2025, rule 6',
      text: 'Asks for a year of logs where personal data is handled, from May 2027 as notified. The log store is sized for that once.',
    },
  ],
  deliverables: [
    {
      title: 'Monthly cases',
      text: 'What happened, who decided, minutes from alert to call to containment.',
    },
    { title: 'Silent sources', text: 'What stopped logging, since when, and whom we told.' },
    { title: 'Tuned rules', text: 'Each rule changed, with its false alarms before and after.' },
    { title: 'Action list', text: 'Your signed limits, looked at again every quarter.' },
  ],
  exhibit: {
    label: 'Case 117',
    severity: 'High',
    heading: 'A new mailbox rule sends invoices outside',
    text: 'The rule appeared nine minutes after a sign-in from an address the user had never used.',
    rows: [
      { term: '21:42 IST', detail: 'Alert opened; rule and sign-in compared' },
      { term: '21:50, on the list', detail: 'Sessions ended, rule removed, password reset forced' },
      { term: '21:55, ask first', detail: 'Duty contact agrees to hold two payments' },
      { term: 'Cause', detail: 'A legacy protocol without a second factor' },
    ],
    outcome: 'Protocol switched off the next morning',
    caption: 'A case in the form of our monthly file. The mailbox and the times are invented.',
  },
  needs: [
    'Read access to the sources, and accounts for the agreed actions',
    'A duty contact and a deputy who pick up',
    'A message before planned tests and large changes',
  ],
  duration: {
    range: '3–6 weeks until we watch, then a 12-month term',
    movedBy:
      'Log sources in disorder take longest to connect; after them, the wait is for a signature under the action list.',
  },
  questions: [
    {
      question: 'Who acts at night?',
      answer:
        'It depends on your contract. With night cover an analyst does what the list allows and phones for the rest. Without it, alerts wait until morning, and the contract says so.',
    },
    {
      question: 'Does someone read every log line?',
      answer:
        'No. Rules choose what a person reads, and a rule that nobody wrote raises nothing. The review names techniques that none of your sources could show.',
    },
    {
      question: 'Do we have to install your agent?',
      answer:
        'No. We read what your EDR, mail and identity systems record already, and a small collector on your side forwards firewall logs. If a source is missing, we say which technique it hides.',
    },
    {
      question: 'Can we leave?',
      answer:
        'Yes, at the end of a term. You take the logs, cases and rules written for you, and you see us close our accounts.',
    },
  ],
  related: [PATHS.endpointSecurity, PATHS.managedNetworkSecurity, PATHS.redTeaming],
  callToAction: {
    heading: 'Who would pick up the phone tonight?',
    text: 'Send your log sources, your working hours and the name of your EDR. We reply with questions and a first draft of the action list.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
