import { PATHS } from '../contracts/paths.ts';
import type { ServicesPage } from './types.ts';

export const services = {
  kind: 'services',
  path: PATHS.services,
  image: 'card-signpost',
  closingImage: 'cta-ladder',
  title: 'Services',
  documentTitle: 'Security services: six groups of work',
  description:
    'Six groups of security work: defence, networks, penetration tests, cloud, staff awareness and compliance. Order one test or an ongoing service.',
  lead: 'Six groups. Each page says what is covered, who does it and how it is priced.',
  cards: [
    {
      title: 'Cyber Security Services',
      text: 'Harden servers, email and laptops, monitor them, and test how well you notice an attack.',
      contents: [
        'IT Infrastructure Security',
        'Email Security',
        'Endpoint Security',
        'Managed Security Services',
        'Data Loss Prevention',
        'Red Teaming & Pen Testing',
      ],
      path: PATHS.cyberSecurity,
      icon: 'shield-key',
      image: 'group-cyber',
    },
    {
      title: 'Network Services',
      text: 'Set up firewalls, switches and DDoS defences that your own team can run.',
      contents: [
        'Next-Gen Firewall',
        'Switch & Router Configuration',
        'DDoS Protection',
        'Managed Network Security',
      ],
      path: PATHS.network,
      icon: 'network',
      image: 'group-network',
    },
    {
      title: 'VAPT (Pen Testing)',
      text: 'Choose among eight kinds of test, each with a retest of your fixes.',
      contents: [
        'Web',
        'Mobile',
        'Network',
        'API',
        'Cloud',
        'Wireless',
        'Thick Client',
        'Source Code Review',
      ],
      path: PATHS.vapt,
      icon: 'crosshair',
      image: 'group-vapt',
    },
    {
      title: 'Cloud Security & Services',
      text: 'Filter web traffic, check the apps people use, and retire the old VPN step by step.',
      contents: [
        'Web Application Firewall',
        'Cloud Access Security Broker',
        'Zero Trust Network Access',
        'Secure Access Service Edge',
      ],
      path: PATHS.cloud,
      icon: 'cloud',
      image: 'group-cloud',
    },
    {
      title: 'Awareness & Training',
      text: 'Train each role on the attacks it faces, and measure how soon someone reports one.',
      contents: [
        'Awareness Training',
        'Phishing Simulation Exercises',
        'Role-Based Security Training',
        'Compliance & Policy Education',
      ],
      path: PATHS.awareness,
      icon: 'person',
      image: 'group-awareness',
    },
    {
      title: 'Governance, Risk & Compliance (GRC)',
      text: 'Find out which rules apply to you, gather the evidence and agree who decides.',
      contents: [
        'ISO Readiness',
        'Configuration Review',
        'Managed Security Services',
        'Compliance Gap Assessment',
        'vCISO as a Service',
      ],
      path: PATHS.grc,
      icon: 'clipboard',
      image: 'group-grc',
    },
  ],
  why: {
    heading: 'Why Robust Security is Your Business Lifeline',
    intro:
      'A breach keeps costing money after it is contained: customers ask questions, auditors write, and orders wait while your team rebuilds systems.',
    items: [
      {
        title: 'Sensitive data stays where it belongs',
        text: 'Intruders sell customer records, designs and payroll. List where the copies are kept, then choose a product to protect them.',
      },
      {
        title: 'The business keeps running',
        text: 'Restore a backup and rehearse the recovery plan before you need them. Both shorten the outage.',
      },
      {
        title: 'Compliance comes with it',
        text: 'On security, ISO 27001, Article 32 of the GDPR and the HIPAA Security Rule require many of the same controls. Much of the evidence can be gathered once for all three.',
      },
      {
        title: 'Cloud security is shared',
        text: 'AWS, Azure and Google Cloud secure the data centres, the hardware and their own software. Roles, keys, storage settings and what you run on top are yours to secure.',
      },
      {
        title: 'Customers can check a claim',
        text: 'Ask suppliers for a dated letter that names what was tested, in which version, and what is still open. After a web test you get such a letter from us.',
      },
      {
        title: 'People become the first alarm',
        text: 'A phishing message reported within minutes can be removed from every other mailbox, as long as staff know whom to tell.',
      },
    ],
  },
  callToAction: {
    heading: 'Not sure where to begin?',
    text: 'Describe what you run and what worries you. We name one first step and say what can wait, at no charge.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicesPage;
