import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const ztna = {
  kind: 'service',
  path: PATHS.zeroTrustNetworkAccess,
  group: PATHS.cloud,
  icon: 'gate',
  menuLine: 'The VPN retired app by app',
  image: 'service-ztna',
  title: 'Zero Trust Network Access',
  position: 3,
  description:
    'We retire your VPN one application at a time: a policy for each, verified user and device, rehearsed break-glass access, and an end date.',
  summary: 'The VPN retired one application at a time, with an end date.',
  lead: 'We take your applications off the VPN one by one. Each is then open only to a verified user on a verified device, with no network around it: zero trust network access (ZTNA).',
  facts: [
    { term: 'First application moves', detail: 'In the third month' },
    { term: 'If sign-in fails', detail: 'Rehearsed break-glass access' },
    { term: 'It ends with', detail: 'The VPN switched off' },
  ],
  deciding: { figure: 'VPN: off', text: 'is how it ends, in 3–6 months, application by application' },
  overview: {
    statement:
      'A supplier who maintains one machine gets, through an ordinary VPN, the whole network around it, at any hour, from any laptop with the right password.',
    paragraphs: [
      'We list the applications, record who needs each, from which device and when, and allow only that. A connector beside the application makes outbound connections, so no inbound port is opened. Such projects tend to stall at the last awkward applications, and two systems then run side by side for years. So we try the awkward ones first.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'One application for each person',
    text: 'Whoever passes the check reaches one application. The rest of the network cannot be reached.',
    layers: [
      {
        nodes: [{ label: 'Employee' }, { label: 'Supplier' }, { label: 'Unknown device' }],
        links: [
          [1, 1],
          [2, 2],
          [3, 3, 'stopped'],
        ],
      },
      {
        nodes: [
          { label: 'Group, device, hours', detail: 'checked for each application', span: 3, look: 'gate' },
        ],
        links: [
          [1, 1],
          [2, 2],
        ],
      },
      {
        nodes: [
          { label: 'Payroll' },
          { label: 'Ticket system' },
          { label: 'Rest of the network', look: 'quiet' },
        ],
        links: [],
      },
    ],
  },
  whenNeeded: {
    items: [
      'Suppliers and administrators come in through the same VPN.',
      'The VPN appliance nears end of support, or needs urgent patches again.',
      'You took over a firm and do not want to join two networks.',
      'A penetration test got in through remote access.',
    ],
  },
  scope: {
    inScope: [
      'What is reached through the VPN, taken from its logs',
      'Identity provider, second factor and device checks',
      'Connectors beside the applications, and who updates them',
      'A policy for each application: group, device, hours, action',
      'Break-glass accounts, for the day sign-in fails: sealed, alarmed, rehearsed',
    ],
    outOfScope: [
      'Server-to-server traffic',
      'Rewriting applications that expect a flat network',
      'Licences',
      'Private devices you do not manage',
      'Running the service day and night',
    ],
  },
  approach: {
    heading: 'One application at a time',
    figure: {
      kind: 'timeline',
      title: 'Six months, as an example',
      text: 'Thirty applications, and a VPN that is off at the end.',
      unit: 'Months',
      length: 6,
      rows: [
        { label: 'Read the logs', by: 'us', when: '30 days of VPN connections', bar: [0, 1] },
        { label: 'Strengthen sign-in', by: 'you', when: 'Passkeys, a second factor', bar: [0.5, 2] },
        { label: 'Rehearse an outage', by: 'us', when: 'Two break-glass accounts', points: [2] },
        { label: 'Move applications', by: 'us', when: 'Log, then 10 users, then all', bar: [2, 5] },
        { label: 'Confirm access', by: 'you', when: 'Each quarter, by the owner', points: [4.5] },
        { label: 'VPN switched off', by: 'you', when: 'Kept for two weeks, then gone', bar: [5, 5.5] },
      ],
    },
    steps: [
      {
        title: 'Read the logs',
        text: '30 days of VPN connections show who reaches what. Unused routes are closed first.',
      },
      {
        title: 'Sort applications',
        text: 'We sort applications into web, remote desktop, desktop program and awkward, and try the awkward ones before you buy anything.',
      },
      {
        title: 'Strengthen sign-in',
        text: 'Passkeys or security keys for administrators, a second factor for all, leavers gone, devices known.',
      },
      {
        title: 'Rehearse an outage',
        text: 'We simulate an identity provider outage. Two break-glass accounts, with security keys in a safe, must work.',
      },
      {
        title: 'Move in stages',
        text: 'First we only log, then 10 users move, then everyone. An application counts as moved once its VPN route is closed.',
      },
      {
        title: 'Confirm access',
        text: 'Each quarter the owner confirms who needs access. Access that is not confirmed ends.',
      },
      {
        title: 'Switch off',
        text: 'The VPN stays off for two weeks with its configuration kept, then it is removed.',
      },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-207',
      text: 'Zero trust as an architecture: location earns no trust, and policy decides each session. The product enforces your policies, which someone still has to write.',
    },
    {
      title: 'CIS Controls v8.1',
      text: 'Safeguards 6.3 to 6.5, on multi-factor sign-in, come before the first move.',
    },
  ],
  deliverables: [
    {
      title: 'Policy for each application',
      text: 'One page: who, from which device, when, and who confirms it.',
    },
    { title: 'Move calendar', text: 'Order, dates, test users and the VPN’s last day.' },
    { title: 'Break-glass procedure', text: 'Steps, alarm, and the record of its rehearsal.' },
    { title: 'What stays behind', text: 'Applications that could not move, why, and how they are isolated.' },
  ],
  exhibit: {
    label: 'Policy 08',
    heading: 'The lift company may reach one controller, by appointment',
    text: 'Until now its VPN account reached the whole building network.',
    rows: [
      { term: 'Who', detail: 'Two named technicians, each with a second factor' },
      { term: 'How', detail: 'Remote desktop in the browser of a registered laptop, no file transfer' },
      { term: 'When', detail: 'For two hours after the facility desk approves' },
      { term: 'Record', detail: 'Session log kept 180 days' },
      { term: 'Confirmed by', detail: 'Facility manager, each quarter' },
    ],
    outcome: 'VPN account of the supplier deleted',
    caption: 'Invented building. Each application’s owner signs such a page.',
    change: { before: 'The whole building network', after: 'One controller, by appointment' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'An identity provider with a second factor, or the decision to get one',
    'The VPN’s configuration and 30 days of its logs',
    'An owner for each application',
    'Test users who complain promptly',
    'A small server or container beside each group of applications',
  ],
  duration: {
    range: '3–6 months to the last of 20–40 applications',
    movedBy: 'Awkward applications and suppliers’ devices make the difference.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Lead engineer', detail: 'At least 5 years of identity and remote access' },
      { term: 'Engineer', detail: 'At least 2 years with the chosen product' },
    ],
    price: {
      basis: 'Fixed price for design and pilot, then per application',
      movedBy: 'Suppliers and their devices, awkward applications',
    },
    confidentiality: {
      holds: 'VPN logs, group lists and policies',
      deleted: '30 days after the check',
    },
    retest: {
      summary: 'One, three months after switch-off',
      includes: 'Each policy, its users, and a break-glass rehearsal',
    },
    regulators: ['notAnAudit', 'certInDirections', 'dpdpProcessor'],
  },
  questions: [
    {
      question: 'What cannot move?',
      answer:
        'Usually software that connects back to the client, such as some telephony, or that finds its peers by broadcast. It stays in an isolated segment with a review date.',
    },
    {
      question: 'What if the identity provider fails?',
      answer:
        'Without preparation, work stops. With break-glass accounts, kept outside it, a few named people get in, slowly, and each use raises an alarm.',
    },
  ],
  related: [PATHS.secureAccessServiceEdge, PATHS.cloudAccessSecurityBroker, PATHS.vaptNetwork],
  callToAction: {
    heading: 'Which supplier would you move first?',
    text: 'Send the number of users, suppliers and applications behind your VPN, and its renewal date. We suggest the application to begin with.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
