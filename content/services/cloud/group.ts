import { PATHS } from '../../../contracts/paths.ts';
import { RESERVED_AUDITS } from '../../service-terms.ts';
import type { ServiceGroupPage } from '../../types.ts';

// Sample: the firm must confirm the handover terms.
export const cloudGroup = {
  kind: 'service-group',
  path: PATHS.cloud,
  icon: 'cloud',
  menuLine: 'What you publish, rent and let in',
  image: 'group-cloud',
  title: 'Cloud Security Services',
  label: 'Cloud Services',
  position: 4,
  description:
    'Four controls for applications you publish, apps you rent and people who work elsewhere: which one to begin with, and which one to leave for later.',
  summary: 'Control over what you publish, what you rent and who gets in.',
  lead: 'Your applications run outside the building, and so do many of the people who use them. Four controls replace the office perimeter. Few firms need all four.',
  cards: [
    {
      title: 'Web Application Firewall',
      text: 'Inspect requests before your site does, learn what legitimate forms send, and block attacks.',
      path: PATHS.webApplicationFirewall,
      icon: 'filter',
    },
    {
      title: 'Cloud Access Security Broker',
      text: 'List the apps your staff use, with a decision to allow, limit or replace each.',
      path: PATHS.cloudAccessSecurityBroker,
      icon: 'cloud-key',
    },
    {
      title: 'Zero Trust Network Access',
      text: 'Give people access to an application instead of a network, until the VPN can go.',
      path: PATHS.zeroTrustNetworkAccess,
      icon: 'gate',
    },
    {
      title: 'Secure Access Service Edge',
      text: 'Join branch networking and access control in one service, after a pilot measured from your own branches.',
      path: PATHS.secureAccessServiceEdge,
      icon: 'globe-edge',
    },
  ],
  fit: {
    heading: 'How the four divide the work',
    paragraphs: [
      'Ask what worries you. For an application on the internet, a web application firewall. For what your staff do in third-party apps, the access broker. For the VPN, and the suppliers inside it, zero trust network access. Secure access service edge is the broadest option: it usually puts the broker, zero trust access and SD-WAN for your branches under one contract.',
      'Buy the smallest one that answers the worry. If the large one is likely within a year, do not sign for three years on one of its parts today.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Which one answers what',
    text: 'Secure Access Service Edge usually includes two of the others. Compare before you sign for either alone.',
    rowsAre: 'What worries you',
    legend: { full: 'Made for it', ring: 'Usually included', none: 'Does not help' },
    columns: [
      'Web Application Firewall',
      'Cloud Access Security Broker',
      'Zero Trust Network Access',
      'Secure Access Service Edge',
    ],
    rows: [
      { label: 'Your site on the internet', marks: ['full', 'none', 'none', 'none'] },
      { label: 'Third-party apps of staff', marks: ['none', 'full', 'none', 'ring'] },
      { label: 'The VPN, and suppliers in it', marks: ['none', 'none', 'full', 'ring'] },
      { label: 'Lines of the branches', marks: ['none', 'none', 'none', 'full'] },
    ],
  },
  chooser: {
    heading: 'Where would you begin?',
    intro: 'Pick the sentence that is true this month.',
    items: [
      {
        situation: 'A test found a flaw that cannot be fixed this month',
        choice: 'A virtual patch in the WAF, with an end date',
        path: PATHS.webApplicationFirewall,
      },
      {
        situation: 'Staff paste customer files into apps you cannot name',
        choice: 'A register of apps, and a decision on each',
        path: PATHS.cloudAccessSecurityBroker,
      },
      {
        situation: 'A supplier sees your whole network through the VPN',
        choice: 'Access to one application and nothing else',
        path: PATHS.zeroTrustNetworkAccess,
      },
      {
        situation: 'Lines, firewalls and web filter all come up for renewal',
        choice: 'A measured pilot in two branches',
        path: PATHS.secureAccessServiceEdge,
      },
      {
        situation: 'You do not know which identity can become administrator',
        choice: 'A cloud test first, a control afterwards',
        path: PATHS.vaptCloud,
      },
      {
        situation: 'Every setting of a cloud account must be compared with CIS',
        choice: 'A configuration review, by account or subscription',
        path: PATHS.configurationReview,
      },
      ...RESERVED_AUDITS,
    ],
  },
  partner: {
    statement:
      'A cloud control is a contract, a set of rules, and work for someone every month. We plan for all three.',
    points: [
      {
        title: 'Your traffic decides',
        text: 'Rules are tuned on your own forms, apps and branches before they block.',
      },
      {
        title: 'Exceptions with owners',
        text: 'Each has a name, a reason and an end date. One without them is removed at the next review.',
      },
      {
        title: 'A clean exit',
        text: 'Rules, registers and policies are handed over as files that another provider can read.',
      },
    ],
  },
  callToAction: {
    heading: 'Which three applications could you not work without?',
    text: 'Name them and say how people reach them. We reply with the one control to begin with, or with the reason to wait.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServiceGroupPage;
