import { PATHS } from '../../../contracts/paths.ts';
import { NAMES_CAN_WAIT } from '../../service-terms.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const managedSecurity = {
  kind: 'service',
  path: PATHS.managedSecurity,
  group: PATHS.cyberSecurity,
  title: 'Managed Security Services: monitoring and response',
  label: 'Managed Security Services',
  position: 4,
  description:
    'Analysts triage your security alerts in contracted hours, contain incidents within limits you sign, and document every case with times and decisions.',
  lead: 'Our analysts monitor your logs, investigate alerts and contain confirmed incidents, in the hours and within the limits that your contract names.',
  summary: 'Alerts triaged by analysts, incidents contained within limits you sign.',
  image: 'service-watch',
  icon: 'eye',
  menuLine: 'Alerts triaged, incidents contained',
  facts: [
    { term: 'Hours', detail: 'Office hours, extended or 24×7, as contracted' },
    { term: 'Response times', detail: 'Critical: 15 minutes to triage, 60 to containment or a call' },
    { term: 'Exit', detail: 'You keep logs, cases and rules' },
  ],
  deciding: {
    figure: '24×7',
    text: 'or office hours, or extended: what your contract names, with times per severity',
  },
  overview: {
    statement: 'Agree beforehand what an analyst may do at 02:00 without calling you.',
    paragraphs: [
      'We agree three lists before the first shift: log sources, on-call contacts, and containment actions that need no call. We work in your SIEM and EDR, licensed in your name, so that logs and detection rules stay with you.',
      'Two intervals are measured in every case: alert to triage, and triage to containment or a call. Your contract sets both for each severity, and the monthly report shows each one missed.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Who does what',
    text: 'Our three roles and you, as set out in the terms below.',
    rowsAre: 'Task',
    legend: { full: 'Does it', half: 'Decides', ring: 'Checks or is told', none: 'No part' },
    columns: ['Shift analyst', 'Lead analyst', 'Service manager', 'You'],
    rows: [
      { label: 'Choose log sources', marks: ['none', 'full', 'none', 'half'] },
      { label: 'Watch and triage', marks: ['full', 'ring', 'none', 'none'] },
      { label: 'Actions marked “allowed”', marks: ['full', 'ring', 'none', 'ring'] },
      { label: 'Actions marked “ask first”', marks: ['full', 'ring', 'none', 'half'] },
      { label: 'Night duty, if contracted', marks: ['full', 'ring', 'none', 'half'] },
      { label: 'Restore and rebuild', marks: ['none', 'none', 'none', 'full'] },
      { label: 'Monthly review', marks: ['none', 'ring', 'full', 'ring'] },
      { label: 'Report to CERT-In, RBI', marks: ['none', 'ring', 'none', 'full'] },
    ],
  },
  responseTimes: {
    heading: 'Response times and price unit',
    intro: 'Measured within the contracted hours. These are our proposal; your contract sets the figures.',
    rows: [
      {
        severity: 'Critical',
        example: 'Ransomware running, a domain administrator taken over',
        triage: '15 minutes',
        containment: '60 minutes',
      },
      {
        severity: 'High',
        example: 'A mailbox or server in someone else’s hands',
        triage: '30 minutes',
        containment: '4 hours',
      },
      {
        severity: 'Medium',
        example: 'Malware stopped, its way in not yet known',
        triage: '4 hours',
        containment: 'Next working day',
      },
      {
        severity: 'Low',
        example: 'A rule broken, no sign of an attack',
        triage: 'Next working day',
        containment: 'In the monthly review',
      },
    ],
    notes: [
      {
        title: 'What counts as a source',
        text: 'One system or console that sends logs. Invented example: EDR for 120 laptops (1), 12 servers (12), 2 firewalls (2), Microsoft 365 (1) and the directory (1) make 17 sources.',
      },
      {
        title: 'At night, if contracted',
        text: 'The shift analyst acts on the signed list and phones your duty contact for the rest; the lead analyst is on call. Your own IT restores and rebuilds.',
      },
    ],
  },
  whenNeeded: {
    items: [
      'Your only security person cannot be on call every week of the year.',
      'A customer’s contract asks who monitors, and how long logs are kept.',
      'Your customers or your payment partner noticed the last incident first.',
    ],
  },
  scope: {
    inScope: [
      'Identity, email, endpoint, firewall and cloud logs on the source list',
      'Triage, investigation, escalation and pre-approved containment',
      'Incident response on those systems: scope, cause, timeline and eradication steps',
      'Emails that your staff report as phishing',
      'Indicators from CERT-In advisories, searched for in your logs',
      'Detection rules, tuning and a monthly review',
      'Facts and times for your reports to CERT-In and, if you are a bank, RBI: both are due within 6 hours',
    ],
    outOfScope: [
      'Emergency call-outs for firms without a contract',
      'Threat hunting without an alert, and vulnerability scans',
      'Patching, firewall changes, rebuilding and restoring',
      'Filing reports or speaking to regulators',
      'Forensic evidence for a court',
      'Audits that your regulator requires',
    ],
  },
  approach: {
    heading: 'Onboarding and operation',
    steps: [
      {
        title: 'Choose sources',
        text: 'We rank logs by the attacks they would show, connect the first five and list what stays unmonitored.',
      },
      {
        title: 'Set limits',
        text: 'You mark each action as allowed, ask first or never, and sign the list, with phone numbers and deputies.',
      },
      {
        title: 'Baseline',
        text: 'For 2 to 4 weeks we record what is normal: month-end jobs, backup accounts, your own scanner.',
      },
      { title: 'Monitor', text: 'Every alert becomes a case or is closed with a written reason.' },
      {
        title: 'Contain',
        text: 'Actions marked as allowed happen at once, and you are told. For “ask first” we call.',
      },
    ],
  },
  standards: [
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'A rolling 180 days of logs in India, synchronised clocks, and the time of noticing, which starts the 6 hours.',
    },
    {
      title: 'RBI, SEBI and IRDAI',
      text: 'Clocks of their own run beside it: banks report on RBI’s DAKSH within 6 hours of detection (Directions of 31 July 2026), SEBI’s regulated entities tell it within 6 (CSCRF, 2024), and insurers send IRDAI a copy of the report to CERT-In (guidelines of 2026).',
    },
    {
      title: 'DPDP Rules 2025, rules 6 and 7',
      text: 'A year of logs where personal data is handled, and the details of a breach to the Board within 72 hours of becoming aware. Both from May 2027, as currently notified.',
    },
    {
      title: 'MITRE ATT&CK',
      text: 'Rules carry technique IDs, and the report names the version and what no rule detects.',
    },
    {
      title: 'NIST SP 800-61r3',
      text: 'Guides roles, playbooks and the review after an incident.',
    },
  ],
  deliverables: [
    {
      title: 'Monthly report',
      text: 'Every case: what happened, who decided, both intervals.',
    },
    { title: 'Silent sources', text: 'Which sources stopped logging, since when, and whom we told.' },
    { title: 'Tuned rules', text: 'Each rule changed, with its false positives before and after.' },
    { title: 'Action list', text: 'Your signed limits, reviewed every quarter.' },
  ],
  exhibit: {
    label: 'Case 117',
    severity: 'High',
    heading: 'A new mailbox rule forwards invoices outside the firm',
    text: 'The rule appeared nine minutes after a sign-in from an IP address the user had never used.',
    rows: [
      { term: '21:42 IST', detail: 'Alert; triaged 21:46, rule and sign-in correlated' },
      { term: '21:50, on the list', detail: 'Sessions and refresh tokens revoked, rule removed' },
      { term: '21:55, ask first', detail: 'Duty contact agrees to hold two payments' },
      { term: 'Cause', detail: 'Session token stolen by a phishing proxy after a valid second factor' },
    ],
    outcome: 'Passkeys required for finance mailboxes from the next morning',
    caption:
      'The month of the sample report in four numbers, and one of its cases. Mailbox, times and numbers are invented.',
  },
  sampleReport: 'managed-service',
  needs: [
    'Read access to the sources, and accounts for the agreed actions',
    'A duty contact and a deputy who pick up',
    'Your own SIEM and EDR',
  ],
  duration: {
    range: '3–6 weeks of onboarding, then a 12-month term',
    movedBy:
      'Onboarding depends on the number and condition of log sources, and on how soon the action list is signed.',
  },
  terms: {
    engagement: 'subscription',
    people: [
      { term: 'Shift analyst', detail: 'At least 2 years in a security operations centre' },
      { term: 'Lead analyst', detail: 'At least 5 years; reviews every contained case' },
      { term: 'Service manager', detail: 'Named; your contact for the contract' },
    ],
    price: {
      basis: 'Monthly fee by log source and hours',
      movedBy: 'Sources, alerts, hours',
    },
    confidentiality: {
      holds: 'Case notes and exports; logs stay in your SIEM',
      deleted: '30 days after handover at the end',
    },
    retest: {
      summary: 'Every month, case by case',
      includes: 'Cases, missed times, root causes',
    },
    regulators: ['certInDirections', 'rbiMonitoring', 'outsourcing', 'dpdpProcessor'],
    service: {
      hours: 'Office hours, extended or 24×7; the contract names them in IST',
      response: 'By severity, as in the table: alert to triage, triage to containment or call',
      exit: 'At term end. Earlier after repeated missed times, on 60 days’ notice, and at once if your regulator requires it. We hand over for 30 days and follow your regulator’s directions. You get all cases and rules, and our accounts are closed',
    },
  },
  questions: [
    {
      question: 'Who acts at night?',
      answer:
        'It depends on your contract. With night cover, an analyst acts within the list and phones for the rest. Without it, alerts wait until morning.',
    },
    {
      question: 'Do you respond to incidents at firms without a contract?',
      answer:
        'We respond for contract clients only. Response needs access, logs and limits agreed beforehand.',
    },
  ],
  related: [PATHS.endpointSecurity, PATHS.managedNetworkSecurity, PATHS.redTeaming],
  callToAction: {
    heading: 'Who would pick up the phone tonight?',
    text: `Send the number of log sources and the hours you want covered. ${NAMES_CAN_WAIT} We reply with questions and a draft action list.`,
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
