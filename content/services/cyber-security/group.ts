import { PATHS } from '../../../contracts/paths.ts';
import type { ServiceGroupPage } from '../../types.ts';

// Sample: the firm must confirm the terms of the three points.
export const cyberSecurityGroup = {
  kind: 'service-group',
  path: PATHS.cyberSecurity,
  title: 'Cybersecurity Services',
  label: 'Cyber Security Services',
  position: 1,
  description:
    'Infrastructure, email, endpoints, monitoring, data loss and red teaming: what each service changes, and which one to begin with.',
  lead: 'Six services for devices, email and the people who use them. Each leaves you an inventory that the next one builds on.',
  image: 'group-cyber',
  icon: 'shield-key',
  menuLine: 'Devices, email and data, monitored',
  summary: 'Devices, email and data, and someone to notice when one is attacked.',
  cards: [
    {
      title: 'IT Infrastructure Security',
      text: 'Find the forgotten server, cut administrator rights and restore a backup before you have to.',
      path: PATHS.itInfra,
      icon: 'server-stack',
    },
    {
      title: 'Email Security',
      text: 'Stop forged email in your name, and have changed bank details confirmed by phone.',
      path: PATHS.emailSecurity,
      icon: 'mail',
    },
    {
      title: 'Endpoint Security',
      text: 'Count every laptop, remove local administrator rights, decide who isolates one at night.',
      path: PATHS.endpointSecurity,
      icon: 'laptop',
    },
    {
      title: 'Managed Security Services',
      text: 'Have alerts read during contracted hours by analysts who act within limits that you sign.',
      path: PATHS.managedSecurity,
      icon: 'eye',
    },
    {
      title: 'Data Loss Prevention',
      text: 'Watch one channel for marked files, measure the false alarms, and only then block.',
      path: PATHS.dataLossPrevention,
      icon: 'document-strike',
    },
    {
      title: 'Red Teaming & Pen Testing',
      text: 'Set an objective, and learn what your defenders notice while we pursue it.',
      path: PATHS.redTeaming,
      icon: 'flag',
    },
  ],
  fit: {
    heading: 'The order matters more than the number',
    paragraphs: [
      'No agent protects a machine that is missing from the inventory. Monitoring has nothing to read until machines and mailboxes send logs. A red team against unmonitored systems only proves what you already know. So order them by dependency.',
      'With under 50 people, infrastructure and email usually come first: a tested backup and a call-back rule cost little and limit the worst days. Endpoints follow, then someone to watch them. Data loss rules wait until people can say which files matter. Incident response comes with managed security: we investigate and contain incidents for clients under contract, and offer no emergency call-outs to others.',
    ],
  },
  figure: {
    kind: 'path',
    title: 'One attack, and where each service stops it',
    text: 'An example. Managed Security Services reads the logs of every step; Red Teaming & Pen Testing tries the whole path.',
    lanes: ['Email', 'Devices', 'Data'],
    steps: [
      { lane: 1, place: 'A forged invoice arrives', stop: 'Email Security: refused, or checked by phone' },
      {
        lane: 2,
        takes: 'somebody who opens it',
        place: 'Its attachment runs on a laptop',
        stop: 'Endpoint Security: isolated by a named person',
      },
      {
        lane: 2,
        takes: 'that person’s session',
        place: 'It looks for an administrator',
        stop: 'IT Infrastructure Security: few rights to steal',
      },
      {
        lane: 3,
        takes: 'rights on the file server',
        place: 'Customer files are emailed out',
        stop: 'Data Loss Prevention: marked files are blocked',
      },
    ],
  },
  chooser: {
    heading: 'Which one comes first?',
    intro: 'Look for what has gone wrong already, or nearly did. If two rows fit, take the upper one.',
    items: [
      {
        situation: 'You cannot name the last backup that was restored',
        choice: 'Infrastructure, starting with one server restored against the clock',
        path: PATHS.itInfra,
      },
      {
        situation: 'Customers get invoices that you never sent',
        choice: 'Email: first your domain, then the rule for changed accounts',
        path: PATHS.emailSecurity,
      },
      {
        situation: 'You own more laptops than the console shows',
        choice: 'Endpoints: count before you buy another product',
        path: PATHS.endpointSecurity,
      },
      {
        situation: 'Alerts come in, and nobody is on duty',
        choice: 'Managed security, with the hours and actions in writing',
        path: PATHS.managedSecurity,
      },
      {
        situation: 'A price list left with a former employee',
        choice: 'Data loss prevention, on the channel it took',
        path: PATHS.dataLossPrevention,
      },
      {
        situation: 'All of this is in place, and you doubt it',
        choice: 'Red teaming, once alerts are read',
        path: PATHS.redTeaming,
      },
    ],
  },
  partner: {
    statement: 'Start with one system. Whether you add a second should depend on what the first one showed.',
    points: [
      {
        title: '24/7 Monitoring',
        text: 'Nights and holidays are covered when your contract names them, and only then.',
      },
      {
        title: 'Scalable Solutions',
        text: 'Begin with one domain or 20 laptops. The inventory made then serves whatever you add.',
      },
      {
        title: 'Compliance Ready',
        text: 'On request, each record names the ISO/IEC 27001:2022 control it supports. Your auditor decides whether that is enough.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us about one bad day',
    text: 'Two lines on what happened, or nearly did, and the number of people and machines. We suggest where to start, or say that you do not need us.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServiceGroupPage;
