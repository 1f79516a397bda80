import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations and terms are for the firm to confirm.
export const ztna = {
  kind: 'service',
  path: PATHS.zeroTrustNetworkAccess,
  group: PATHS.cloud,
  icon: 'gate',
  image: 'group-cloud',
  title: 'Zero trust network access',
  label: 'Zero Trust Network Access',
  description:
    'We retire your VPN one application at a time: a policy for each, checked user and device, rehearsed break-glass access, and a date for the end.',
  summary: 'The VPN retired one application at a time, with an end date.',
  lead: 'Zero trust network access, ZTNA, opens one application to one checked user and device. We move your applications over one by one, until the VPN can be switched off.',
  facts: [
    { term: 'First application moves', detail: 'In two to three weeks' },
    { term: 'Order', detail: 'Suppliers first, awkward systems tried early' },
    { term: 'If sign-in fails', detail: 'Rehearsed break-glass access' },
    { term: 'It ends with', detail: 'A day without VPN' },
  ],
  overview: {
    statement:
      'A supplier looks after one machine. Your VPN gives that supplier the whole network around it, at any hour, from any laptop with the right password.',
    paragraphs: [
      'The remedy is slow and dull: list the applications, write down who needs each, from which device and when, and publish that and no more. A connector beside the application calls out, so no port opens to the internet. Projects of this kind get stuck at the last tenth, with two systems to run for years. So we try the last tenth first.',
    ],
  },
  whenNeeded: {
    items: [
      'Suppliers and administrators come in through the same VPN.',
      'The VPN device nears the end of its support, or needs urgent patches again.',
      'You took over a firm and do not want to join two networks.',
      'A penetration test went in through remote access.',
    ],
    otherwise:
      'If everything people use is already a web application behind single sign-on, you need better sign-in rules and no new product.',
  },
  scope: {
    inScope: [
      'What is reached through the VPN, taken from its logs',
      'Identity provider, second factor and device checks',
      'Connectors beside the applications, and who updates them',
      'A policy for each application: group, device, hours, action',
      'Break-glass accounts: sealed, alarmed, rehearsed',
    ],
    outOfScope: [
      'Traffic between servers that no person starts',
      'Rewriting applications that expect a flat network',
      'Licences',
      'Private devices you do not manage',
      'Running the service day and night',
    ],
  },
  approach: {
    heading: 'One application at a time',
    steps: [
      {
        title: 'Read the logs',
        text: '30 days of VPN connections show who reaches what. What nobody reached is closed first.',
      },
      {
        title: 'Sort',
        text: 'Web, remote desktop, desktop program, awkward. The awkward ones are tried now, before anything is bought.',
      },
      {
        title: 'Strengthen sign-in',
        text: 'Passkeys or security keys for administrators, a second factor for all, leavers gone, devices known.',
      },
      {
        title: 'Rehearse the bad day',
        text: 'We act out a failure of the identity provider. Two break-glass accounts, with keys in a safe, must work.',
      },
      {
        title: 'Move',
        text: 'Report mode, 10 users, everybody. Then the VPN route to that application goes; with both ways open, nothing has moved.',
      },
      {
        title: 'Confirm',
        text: 'Each quarter the owner confirms who needs access. What nobody confirms lapses.',
      },
      {
        title: 'Switch off',
        text: 'The VPN rests for two weeks with its configuration kept, then it is taken down.',
      },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-207',
      text: 'Zero trust as an architecture: location earns no trust, and policy decides each session. The product you buy enforces your policies; it does not write them.',
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
    { title: 'List of remains', text: 'What could not move, why, and how it is fenced in.' },
  ],
  exhibit: {
    label: 'Policy 08',
    heading: 'The lift company may reach one controller, by appointment',
    text: 'Until now its VPN account reached the whole building network.',
    rows: [
      { term: 'Who', detail: 'Two named technicians, each with a second factor' },
      { term: 'How', detail: 'Remote desktop in the browser, without file transfer' },
      { term: 'When', detail: 'For two hours after the facility desk approves' },
      { term: 'Record', detail: 'Session log kept 180 days' },
      { term: 'Confirmed by', detail: 'Facility manager, each quarter' },
    ],
    outcome: 'VPN account of the supplier deleted',
    caption: 'Invented building. Each application’s owner signs such a page.',
  },
  needs: [
    'An identity provider with a second factor, or the decision to get one',
    'The VPN’s configuration and 30 days of its logs',
    'An owner for each application, who signs its policy',
    'Test users who complain promptly',
    'A small server or container beside each group of applications',
  ],
  duration: {
    range: '3–6 months to the last application',
    movedBy: 'Awkward applications move it most, then suppliers, unknown devices and owners nobody can find.',
  },
  questions: [
    {
      question: 'What cannot move?',
      answer:
        'It depends on the software. Usually it is what calls the client back, such as some telephony, or searches the network by broadcast. It stays in a fenced segment with a review date.',
    },
    {
      question: 'Does it stop a stolen password?',
      answer:
        'Partly. Device check and second factor refuse most of them. A session stolen from a valid laptop can work until it expires.',
    },
    {
      question: 'What if the provider fails?',
      answer:
        'It depends on what was prepared. Unprepared, nobody works. With break-glass access a few named people get in, slowly, and each use raises an alarm.',
    },
  ],
  related: [PATHS.secureAccessServiceEdge, PATHS.cloudAccessSecurityBroker, PATHS.vaptNetwork],
  callToAction: {
    heading: 'Who is inside your VPN tonight?',
    text: 'Send the number of users, suppliers and applications behind it, and its renewal date. We reply with the application we would move first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
