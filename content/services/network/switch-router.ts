import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const switchRouter = {
  kind: 'service',
  path: PATHS.switchRouter,
  group: PATHS.network,
  title: 'Switch & Router Configuration',
  position: 2,
  description:
    'One hardened template for each switch and router role, ports that refuse unknown devices, 802.1X where devices allow it, and a check for drift.',
  lead: 'We write one configuration template for each role of switch and router, lock down the access ports, and report which device has drifted since.',
  image: 'service-switch',
  icon: 'switch-ports',
  menuLine: 'One hardened template for each role',
  summary: 'One hardened template for each role, and a list of devices that drifted.',
  facts: [
    { term: 'We write', detail: 'One commented template for each role' },
    { term: 'Access ports get', detail: '802.1X, or a VLAN with an access list' },
    { term: 'Each guard is', detail: 'Triggered once, and its log line kept' },
  ],
  deciding: { figure: '802.1X', text: 'on each access port, or a VLAN with an access list' },
  overview: {
    statement: 'By default, the network socket in your meeting room admits whoever plugs in.',
    paragraphs: [
      'We start with the management plane: SSH from a jump host only, named accounts through TACACS+ or RADIUS, and one local account for when that server is down. Then the control plane: routing neighbours that authenticate, a root bridge chosen on purpose, and a limit on what may reach the processor (control plane policing).',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'What an access port lets through',
    text: 'Each guard is triggered once on the pilot floor. Only the known computer reaches the core.',
    layers: [
      {
        nodes: [
          { label: 'Known computer', look: 'quiet' },
          { label: 'Second DHCP server' },
          { label: 'Looped cable' },
          { label: 'Forged gateway' },
        ],
        links: [
          [1, 1],
          [2, 2, 'stopped'],
          [3, 3, 'stopped'],
          [4, 4, 'stopped'],
        ],
      },
      {
        nodes: [
          { label: '802.1X', look: 'gate' },
          { label: 'DHCP snooping', look: 'gate' },
          { label: 'BPDU guard', look: 'gate' },
          { label: 'ARP inspection', look: 'gate' },
        ],
        links: [
          [1, 1],
          [1, 3, 'limited'],
        ],
      },
      {
        nodes: [
          { label: 'Core switch', span: 2 },
          { label: 'Second core switch', span: 2 },
        ],
        links: [
          [1, 1],
          [3, 1],
        ],
      },
      { nodes: [{ label: 'Router', detail: 'filters and authenticated neighbours' }], links: [] },
    ],
  },
  whenNeeded: {
    items: [
      'A loop or a home router under a desk stopped an office.',
      'Telnet, SNMP v2c or one shared password still runs the switches.',
      'A penetration tester posed as your gateway, and no switch objected.',
    ],
  },
  scope: {
    inScope: [
      'Management: SSH version 2, sign-in through AAA, SNMPv3 with authentication and encryption, NTP, syslog; Telnet, HTTP and unused services off',
      'Access ports: DHCP snooping, ARP inspection, IP source guard, BPDU guard, storm control, and RA guard for IPv6 that was never configured',
      'Trunks: no negotiation, listed VLANs only, an unused native VLAN, root guard',
      'Routers: OSPF and BGP neighbours that authenticate, prefix filters, control plane policing',
      '802.1X, piloted on one floor in monitor mode',
      'A nightly copy of every configuration, off the devices',
    ],
    outOfScope: [
      'Cabling and racks',
      'Wi-Fi coverage and firewall rules',
      'A new IP address plan or routing design',
    ],
  },
  approach: {
    heading: 'From many hands to one template',
    figure: {
      kind: 'timeline',
      title: 'Thirteen weeks, as an example',
      text: 'Forty devices of five models, with 802.1X.',
      unit: 'Weeks',
      length: 13,
      rows: [
        { label: 'Read every device', by: 'us', when: 'Running and saved configuration', bar: [0, 1.5] },
        { label: 'Pilot floor', by: 'us', when: 'A week on the template', bar: [2, 3.5] },
        { label: 'Roll out', by: 'us', when: 'A few devices per window', points: [4, 5, 6, 7] },
        { label: '802.1X, monitoring', by: 'us', when: 'Everyone passes, failures are logged', bar: [7, 10] },
        { label: 'Explain failures', by: 'you', when: 'Printers, cameras, visitors', bar: [7.5, 11] },
        { label: '802.1X, enforced', by: 'us', when: 'Floor by floor', points: [10.3, 11.3, 12.3] },
      ],
    },
    steps: [
      {
        title: 'Read every device',
        text: 'We take firmware, neighbours, address tables, the running configuration and the saved one. Where those two differ, the next reboot would have undone something.',
      },
      {
        title: 'Test the guards',
        text: 'On one pilot floor we plug in a second DHCP server, a looped cable and a forged gateway, and see each refused and logged. The floor then runs on the template for a week.',
      },
      {
        title: 'Roll out',
        text: 'We change a few devices per window, with console access to the core. A timer restores the old configuration unless we confirm the new one.',
      },
      {
        title: 'Enforce 802.1X',
        text: 'In monitor mode everyone passes and failures are logged. A floor is enforced once every failure on its list is explained.',
      },
      {
        title: 'Watch for drift',
        text: 'The nightly copy is compared with the template. A differing line is reported, with the account that typed it.',
      },
    ],
  },
  standards: [
    {
      title: 'CIS Benchmarks',
      text: 'For platforms that have one, such as Cisco IOS XE, with version and level in the template’s first line.',
    },
    {
      title: 'IEEE 802.1X-2020',
      text: 'Authenticates a device before its port opens, by certificate (EAP-TLS) wherever the device can hold one.',
    },
  ],
  deliverables: [
    { title: 'Templates', text: 'Plain text with comments, ready for your version control.' },
    { title: 'As-built diagram', text: 'Links, VLANs and routing as found, then as left.' },
    { title: 'Guard tests', text: 'How each guard was triggered, and what it logged.' },
    {
      title: 'Port exceptions',
      text: 'Ports without 802.1X and devices with static IP addresses: what they are, and what they may reach.',
    },
  ],
  exhibit: {
    label: 'Drift on SW-2F-03',
    heading: 'Port 17 left the template at the weekend',
    text: 'To fit a small desk switch, a technician turned BPDU guard off. One more cable to that switch would make a loop.',
    rows: [
      { term: 'Template', detail: 'Access, version 1.4' },
      { term: 'Difference', detail: 'spanning-tree bpduguard disable' },
      { term: 'Changed by', detail: 'Supplier account, Saturday, 16:20 IST' },
      { term: 'Decision', detail: 'Back to the template; cable a second socket' },
    ],
    outcome: 'Template restored on Monday; a second socket fitted the same week',
    caption: 'An entry as the comparison writes it. The switch and the event are invented.',
    change: { before: 'Port 17 without its guard', after: 'Guard on, no desk switch' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'A read-only account on every device, then one for changes, and console access to the core',
    'Devices with static IP addresses, as far as you know them',
    'For 802.1X: a RADIUS server, a directory and certificates, or time to set them up',
  ],
  duration: {
    range: '3–8 weeks for about 40 devices; 802.1X adds 4–6',
    movedBy:
      'The number of models counts more than the number of devices, as each model needs its own version of a template, and its own tests.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Lead engineer', detail: 'At least 6 years with your switch and router family' },
      { term: 'Second engineer', detail: 'At least 3 years; stands by in each window' },
    ],
    price: {
      basis: 'Fixed price per template, its versions included, then per change window',
      movedBy: 'Models, sites, 802.1X',
    },
    confidentiality: {
      holds: 'Running configurations, shared secrets removed',
      deleted: '30 days after the drift report',
    },
    retest: { summary: 'One drift report, after 30 days', includes: 'Every device against its template' },
  },
  questions: [
    {
      question: 'Can printers without 802.1X stay?',
      answer:
        'Yes, in a VLAN of their own. The switch admits them by MAC address, which anyone can copy, so that VLAN reaches the print server and nothing else.',
    },
    {
      question: 'Will the network go down?',
      answer:
        'In the agreed windows, yes: seconds for most ports, minutes where firmware or spanning tree changes. The floors concerned are told the day before.',
    },
  ],
  related: [PATHS.managedNetworkSecurity, PATHS.configurationReview, PATHS.vaptWireless],
  callToAction: {
    heading: 'Count your switches, roughly',
    text: 'Send that count, the models and the number of sites. You get back the roles we expect and what a pilot floor would take.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
