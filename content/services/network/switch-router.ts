import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, hours and retest terms are for the firm to confirm.
export const switchRouter = {
  kind: 'service',
  path: PATHS.switchRouter,
  group: PATHS.network,
  title: 'Switch and router configuration',
  label: 'Switch & Router',
  position: 2,
  description:
    'One hardened template for each switch and router role, ports that refuse strangers, 802.1X where devices allow it, and a check for drift.',
  lead: 'A network of 40 switches set up by five people is 40 different switches. We write one template for each role, close the access ports, and show which device has drifted since.',
  image: 'group-network',
  icon: 'switch-ports',
  summary: 'One hardened template for each role, and a list of devices that drifted.',
  facts: [
    { term: 'We write', detail: 'One commented template for each role' },
    { term: 'Access ports get', detail: '802.1X, or a restricted VLAN' },
    { term: 'Before the core', detail: 'We test that the console answers' },
    { term: 'Afterwards', detail: 'A scheduled comparison finds drift' },
  ],
  overview: {
    statement: 'The socket in your meeting room trusts whoever plugs in, unless someone told it not to.',
    paragraphs: [
      'We begin with the management plane: who may sign in to a device, from where, by which protocol. Then the access ports. DHCP snooping refuses a stranger’s address server, BPDU guard shuts a port on which a switch appears, and ARP inspection refuses borrowed addresses. 802.1X, which asks each device to prove itself, comes last, because it affects everyone at once.',
    ],
  },
  whenNeeded: {
    items: [
      'A loop or a home router under a desk stopped an office.',
      'Telnet, SNMP v2c or one shared password still runs the switches.',
      'A new floor brings phones, cameras and door readers to old ports.',
      'No one can say what changed on the core last month.',
    ],
    otherwise:
      'If the hardware gets no more firmware, replace it first. A template cannot mend an unsupported switch.',
  },
  scope: {
    inScope: [
      'Access, distribution and core switches; branch and edge routers',
      'SSH, named accounts, SNMPv3, time and log servers',
      'VLANs, trunks, spanning tree, unused ports',
      'An 802.1X pilot on one floor, then the others',
      'Routing neighbours that must authenticate',
    ],
    outOfScope: [
      'Cabling and racks',
      'Wi-Fi coverage and firewall rules',
      'Running the sign-in server (RADIUS) later on',
    ],
  },
  approach: {
    heading: 'From many hands to one template',
    steps: [
      {
        title: 'Read every device',
        text: 'We read the running configuration, firmware and neighbours of every device.',
      },
      { title: 'Draw the network', text: 'We draw the network as it is, unmanaged switches included.' },
      {
        title: 'Write templates',
        text: 'Each line of a template carries its reason; what differs between sites is a variable.',
      },
      {
        title: 'Try',
        text: 'The template runs on one floor for a week, with its phones, cameras and that old label printer.',
      },
      {
        title: 'Roll out',
        text: 'We change a few devices per window. Where the platform can, a device that loses contact goes back by itself.',
      },
      {
        title: 'Watch for drift',
        text: 'A scheduled job reports every line that differs from the template and, from the sign-in log, who changed it.',
      },
    ],
  },
  standards: [
    {
      title: 'IEEE 802.1X-2020',
      text: 'Authenticates a device before its port opens, by certificate (EAP-TLS) wherever the device can hold one.',
    },
    {
      title: 'CIS Benchmarks',
      text: 'For platforms that have one, such as Cisco IOS XE, with version and level in the template’s first line.',
    },
  ],
  deliverables: [
    { title: 'Templates', text: 'Plain text with comments, ready for your version control.' },
    { title: 'As-built diagram', text: 'Links, VLANs and routing as found, then as left.' },
    { title: 'Port exceptions', text: 'Ports without 802.1X, what sits there, and what it may reach.' },
    { title: 'Drift check', text: 'The script, its schedule and a page on how to read it.' },
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
    outcome: 'Restored on Monday; a second socket was fitted the same week',
    caption: 'An entry as the comparison writes it. The switch and the event are invented.',
  },
  needs: [
    'Sign-in to every device: read-only at first, then for changes',
    'A list of what may not lose its connection, such as alarms',
    'For 802.1X, a directory and certificates, or time to set them up',
  ],
  duration: {
    range: '3–8 weeks; 802.1X adds 4–6 more',
    movedBy: '802.1X takes longest, then many models, and sites without a spare switch.',
  },
  questions: [
    {
      question: 'Can printers without 802.1X stay?',
      answer:
        'Yes, in a place of their own. The switch admits them by MAC address, which anyone can copy, so they land in a VLAN that reaches the print server and nothing else.',
    },
    {
      question: 'Is traffic encrypted once 802.1X is on?',
      answer:
        'No. It decides who may use the port, and anyone who taps the cable still reads along. For links that leave a locked room we set up MACsec (IEEE 802.1AE), where both ends can.',
    },
    {
      question: 'Will the network go down?',
      answer:
        'Yes, in the agreed windows: seconds for most ports, minutes where firmware or spanning tree changes. The floors concerned are told the day before.',
    },
    {
      question: 'Do we have to use one brand?',
      answer:
        'No. Two brands mean two templates with the same intent, and twice the testing. We say what that costs before you order.',
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
