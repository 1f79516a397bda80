import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours, pass marks and the lab's equipment.
export const hardwareNetworking = {
  kind: 'training',
  path: PATHS.hardwareNetworking,
  title: 'Hardware & Networking',
  position: 4,
  documentTitle: 'Hardware & Networking training',
  description:
    'Crimp cables, subnet an office, join it to a domain, rebuild a RAID array and find the faults a classmate planted.',
  lead: 'You build the network of a small office by hand: PCs, cables, switch, server. Then classmates break it, and you find the faults.',
  image: 'course-hardware',
  icon: 'switch-ports',
  menuLine: 'Cable, configure and repair an office',
  tag: 'Hardware Networking',
  courseTitle: 'Hardware & Networking',
  summary: 'Cable, configure and repair a small office network, then find the planted faults.',
  startsFrom: ['new'],
  level: 'No experience needed',
  laptop: 'None in class; 8 GB of memory for homework',
  builds: 'A two-room office network',
  work: {
    kind: 'floor-plan',
    title: 'Two rooms, 12 outlets',
    rooms: [
      { name: 'Front office', outlets: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] },
      { name: 'Accounts', outlets: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] },
    ],
    states: [
      {
        label: 'Planned',
        outcome: 'open',
        told: 'Each outlet has a label, and a port on the panel.',
        faults: [],
      },
      {
        label: 'Broken',
        outcome: 'bad',
        told: 'Three tickets: A4 has no link, B2 the wrong VLAN, B5 no power for the camera.',
        faults: ['A4', 'B2', 'B5'],
      },
      {
        label: 'Repaired',
        outcome: 'good',
        told: '12 of 12 pass. Each ticket names the test that proved it.',
        faults: [],
      },
    ],
  },
  ownHours: 50,
  overview: {
    statement: 'You learn the work of the person an office calls when nothing connects.',
    paragraphs: [
      'When the billing desk goes offline, someone must know which of 48 ports to check, and whether the cable, the switch or the address is to blame.',
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
          text: 'Rack and cable a server, set up Windows Server and Linux, and restore files from backup.',
          lesson: 'Racking and cabling a server',
          icon: 'server-stack',
        },
        {
          title: 'Structured Cabling',
          text: 'Crimp to T568B, punch down a panel, keep the channel within 100 metres, label both ends.',
          lesson: 'T568B with the crimping tool',
          icon: 'cable',
        },
        {
          title: 'Storage Solutions',
          text: 'Build RAID 1 and RAID 5, pull a disk, rebuild, and learn why that is no backup.',
          lesson: 'RAID 1 and RAID 5, and disk health in smartctl',
          icon: 'database',
        },
        {
          title: 'Workstation Optimization',
          text: 'Measure a Windows 11 PC’s memory, disk, start-up programs and heat; replace one part; measure again.',
          lesson: 'Heat, start-up programs and upgrades',
          icon: 'desktop',
        },
      ],
    },
    {
      id: 'networking-layers',
      heading: 'Networking Layers',
      intro: 'Four parts of an office network.',
      layout: 'layers',
      items: [
        {
          title: 'Router Configuration',
          text: 'Configure addresses, NAT, DHCP and static routes; save, reboot and check.',
          lesson: 'Routers, NAT and static routes',
          icon: 'router',
        },
        {
          title: 'Wi-Fi Management',
          text: 'Survey two rooms, choose channels, set WPA3 and a guest network that reaches nothing inside.',
          lesson: 'WPA3 and guest networks',
          icon: 'wireless',
        },
        {
          title: 'LAN & WAN Setup',
          text: 'Give each office its subnets, join two by VPN, and find the missing route.',
          lesson: 'Site-to-site VPN with WireGuard',
          icon: 'network',
        },
        {
          title: 'Network Troubleshooting',
          text: 'Work upward from the link light to DNS; change one thing, write it down, test.',
          lesson: 'A method: one change at a time',
          icon: 'search',
        },
      ],
    },
  ],
  audience: {
    suits: 'School leavers, ITI and diploma holders, and office administrators who also run the server room.',
    doesNotSuit: 'Working network engineers. Routing protocols such as OSPF and BGP are not covered.',
  },
  prerequisites: [
    'You only need to read English labels and screens. The course begins with what a bit is.',
    'You lift about 10 kg now and then. If you cannot, we set up the bench differently.',
    'If you are colour-blind, you can work with a tester and labels.',
  ],
  syllabus: {
    intro:
      'Ten modules, most of them at the bench; from the fifth on, each fault is found by the same method. Start here if you have never opened a PC.',
    modules: [
      {
        title: 'The machine',
        hours: 8,
        lessons: [
          'Boards, memory, disks and power',
          'Static electricity, earthing, surges and the UPS',
          'Measuring with a multimeter',
          'Laptops and printers taken apart',
          'Heat, start-up programs and upgrades',
        ],
        lab: 'Take a PC apart, name every part, start it again',
      },
      {
        title: 'Operating systems',
        hours: 10,
        lessons: [
          'UEFI, TPM and partitions',
          'Installing Windows 11 and Debian',
          'Drivers, updates and start-up repair',
          'Virtual machines in VirtualBox',
        ],
        lab: 'Repair a Windows 11 installation that does not boot',
      },
      {
        title: 'Cable',
        hours: 8,
        lessons: [
          'Copper and fibre, and their limits',
          'T568B with the crimping tool',
          'Patch panels and the punch-down tool',
          'Cable tester, labels and records',
        ],
        lab: 'Wire 12 outlets to a panel and test each one',
      },
      {
        title: 'Addresses',
        hours: 10,
        lessons: ['Binary and IPv4', 'Subnets', 'IPv6', 'DHCP and DNS'],
        lab: 'Divide a /24 network among four departments on paper, then check it on two PCs',
      },
      {
        title: 'Faults',
        hours: 10,
        lessons: [
          'A method: one change at a time',
          'Reading packets in Wireshark',
          'Tickets that prove the fix, in GLPI',
          'Remote support, and a user who cannot work',
          'An AI assistant at the bench',
        ],
        lab: 'Six planted faults, one ticket each',
        aiLab:
          'Ask an assistant about a planted fault, and judge its first three suggestions before you try them.',
      },
      {
        title: 'Switches',
        hours: 12,
        lessons: [
          'First IOS commands in Cisco Packet Tracer',
          'VLANs and trunks',
          'Spanning tree and loops',
          'PoE budgets and IP cameras',
          'DHCP snooping',
        ],
        lab: 'Power an IP camera in its own VLAN, then cause and stop a loop',
      },
      {
        title: 'Routing and VPN',
        hours: 10,
        lessons: [
          'Routers, NAT and static routes',
          'Firewall rules on OpenWrt and MikroTik',
          'Site-to-site VPN with WireGuard',
          'Finding a missing route with ping and traceroute',
          'Measuring throughput with iperf3',
        ],
        lab: 'Connect two offices by VPN, then find the missing route',
      },
      {
        title: 'Wireless',
        hours: 6,
        lessons: [
          'Bands and channels',
          'The site survey',
          'WPA3 and guest networks',
          'Placing access points, and roaming',
        ],
        lab: 'Map where the signal ends, inside the building and outside',
      },
      {
        title: 'Servers and storage',
        hours: 12,
        lessons: [
          'Racking and cabling a server',
          'Windows Server and Linux roles',
          'RAID 1 and RAID 5, and disk health in smartctl',
          'File shares and permissions',
          'Backup and restore, with a copy that ransomware cannot reach',
        ],
        lab: 'Pull a disk during a copy, rebuild, then bring back a deleted folder',
      },
      {
        title: 'Accounts',
        hours: 8,
        lessons: [
          'Active Directory: users, groups and policies',
          'Microsoft 365: mailboxes, Entra ID, Intune, multi-factor sign-in',
          'Joiners and leavers',
          'Shared folders and printers',
          '802.1X with FreeRADIUS',
        ],
        lab: 'Join a PC to the domain, reject an unknown laptop at the switch, remove a leaver',
      },
    ],
  },
  project: {
    hours: 16,
    title: 'A two-room office that classmates break',
    paragraphs: [
      'In pairs you plan, cable and configure two rooms: 12 outlets, PoE switch, router, Wi-Fi, server, PCs, camera, printer, and a diagram that matches.',
      'Another pair plants three faults. You find them, and hand in tickets and a corrected diagram.',
    ],
    stages: [
      { title: 'Plan and diagram', hours: 2 },
      { title: 'Cabling: 12 outlets, each tested', hours: 4 },
      { title: 'Configure every device', hours: 5 },
      { title: 'Three planted faults, one afternoon', hours: 4 },
      { title: 'Tickets and corrected diagram', hours: 1 },
    ],
  },
  tools: [
    { group: 'Hand tools', items: ['Crimping tool', 'Punch-down tool', 'Cable tester', 'Multimeter'] },
    { group: 'Diagnostics', items: ['Wireshark', 'iperf3', 'smartctl'] },
    { group: 'Without a bench', items: ['Cisco Packet Tracer', 'VirtualBox'] },
    {
      group: 'To install',
      items: ['Windows 11', 'Windows Server', 'Debian', 'OpenWrt', 'WireGuard', 'FreeRADIUS'],
    },
  ],
  teaching: [
    'You are at the bench from the second session.',
    'Two people share a bench, so that both handle the tools. Simulators are for homework and first commands.',
  ],
  assessment: {
    condition: 'In the final test a fault counts only when the ticket says what proved the fix.',
    parts: [
      { term: 'Bench sheets', detail: '40%' },
      { term: 'Two-room office', detail: '20%' },
      { term: 'Fault-finding, three hours', detail: '40%' },
    ],
  },
  fails: 'Those who swap parts until it works, and those who miss bench sessions: a simulator replaces none.',
  certificate: [
    'An assessor watches the final test, at the bench.',
    'Mains wiring stays with a licensed electrician: no course certificate replaces that licence.',
  ],
  roles: {
    show: 'The diagram of your two-room office, 12 test results, and three tickets that each say what proved the fix.',
    firstJobs: [
      {
        title: 'Desktop support trainee',
        modules: ['The machine', 'Operating systems', 'Accounts', 'Servers and storage', 'Faults'],
      },
      {
        title: 'Network technician, trainee',
        modules: ['Cable', 'Addresses', 'Switches', 'Routing and VPN', 'Wireless'],
      },
    ],
    alsoAsked: [
      'A two-wheeler and a driving licence, for field posts',
      'ITI, a diploma or 10+2, and English for phone and tickets',
      'CCNA, for posts that are only about routers and switches',
    ],
  },
  questions: [
    {
      question: 'Is hardware still a career?',
      answer:
        'Yes. Offices, hospitals and data centres need people on site. It leads to network, cloud and security jobs.',
    },
    {
      question: 'Does it cover CCNA?',
      answer:
        'Part of it: IP addressing, switching, Wi-Fi and static routes. CCNA goes further into routing and automation.',
    },
    {
      question: 'I studied in Hindi or a regional language. Can I follow?',
      answer: 'It depends on the group, so ask before you enrol. Commands and menus are in English.',
    },
  ],
  callToAction: {
    heading: 'Try the crimping tool first',
    text: 'Tell us your schooling, your present work and the days you are free. We suggest a time at the bench.',
    label: 'Contact Us',
    path: '/contactus',
  },
} satisfies TrainingPage;
