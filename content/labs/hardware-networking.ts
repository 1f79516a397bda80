import { PATHS } from '../../contracts/paths.ts';
import type { LabOption } from '../lab-types.ts';
import type { LabPage } from '../types.ts';

const ROGUE = '00-00-5E-00-53-9C';

const MAC_TABLE: LabOption[] = [
  {
    text: '10    0000.5e00.5301    DYNAMIC     Gi1/0/1',
    response: 'Gi1/0/1 leads to the router, which is allowed to hand out addresses.',
  },
  { text: '10    0000.5e00.5322    DYNAMIC     Gi1/0/2', response: 'That is the PC of the ticket itself.' },
  {
    text: '10    0000.5e00.5327    DYNAMIC     Gi1/0/5',
    response: 'Compare the last four digits with those of 192.168.1.1 in the output of arp -a.',
  },
  { text: '10    0000.5e00.539c    DYNAMIC     Gi1/0/9', isRight: true },
  {
    text: '10    0000.5e00.53c9    DYNAMIC     Gi1/0/11',
    response:
      'Close: 53c9 and 539c differ by two digits that have changed places. Read the address once more.',
  },
  {
    text: '20    0000.5e00.5361    DYNAMIC     Gi1/0/18',
    response: 'That is a camera, in VLAN 20. Broadcasts of VLAN 10 do not reach it.',
  },
];

