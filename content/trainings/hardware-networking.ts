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
    'Crimp cables, subnet an office, rebuild a RAID array and find the faults that a classmate planted. Bench work from the second session on.',
  lead: 'You assemble, cable and configure a small office by hand. Then someone breaks it while you are at lunch, and you find out how.',
  image: 'card-soc',
  icon: 'switch-ports',
  tag: 'Hardware Networking',
  courseTitle: 'Hardware & Networking',
  summary: 'Crimp, subnet, install and repair a small office, then find the planted faults.',
  facts: [
    { term: 'Length', detail: '100–120 hours, many of them standing up' },
    { term: 'You bring', detail: 'Closed shoes and a notebook; we start from nothing' },
    { term: 'On the bench', detail: 'Rack, switches, patch panel, spare disks' },
    { term: 'Final test', detail: 'Four faults, three hours, no hints' },
  ],
  overview: {
    statement: 'The cloud is somebody’s rack, and many faults still sit in a connector.',
    paragraphs: [
      'Someone must know which of 48 ports to look at when the billing desk goes quiet. You learn it by doing each job badly once, where no office depends on it, and then properly.',
      'Every fault gets a ticket: what was seen, what was changed, what proved it cured.',
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
          text: 'Mount, power and cable a machine; install two operating systems; recover both from backup.',
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
          text: 'Measure memory, disk, start-up programs and heat; replace one part; measure again.',
          icon: 'desktop',
        },
      ],
    },
    {
      id: 'networking-layers',
      heading: 'Networking Layers',
      intro: 'From the line that enters the building to the one desk without a connection.',
      layout: 'layers',
      items: [
        {
          title: 'Router Configuration',
          text: 'Set addresses, NAT, DHCP and static routes; save it all and prove that it loads.',
          icon: 'router',
        },
        {
          title: 'Wi-Fi Management',
          text: 'Survey two rooms, choose channels, set WPA3 and a guest network that reaches nothing inside.',
          icon: 'wireless',
        },
        {
          title: 'LAN & WAN Setup',
          text: 'Subnet an office, trunk its VLANs, admit devices by 802.1X, join a second site by VPN.',
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
      'School leavers, ITI and diploma holders, and office administrators who have inherited the server cupboard.',
    doesNotSuit: 'Working network engineers: routing protocols such as OSPF and BGP are not covered.',
  },
  prerequisites: [
    'None beyond reading labels and screens in English. We begin with what a bit is.',
    'Lifting 10 kg now and then; if you cannot, we arrange the bench differently.',
    'Wire pairs are colour-coded. If you are colour-blind, testers and labels get you there too.',
  ],
  syllabus: {
    intro: 'Eight modules, most of them at the bench.',
    modules: [
      {
        title: 'The machine',
        study: 'Boards, memory, disks, power, static electricity',
        lab: 'Take a PC apart, name every part, start it again',
      },
      {
        title: 'Operating systems',
        study: 'Firmware, partitions, Windows and Linux set-up',
        lab: 'Repair an installation that does not boot',
      },
      {
        title: 'Cable',
        study: 'Copper, fibre, T568B, testers',
        lab: 'Wire 12 outlets to a panel and prove each with a tester',
      },
      {
        title: 'Addresses',
        study: 'Binary, IPv4, IPv6, subnets, DHCP, DNS',
        lab: 'Divide one /24 among four departments, on paper',
      },
      {
        title: 'Switches',
        study: 'VLANs, trunks, spanning tree, DHCP snooping, 802.1X',
        lab: 'Cause a loop and watch it; then let a port refuse an unknown laptop',
      },
      {
        title: 'Wireless',
        study: 'Bands, channels, survey, WPA3',
        lab: 'Draw where the signal ends, inside the walls and outside',
      },
      {
        title: 'Servers and storage',
        study: 'RAID, shares, accounts, backup',
        lab: 'Pull a disk during a copy, rebuild, then bring back a deleted folder',
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
      'In pairs you plan, cable and configure two rooms: 12 outlets, switch, router, Wi-Fi, file server, printer, and a diagram that matches.',
      'Another pair plants three faults. You have an afternoon; hand in the tickets and the corrected diagram.',
    ],
  },
  tools: [
    { group: 'In the hand', items: ['Crimping tool', 'Punch-down tool', 'Cable tester', 'Multimeter'] },
    { group: 'To look inside', items: ['Wireshark', 'iperf3', 'smartctl'] },
    { group: 'For homework', items: ['Cisco Packet Tracer', 'VirtualBox'] },
    { group: 'To install', items: ['Windows Server', 'Debian', 'OpenWrt', 'FreeRADIUS'] },
  ],
  teaching: [
    '100 to 120 hours, at the bench from the second session.',
    'Two people share a bench, so that both hold the tool. Simulators are for home; marks come from real equipment.',
  ],
  assessment: {
    intro:
      'With 60% you pass. In the final test a fault counts only when the ticket says what proved it cured.',
    parts: [
      { term: 'Bench sheets', detail: '40%' },
      { term: 'Two-room office', detail: '20%' },
      { term: 'Fault-finding, three hours', detail: '40%' },
    ],
  },
  certificate: [
    'We issue it once an assessor has watched you cable, configure and repair. An employer can look up its 12 digits.',
    'It is not an electrical licence: mains wiring stays with a licensed electrician.',
  ],
  roles: {
    items: [
      'Desktop support technician',
      'Network technician',
      'Data centre technician, trainee',
      'Field engineer for cabling and Wi-Fi',
    ],
    note: 'Some field posts ask for a two-wheeler and a driving licence, which no course supplies.',
  },
  questions: [
    {
      question: 'Is hardware still a career?',
      answer:
        'Yes, though the job keeps changing. Someone must fit the rack; those who can also configure it can move on to network and cloud work.',
    },
    {
      question: 'Does it cover CCNA?',
      answer:
        'Partly. Addressing, switching and simple routing overlap. Cisco’s exam goes further into routing and automation, and its fee is yours.',
    },
    {
      question: 'Does 802.1X encrypt the cable?',
      answer:
        'No. It only identifies a device before the port opens. You will capture traffic on such a port and read it.',
    },
  ],
  callToAction: {
    heading: 'Come and hold the crimping tool first',
    text: 'Send your schooling, your present work and the days you are free. We reply with a time to see the bench and a group that fits.',
    label: 'Contact Us',
    path: '/contactus',
  },
} satisfies TrainingPage;
