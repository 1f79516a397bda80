import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const managedNetworkSecurity = {
  kind: 'service',
  path: PATHS.managedNetworkSecurity,
  group: PATHS.network,
  title: 'Managed Network Security',
  position: 4,
  description:
    'Your firewalls, switches and VPNs run by written change rules: named requesters, two-person review, nightly backups, rules confirmed twice a year.',
  lead: 'We run your firewalls, switches, routers and VPN gateways under written change rules: who may request a change, who reviews it, and when a temporary rule is closed again.',
  image: 'service-changes',
  icon: 'wrench',
  menuLine: 'Changes reviewed by two people',
  summary: 'Network changes under two-person review, with a record and a rollback.',
  facts: [
    { term: 'Requests come from', detail: 'People on a list you sign' },
    { term: 'Each change has', detail: 'A second engineer’s review and a rollback' },
    { term: 'You keep', detail: 'An administrator account of your own' },
  ],
  deciding: {
    figure: '2 people',
    text: 'for each change: one makes it, a second engineer reviews it and the rollback',
  },
  overview: {
    statement:
      'A supplier rings at six and wants a port opened by seven. The rules for that call are agreed before it comes.',
    paragraphs: [
      'Most of this is routine work done on time: firmware is scheduled before it is urgent, and owners confirm their rules twice a year. Managed Security Services, not this one, investigates alerts.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Who does what',
    text: 'In an emergency, your approver decides.',
    rowsAre: 'Work',
    legend: { full: 'Does it', half: 'Decides', ring: 'Checks or is told', none: 'No part' },
    columns: ['Engineer', 'Second engineer', 'Requester, approver', 'Rule owner'],
    rows: [
      { label: 'Standard change', marks: ['full', 'ring', 'half', 'none'] },
      { label: 'Emergency change', marks: ['full', 'ring', 'half', 'ring'] },
      { label: 'Test of the result', marks: ['full', 'none', 'ring', 'none'] },
      { label: 'Firmware update', marks: ['full', 'ring', 'ring', 'none'] },
      { label: 'Change without a request', marks: ['full', 'none', 'ring', 'none'] },
      { label: 'Rules, twice a year', marks: ['full', 'none', 'none', 'half'] },
    ],
  },
  whenNeeded: {
    items: [
      'One person knows every network password and never takes leave.',
      'Firmware waits, because the window has no owner.',
      'Changes are asked for in chat and cannot be found again.',
      'A firewall project is over, and its clean rules need maintaining.',
    ],
  },
  scope: {
    inScope: [
      'Firewalls, switches, routers and VPN gateways on the device list',
      'Requests: check, approve, carry out, test, record',
      'Certificates renewed, and end dates of licences and support watched',
      'A firmware calendar, and urgent fixes between its dates',
      'Fault alarms: device down, link down, disk full',
    ],
    outOfScope: [
      'Investigating security alerts',
      'Desktop support and Wi-Fi complaints',
      'New sites and redesigns, which are quoted separately',
      'The cost of licences, vendor support and spare hardware',
    ],
  },
  approach: {
    heading: 'Take over, then maintain',
    steps: [
      {
        title: 'Take over the devices',
        text: 'Devices, licences and passwords are listed, and accounts of earlier suppliers closed.',
      },
      {
        title: 'Agree the rules',
        text: 'We agree who may ask, what is standard, what needs your approval and what counts as an emergency.',
      },
      {
        title: 'Change',
        text: 'A second engineer reviews the commands and the rollback. Whoever asked confirms the result.',
      },
      {
        title: 'Update',
        text: 'Vendor advisories are read every week. Each gets a date, or a written reason to wait. A flaw in CISA’s catalogue of known exploited vulnerabilities does not wait for the calendar.',
      },
      {
        title: 'Compare overnight',
        text: 'If a configuration changed overnight without a request, we ask about it in the morning.',
      },
      {
        title: 'Confirm the rules',
        text: 'Twice a year each owner answers keep or remove. Silence disables the rule, on a date you approved.',
      },
    ],
  },
  standards: [
    {
      title: 'ISO/IEC 27002:2022, control 8.20',
      text: 'Networks security: diagrams and configuration files kept current, management traffic kept separate.',
    },
    {
      title: 'ISO/IEC 27002:2022, control 8.32',
      text: 'Change management: the record shows request, assessment, approval, test and fallback.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Clocks follow NIC or NPL time servers, or a source traceable to them, and logs go to a store of yours that holds a rolling 180 days.',
    },
  ],
  deliverables: [
    { title: 'Change log', text: 'Open to you at any time, refusals included.' },
    { title: 'Configuration backups', text: 'Nightly, in a store that you can open without us.' },
    { title: 'Firmware calendar', text: 'Version, next date and end of support for each device.' },
    { title: 'Rule confirmations', text: 'Who kept what, who removed what, who never answered.' },
  ],
  exhibit: {
    label: 'Change 318',
    heading: 'Supplier access to the lift controller, one afternoon',
    text: 'The supplier asked for a permanent rule. Facilities, who are on the list, asked for four hours.',
    rows: [
      { term: 'Asked by', detail: 'Head of facilities, 11:05 IST' },
      { term: 'Checked by', detail: 'Second engineer; source narrowed to one IP address' },
      { term: 'Rollback', detail: 'Disable rule 74, tested before the window' },
      { term: 'Closes', detail: 'Same day, 18:00 IST, by schedule' },
    ],
    outcome: 'Closed on time; the nightly comparison found nothing else',
    caption:
      'A month in four numbers, and one change of it opened up. People, rule and numbers are invented.',
    numbers: [
      { term: 'Changes asked for', detail: '23' },
      { term: 'Made, with a rollback tried', detail: '21' },
      { term: 'Refused: not on the list', detail: '2' },
      { term: 'Differences overnight without a request', detail: '0' },
    ],
  },
  sampleReport: 'managed-service',
  needs: [
    'A signed list of requesters and one approver for emergencies',
    'Vendor support in force for each device',
    'Remote access with multi-factor sign-in, and someone on site for cables',
  ],
  duration: {
    range: '3–5 weeks to take over, then a 12-month term',
    movedBy:
      'Undocumented devices lengthen the takeover. The number of changes and the service hours decide the fee.',
  },
  terms: {
    engagement: 'subscription',
    people: [
      { term: 'Two engineers', detail: 'Named, each with at least 4 years with your makes of device' },
      { term: 'Service manager', detail: 'Named; your contact for the contract' },
    ],
    price: { basis: 'Monthly fee per device', movedBy: 'Devices, changes a month, hours' },
    confidentiality: {
      holds: 'Configurations, and credentials in a vault you can audit',
      deleted: 'On the last day, once you confirm receipt',
    },
    retest: {
      summary: 'Every quarter, rules twice a year',
      includes: 'Changes, late firmware, faults, and unconfirmed rules',
    },
    service: {
      hours: 'Office hours in IST, or the longer hours you contract',
      response:
        'Standard change the same working day; emergencies within the contracted time of your approval',
      exit: 'Configurations, diagrams and change log are yours; passwords change on the last day',
    },
  },
  questions: [
    {
      question: 'Do we keep admin access?',
      answer:
        'Yes. You hold your own account and a sealed emergency one. We ask you to log what you do with them, and the nightly comparison shows it anyway.',
    },
    {
      question: 'Could one of your engineers cut us off?',
      answer:
        'Yes, like anyone with a keyboard. So a second engineer reviews each command, an unconfirmed change rolls back on a timer where the device has one, and you are told without asking.',
    },
  ],
  related: [PATHS.managedSecurity, PATHS.nextGenFirewall, PATHS.switchRouter],
  callToAction: {
    heading: 'Tell us how often your network changes',
    text: 'The number of devices and a guess at changes per month are enough. We say what we would take on, and what we would leave with you.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
