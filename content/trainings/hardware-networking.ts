import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours, pass marks and the lab's equipment are for the firm to confirm.
export const hardwareNetworking = {
  kind: 'training',
  path: PATHS.hardwareNetworking,
  title: 'Hardware & Networking',
  position: 4,
  documentTitle: 'Hardware & Networking training',
  description:
    'Crimp cables, subnet an office, join it to a domain, rebuild a RAID array and find the faults a classmate planted. Bench work from session two.',
  lead: 'You assemble, cable and configure a small office by hand. Then a classmate breaks it while you are at lunch, and you find out how.',
  image: 'card-soc',
  projectImage: 'cta-ladder',
  closingImage: 'card-team',
  icon: 'switch-ports',
  tag: 'Hardware Networking',
  courseTitle: 'Hardware & Networking',
  summary: 'Cable, configure and repair a small office network, then find the planted faults.',
  facts: [
    { term: 'Length', detail: '100–120 hours, most of them at the bench' },
    { term: 'You bring', detail: 'Closed shoes and a notebook; no experience' },
    { term: 'On the bench', detail: 'Rack, PoE switches, IP camera, patch panel, disks' },
    { term: 'Final test', detail: 'Four faults, three hours, no hints' },
  ],
  overview: {
    statement: 'Every cloud runs in a rack somewhere, and many faults are still a bad connector.',
    paragraphs: [
      'When the billing desk goes offline, someone must know which of 48 ports to check. You learn it by making the mistakes here, where no office depends on you.',
      'Every fault gets a ticket: symptom, change, and the test that proved the fix.',
    ],
  },
  highlights: [
    {
      id: 'core-features',
      heading: 'Core Features',
      layout: 'grid',
      items: [
        {
          title: 'Server Setup',
          text: 'Rack and cable a server; install Windows Server and Linux; restore both from backup.',
          icon: 'server-stack',
        },
        {
          title: 'Structured Cabling',
          text: 'Crimp to T568B, punch down a panel, keep the channel within 100 metres, label both ends.',
          icon: 'cable',
        },
        {
          title: 'Storage Solutions',
          text: 'Build RAID 1 and RAID 5, pull a disk, rebuild, and learn why that is no backup.',
          icon: 'database',
        },
        {
          title: 'Workstation Optimization',
          text: 'Measure a Windows 11 PC’s memory, disk, start-up programs and heat; replace one part; measure again.',
          icon: 'desktop',
        },
      ],
    },
    {
      id: 'networking-layers',
      heading: 'Networking Layers',
      intro: 'From the internet link that enters the building to the one desk without a connection.',
      layout: 'layers',
      items: [
        {
          title: 'Router Configuration',
          text: 'Configure IP addresses, NAT, DHCP and static routes; save, reboot and prove that it holds.',
          icon: 'router',
        },
        {
          title: 'Wi-Fi Management',
          text: 'Survey two rooms, choose channels, set WPA3 and a guest network that reaches nothing inside.',
          icon: 'wireless',
        },
        {
          title: 'LAN & WAN Setup',
          text: 'Subnet an office, trunk its VLANs, authenticate devices by 802.1X, connect a second site by VPN.',
          icon: 'network',
        },
        {
          title: 'Network Troubleshooting',
          text: 'Work upward from the link light to DNS; change one thing, write it down, test.',
          icon: 'search',
        },
      ],
    },
  ],
  audience: {
    suits:
      'School leavers, ITI and diploma holders, and office administrators who look after the server room on the side.',
    doesNotSuit: 'Working network engineers: routing protocols such as OSPF and BGP are not covered.',
  },
  prerequisites: [
    'You only need to read English labels and screens. We begin with what a bit is.',
    'You lift about 10 kg now and then. If you cannot, we arrange the bench differently.',
    'Wire pairs are colour-coded. If you are colour-blind, you work with testers and labels.',
  ],
  syllabus: {
    intro: 'Ten modules, most of them at the bench.',
    modules: [
      {
        title: 'The machine',
        study: 'Boards, memory, disks, power, static electricity',
        lab: 'Take a PC apart, name every part, start it again',
      },
      {
        title: 'Operating systems',
        study: 'UEFI, TPM, partitions, Windows 11 and Linux set-up',
        lab: 'Repair a Windows 11 installation that does not boot',
      },
      {
        title: 'Cable',
        study: 'Copper, fibre, T568B, testers',
        lab: 'Wire 12 outlets to a panel and test each one',
      },
      {
        title: 'Addresses',
        study: 'Binary, IPv4, IPv6, subnets, DHCP, DNS',
        lab: 'Divide one /24 among four departments, on paper',
      },
      {
        title: 'Switches',
        study: 'VLANs, trunks, spanning tree, PoE budgets, IP cameras, DHCP snooping, 802.1X',
        lab: 'Power an IP camera in a VLAN of its own; cause a loop; make a port reject an unknown laptop',
      },
      {
        title: 'Routing and VPN',
        study: 'Static routes, NAT, firewall rules, WireGuard',
        lab: 'Connect two offices by VPN, then find the missing route',
      },
      {
        title: 'Wireless',
        study: 'Bands, channels, survey, WPA3',
        lab: 'Map where the signal ends, inside the building and outside',
      },
      {
        title: 'Servers and storage',
        study: 'RAID, file shares, permissions, backup',
        lab: 'Pull a disk during a copy, rebuild, then bring back a deleted folder',
      },
      {
        title: 'Accounts',
        study: 'Active Directory users, groups and policies; Microsoft 365 mailboxes and sign-in',
        lab: 'Join a PC to the domain, set up a new employee, remove a leaver',
      },
      {
        title: 'Faults',
        study: 'Method, tickets, talking to a worried user',
        lab: 'Six planted faults, one ticket each',
      },
    ],
  },
  project: {
    title: 'A two-room office that a classmate breaks',
    paragraphs: [
      'In pairs you plan, cable and configure two rooms: 12 outlets, PoE switch, router, Wi-Fi, camera, file server, printer, and a diagram that matches.',
      'Another pair plants three faults. You have an afternoon; hand in the tickets and the corrected diagram.',
    ],
  },
  tools: [
    { group: 'Hand tools', items: ['Crimping tool', 'Punch-down tool', 'Cable tester', 'Multimeter'] },
    { group: 'Diagnostics', items: ['Wireshark', 'iperf3', 'smartctl'] },
    { group: 'For homework', items: ['Cisco Packet Tracer', 'VirtualBox'] },
    {
      group: 'To install',
      items: ['Windows 11', 'Windows Server', 'Debian', 'OpenWrt', 'WireGuard', 'FreeRADIUS'],
    },
  ],
  teaching: [
    '100 to 120 hours, at the bench from the second session.',
    'Two people share a bench, so that both handle the tools. Simulators are for homework. Marks come from real equipment.',
  ],
  assessment: {
    intro:
      'With 60% you pass. In the final test a fault counts only when the ticket says what proved the fix.',
    parts: [
      { term: 'Bench sheets', detail: '40%' },
      { term: 'Two-room office', detail: '20%' },
      { term: 'Fault-finding, three hours', detail: '40%' },
    ],
  },
  certificate: [
    'We issue it once an assessor has watched you cable, configure and repair. Employers can check it by its 12-digit number.',
    'It is not an electrical licence: mains wiring stays with a licensed electrician.',
  ],
  roles: {
    items: [
      'Desktop support technician',
      'Network technician',
      'Data centre technician, trainee',
      'Field engineer for cabling and Wi-Fi',
    ],
    note: 'Field jobs may require a two-wheeler and a driving licence.',
  },
  questions: [
    {
      question: 'Is hardware still a career?',
      answer:
        'Yes, though the job keeps changing. Racks still have to be fitted, and those who can also configure them move on to network and cloud work.',
    },
    {
      question: 'Does it cover CCNA?',
      answer:
        'IP addressing, switching and simple routing overlap with it. Cisco’s exam goes further into routing and automation, and its fee is not included.',
    },
    {
      question: 'Does 802.1X encrypt the cable?',
      answer:
        'No. It only authenticates a device before the port opens. You will capture traffic on such a port and read it.',
    },
  ],
  callToAction: {
    heading: 'Try the crimping tool first',
    text: 'Send your schooling, your present work and the days you are free. We reply with a time to see the bench and a group that fits.',
    label: 'Contact Us',
    path: '/contactus',
  },
} satisfies TrainingPage;