export const hardwareNetworkingLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.hardwareNetworking}/lab`,
  course: PATHS.hardwareNetworking,
  title: 'Plan a small office network, then find its fault',
  label: 'Open lab',
  documentTitle: 'Networking lab: plan a small office, find its fault',
  description:
    'A free exercise for the browser: split a /24 for three VLANs, choose trunk ports, add up the PoE budget and find what hands out wrong addresses.',
  lead: 'Three VLANs, one switch, six phones, four cameras. You plan it in the morning; in the afternoon some desks are offline.',
  image: 'course-hardware',
  invitation: 'Split a /24 for three VLANs, add up the PoE budget, find a fault',
  minutes: 20,
  ahead: { forWhom: 'people who know what a subnet mask is', module: 'Switches' },
  needs: 'This page; paper helps. You should know what an IP address and a subnet mask are',
  story: [
    'An accounting office moves to a new floor. You have one /24, 10.20.30.0/24, a router and one managed switch with 24 PoE ports.',
    'The rules of the house: the largest network comes first and starts at the beginning of the block, the next ones follow without a gap, and the router takes each one’s first usable address.',
  ],
  materials: [
    {
      id: 'networks',
      title: 'What is needed',
      table: {
        columns: ['VLAN', 'Name', 'Devices to plan for'],
        rows: [
          ['10', 'Staff: PCs, printer, staff Wi-Fi', '70'],
          ['20', 'Phones and cameras', '40'],
          ['30', 'Guest Wi-Fi', '30'],
        ],
      },
      caption:
        'Invented for this exercise. With room to grow: today there are ten PCs, a printer, six phones, four cameras. The router’s own address is not counted yet.',
    },
    {
      id: 'ports',
      title: 'Ports of the switch',
      table: {
        columns: ['Port', 'What is plugged in', 'PoE class'],
        rows: [
          ['1', 'Router: gateway and DHCP server of all three VLANs', 'None'],
          ['2⁠–⁠11', 'Wall outlets at the desks, one PC each', 'None'],
          ['12⁠–⁠17', 'Six desk phones', '2'],
          ['18⁠–⁠21', 'Four cameras', '3'],
          ['22', 'Access point, with a Wi-Fi for staff and one for guests', '4'],
          ['24', 'Printer', 'None'],
        ],
      },
      caption:
        'Invented for this exercise. The switch has a PoE budget of 130 W and reserves power by class: 7 W at the port for class 2, 15.4 W for class 3, 30 W for class 4 (IEEE 802.3).',
    },
  ],
  steps: [
    {
      kind: 'fields',
      title: 'The largest network first',
      task: 'VLAN 10 starts at 10.20.30.0. What is the smallest network that holds it, and which address does the router get?',
      fields: [
        {
          name: 'prefix',
          label: 'Prefix length or mask of VLAN 10',
          reads: 'mask',
          network: '10.20.30.0',
          accepted: ['/25'],
          wrong: [
            {
              answers: ['/26'],
              response: '/26 leaves 6 bits: 64 addresses, 62 of them usable. 70 devices do not fit.',
            },
            {
              answers: ['/24'],
              response: '/24 is the whole block: nothing would be left for the other two VLANs.',
            },
            {
              answers: ['/27'],
              response: '/27 has 30 usable addresses. A longer prefix is a smaller network.',
            },
          ],
          otherwise:
            'Write a prefix such as /24 or a mask such as 255.255.255.0. Each bit more halves the network.',
        },
        {
          name: 'gateway',
          label: 'Address of the router in VLAN 10',
          reads: 'address',
          prefix: 25,
          accepted: ['10.20.30.1'],
          wrong: [
            {
              answers: ['10.20.30.0'],
              response:
                '10.20.30.0 is the address of the network itself. The first usable one comes after it.',
            },
            {
              answers: ['10.20.30.126', '10.20.30.254'],
              response: 'Many offices use the last address; the rule of this house is the first usable one.',
            },
            {
              answers: ['10.20.30.127', '10.20.30.128'],
              response: 'That is where VLAN 10 ends. The router takes its first usable address.',
            },
          ],
          otherwise: 'The first usable address is the one after the address of the network, 10.20.30.0.',
        },
      ],
      hint: 'A network of n host bits has 2ⁿ addresses. Two of them, the first and the last, go to no device.',
      answer: '10.20.30.0/25, mask 255.255.255.128; the router is 10.20.30.1.',
      explanation: [
        'Seven host bits give 128 addresses and 126 usable ones: enough for 70 devices and the router. Six bits give 62, which is too few.',
      ],
    },
    {
      kind: 'fields',
      title: 'The other two',
      task: 'Place VLAN 20 (40 devices) and then VLAN 30 (30 devices) behind it. Write each network with its prefix; each has to hold the router as well.',
      fields: [
        {
          name: 'devices',
          label: 'Network of VLAN 20',
          reads: 'network',
          accepted: ['10.20.30.128/26'],
          wrong: [
            {
              answers: [/^10\.20\.30\.\d+\/27$/],
              response: '/27 has 30 usable addresses: 40 devices do not fit.',
            },
            {
              answers: [/^10\.20\.30\.\d+\/25$/],
              response: 'Another /25 takes the rest of the block; VLAN 30 would have no place.',
            },
            {
              answers: ['10.20.30.128'],
              response: 'The place is right. Write the prefix behind it, such as 10.20.30.128/28.',
            },
            {
              answers: ['10.20.30.192/26'],
              response:
                'That leaves a gap. The next network starts right behind VLAN 10, which ends at .127.',
            },
            {
              answers: [/^10\.20\.30\.(126|127|129)\/\d+$/],
              response:
                'VLAN 10 ends at 10.20.30.127, its broadcast address. The next network starts right after it.',
            },
          ],
          otherwise: 'VLAN 10 reaches from .0 to .127. Write the next network as 10.20.30.x/nn.',
        },
        {
          name: 'broadcast',
          label: 'Broadcast address of VLAN 20',
          reads: 'address',
          prefix: 26,
          accepted: ['10.20.30.191'],
          wrong: [
            {
              answers: ['10.20.30.190'],
              response:
                '.190 is the last usable address of the network; the broadcast address is the one after it.',
            },
            {
              answers: ['10.20.30.192'],
              response:
                '.192 is where the next network begins. The broadcast address is the last one before it.',
            },
            {
              answers: ['10.20.30.255'],
              response: '.255 would be the end of a /25. A /26 holds 64 addresses: 128 + 64 − 1.',
            },
            { answers: ['10.20.30.159'], response: '.159 would be the end of a /27, which is too small.' },
          ],
          otherwise: 'A /26 holds 64 addresses. The first is .128; count to the last one.',
        },
        {
          name: 'guests',
          label: 'Network of VLAN 30',
          reads: 'network',
          accepted: ['10.20.30.192/26'],
          wrong: [
            {
              answers: [/^10\.20\.30\.\d+\/27$/],
              response:
                '/27 has exactly 30 usable addresses. 30 devices and the router are 31: one does not fit.',
            },
            {
              answers: ['10.20.30.192'],
              response: 'The place is right. Write the prefix behind it.',
            },
          ],
          otherwise: 'One /26 is left: 64 addresses that end with 10.20.30.255.',
        },
      ],
      hint: 'Add the router to the devices, and two addresses that no device can have. Which power of two holds them?',
      answer:
        'VLAN 20 is 10.20.30.128/26 and ends with the broadcast address 10.20.30.191; VLAN 30 is 10.20.30.192/26.',
      explanation: [
        'A /27 is the trap in VLAN 30: 30 usable addresses for 30 devices, and none for the router. With /26 both have 62 usable addresses, and the /24 is used to its end.',
      ],
    },
    {
      kind: 'choices',
      title: 'Which ports are trunks?',
      task: 'A trunk carries several VLANs with tags; an access port carries one without. Choose all ports that have to be trunks.',
      options: [
        {
          text: 'Port 1, router',
          isRight: true,
          response: 'The access point needs its two VLANs. What is the gateway of all three?',
        },
        {
          text: 'Ports 2 to 11, PCs',
          response:
            'A PC belongs to one VLAN and does not expect tags: an access port in VLAN 10. A trunk there would also let a laptop reach the other VLANs.',
        },
        {
          text: 'Ports 12 to 17, phones',
          response:
            'Here each phone has a port of its own: an access port in VLAN 20. It would be different if a PC were plugged into the phone.',
        },
        {
          text: 'Ports 18 to 21, cameras',
          response: 'A camera sends into one VLAN: an access port in VLAN 20.',
        },
        {
          text: 'Port 22, access point',
          isRight: true,
          response: 'The router is right. Which other device has to keep two networks apart on one cable?',
        },
        { text: 'Port 24, printer', response: 'A printer is in one VLAN: an access port in VLAN 10.' },
      ],
      hint: 'Ask of each cable: does traffic of more than one VLAN run over it?',
      answer: 'Port 1 with VLANs 10, 20 and 30; port 22 with VLANs 10 and 30.',
      explanation: [
        'The router needs all three to route between them. The access point puts each Wi-Fi into its VLAN by the tag. Allow on each trunk only the VLANs that it needs, and leave no port at the factory setting that negotiates a trunk automatically.',
      ],
    },
    {
      kind: 'fields',
      title: 'Is there enough power?',
      task: 'Add up what the switch reserves for six phones, four cameras and the access point.',
      fields: [
        {
          name: 'reserved',
          label: 'Reserved power',
          unit: 'W',
          input: 'decimal',
          reads: 'number',
          accepted: [133.6],
          wrong: [
            {
              answers: [[116.2, 116.3]],
              response:
                'You added what the devices may draw (6.49, 12.95, 25.5 W). The switch reserves what it feeds in, the loss in the cable included: 7, 15.4 and 30 W.',
            },
            {
              answers: [103.6],
              response: 'The access point is missing: 30 W more.',
            },
            { answers: [52.4], response: 'That is one of each kind. There are six phones and four cameras.' },
            { answers: [130], response: '130 W is the budget of the switch. What do the devices need?' },
          ],
          otherwise: 'Six times 7 W, four times 15.4 W, once 30 W.',
        },
        {
          name: 'short',
          label: 'Missing in the budget of 130 W',
          unit: 'W',
          input: 'decimal',
          reads: 'number',
          accepted: [3.6],
          wrong: [{ answers: [-3.6], response: 'Right amount; write what is missing without the minus.' }],
          otherwise: 'Take the budget of 130 W from what is reserved.',
        },
      ],
      hint: '6 × 7 = 42 and 4 × 15.4 = 61.6.',
      answer: '42 + 61.6 + 30 = 133.6 W: 3.6 W too much.',
      explanation: [
        'The device that is plugged in last, or has the lowest priority, stays dark: often a camera, noticed weeks later. Feed the access point from an injector, take a switch with a larger power supply, or let the devices tell what they really need (LLDP), where both sides support it.',
        'Leave a reserve. Cameras draw most at night, when the infrared light is on.',
      ],
    },
    {
      kind: 'choice',
      title: 'The ticket of the afternoon',
      task: 'Since 14:00 some desks in VLAN 10 have no network, others work. What is the fault?',
      material: {
        id: 'ticket-ipconfig',
        title: 'ipconfig /all at a desk that does not work',
        lines: [
          'Ethernet adapter Ethernet:',
          '   Physical Address. . . . . . . . . : 00-00-5E-00-53-22',
          '   DHCP Enabled. . . . . . . . . . . : Yes',
          '   IPv4 Address. . . . . . . . . . . : 192.168.1.103(Preferred)',
          '   Subnet Mask . . . . . . . . . . . : 255.255.255.0',
          '   Lease Obtained. . . . . . . . . . : 12 May 2026 14:06:31',
          '   Default Gateway . . . . . . . . . : 192.168.1.1',
          '   DHCP Server . . . . . . . . . . . : 192.168.1.1',
        ],
        caption: 'Invented for this exercise; shortened.',
      },
      options: [
        {
          text: 'The pool of the DHCP server is used up',
          response:
            'Then the PC would have no lease at all, and Windows would take an address from 169.254.0.0/16. This one has a lease, from somebody.',
        },
        {
          text: 'The port is in the guest VLAN by mistake',
          response:
            'Then the address would come from the guest network’s part of 10.20.30.0/24. Look at the DHCP server.',
        },
        {
          text: 'A second DHCP server answers in VLAN 10',
          isRight: true,
        },
        {
          text: 'Two PCs have the same address',
          response:
            'A duplicate address shows as a warning and at two PCs. Here the whole configuration, with gateway and mask, comes from another network.',
        },
      ],
      hint: 'The office has no network 192.168.1.0/24. Who offered that address?',
      answer: 'A second DHCP server, 192.168.1.1: a router from home, plugged in by its LAN port.',
      explanation: [
        'A PC asks by broadcast and takes the first offer. A PC whose office lease is still running keeps its address; one that asks for a new lease may get the wrong one. That is why only some desks fail.',
      ],
    },
    {
      kind: 'lines',
      title: 'Which port is it?',
      task: 'Pick the line of the switch’s table that shows where the second DHCP server is plugged in.',
      material: {
        id: 'ticket-arp',
        title: 'arp -a at the same desk',
        lines: [
          'Interface: 192.168.1.103 --- 0x6',
          '  Internet Address      Physical Address      Type',
          `  192.168.1.1           ${ROGUE.toLowerCase()}     dynamic`,
          '  192.168.1.255         ff-ff-ff-ff-ff-ff     static',
        ],
        caption:
          'Invented for this exercise. Windows writes a hardware address in pairs, the switch in groups of four; the digits are the same.',
      },
      lines: MAC_TABLE,
      hint: 'Take the physical address of 192.168.1.1 and write it as 0000.5e00.53…',
      answer: 'Gi1/0/9: the fourth line.',
      explanation: [
        'Shut the port, walk to the desk and take the router out, then let the PCs renew (ipconfig /renew). Write the port and the time into the ticket.',
        'So that it cannot happen again: DHCP snooping in VLAN 10, with port 1 as the only trusted port. The switch then drops every offer that comes from a desk.',
      ],
    },
  ],
  closing: {
    did: [
      'You split a /24 for three VLANs and saw why a /27 was one address too small.',
      'You told trunks from access ports by what runs over the cable.',
      'You found 3.6 W missing before a camera stayed dark.',
      'You followed a wrong lease to one port of the switch.',
    ],
    adds: [
      { text: 'Do the same on a real switch, with tags that you can see.', lesson: 'VLANs and trunks' },
      { text: 'Power real cameras, and watch the budget run out.', lesson: 'PoE budgets and IP cameras' },
      { text: 'Make the switch refuse the second server automatically.', lesson: 'DHCP snooping' },
      { text: 'Work six planted faults, with one ticket each.', lesson: 'A method: one change at a time' },
    ],
  },
};
