import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations and terms are for the firm to confirm.
export const ztna = {
  kind: 'service',
  path: PATHS.zeroTrustNetworkAccess,
  group: PATHS.cloud,
  icon: 'gate',
  image: 'card-careers',
  title: 'Zero trust network access',
  label: 'Zero Trust Network Access',
  position: 3,
  description:
    'We retire your VPN one application at a time: a policy for each, checked user and device, rehearsed break-glass access, and a date for the end.',
  summary: 'The VPN retired one application at a time, with an end date.',
  lead: 'We take your applications off the VPN one by one. Each is then open to a checked user on a checked device, with nothing around it: zero trust network access, or ZTNA.',
  facts: [
    { term: 'First application moves', detail: 'In 2–3 weeks' },
    { term: 'Order', detail: 'Suppliers first, awkward systems tried early' },
    { term: 'If sign-in fails', detail: 'Rehearsed break-glass access' },
    { term: 'It ends with', detail: 'The VPN switched off' },
  ],
  overview: {
    statement:
      'A supplier looks after one machine. An ordinary VPN gives that supplier the whole network around it, at any hour, from any laptop with the right password.',
    paragraphs: [
      'The remedy takes patience: list the applications, write down who needs each, from which device and when, and open that and no more. A connector beside the application calls out, so no port opens to the internet. Such projects tend to stall at the last awkward applications, and then two systems run side by side for years. So we try the awkward ones first.',
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
      'Break-glass accounts, for the day sign-in fails: sealed, alarmed, rehearsed',
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
        title: 'Rehearse the bad day',
        text: 'We act out a failure of the identity provider. Two break-glass accounts, with keys in a safe, must work.',
      },
      {
        title: 'Move in stages',
        text: 'First we only log, then 10 users move, then everybody. Only when the VPN route to it is closed has the application really moved.',
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
    { title: 'What stays behind', text: 'Applications that could not move, why, and how they are isolated.' },
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
    'An owner for each application',
    'Test users who complain promptly',
    'A small server or container beside each group of applications',
  ],
  duration: {
    range: '3–6 months to the last of 20–40 applications',
    movedBy: 'Awkward applications take longest, then suppliers and devices that nobody manages.',
  },
  questions: [
    {
      question: 'What cannot move?',
      answer:
        'It depends on the software. Usually it is what calls the client back, such as some telephony, or searches the network by broadcast. It stays in an isolated segment with a review date.',
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
    heading: 'Which supplier would you move first?',
    text: 'Send the number of users, suppliers and applications behind your VPN, and its renewal date. We suggest the application to begin with.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
