import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const wireless = {
  kind: 'service',
  path: PATHS.vaptWireless,
  group: PATHS.vapt,
  icon: 'wireless',
  menuLine: 'Rogue access points, guest isolation',
  image: 'service-wireless',
  title: 'Wireless Penetration Testing',
  position: 6,
  description:
    'We walk your floors and car park: rogue access points, guest isolation, laptops that accept any certificate. You get a floor map of every leak.',
  summary: 'Rogue access points, guest isolation, and laptops that trust any network name.',
  lead: 'We walk your floors and car park with antennas. You learn how far your networks carry, who could join them, and which laptops would sign in to a stranger’s network of the same name.',
  facts: [
    { term: 'Where', detail: 'Every floor, the car park, the pavement' },
    { term: 'Your neighbours', detail: 'Noted, left alone' },
    { term: 'On site', detail: '1–3 days a building' },
  ],
  deciding: {
    figure: '1–3 days',
    text: 'on site for each building: every floor, the car park, the pavement',
  },
  overview: {
    statement:
      'Your Wi-Fi carries into the car park, and someone may have plugged in an access point of their own under a desk.',
    paragraphs: [
      'Two questions decide most of these tests. Does a laptop verify the network’s certificate before it sends credentials? And does the guest network lead to the internet and nowhere else? Both are settings, and both can change without anyone noticing.',
    ],
  },
  figure: {
    kind: 'floor',
    title: 'A floor map of leaks',
    text: 'The second floor of an invented office. The lines join places of equal signal from the access point in the meeting room, and do not stop at the wall.',
    outside: [
      { label: 'Pavement', at: [220, 526] },
      { label: 'Car park', at: [392, 210] },
    ],
    building: [24, 56, 316, 400],
    walls: 'M24 186H150M190 186H340M24 306H92M132 306H196V456M196 306H232M272 306H340M232 56V110M232 146V186',
    rooms: [
      { label: 'Sales', at: [40, 82] },
      { label: 'Print', at: [248, 82] },
      { label: 'Open office', at: [40, 212] },
      { label: 'Reception', at: [104, 338] },
      { label: 'Meeting', at: [212, 332] },
    ],
    accessPoints: [
      [268, 404],
      [104, 124],
    ],
    contours: [
      {
        level: '-50',
        path: 'M268 352C306 350 326 372 328 404C330 438 308 448 270 448C234 448 214 436 212 404C210 374 232 354 268 352Z',
        at: [268, 352],
      },
      {
        level: '-60',
        path: 'M262 272C310 262 352 318 366 388C374 440 346 482 276 490C206 496 160 462 152 404C146 344 200 284 262 272Z',
        at: [160, 366],
      },
      {
        level: '-67',
        path: 'M250 196C330 186 392 268 412 368C424 446 380 504 290 512C180 518 92 494 78 412C66 318 156 208 250 196Z',
        at: [382, 292],
      },
    ],
    points: [
      {
        at: [330, 504],
        where: 'Pavement',
        found: 'OFFICE at -67 dBm, enough to sign in from the street',
        change: 'Transmit power set for each floor',
      },
      {
        at: [398, 404],
        where: 'Car park',
        found: 'A handshake of the scanners’ network recorded; its key cracked',
        change: 'WPA3, or a long random key',
      },
      {
        at: [300, 140],
        where: 'Print room, under the desk',
        found: 'An access point nobody knows',
        change: 'Ports that refuse unknown devices',
      },
      {
        at: [228, 382],
        where: 'Meeting room',
        found: 'Leak 4: sales laptops send credentials to our evil twin',
        change: 'A profile that checks server name and issuing authority',
      },
      {
        at: [92, 402],
        where: 'Reception, as a guest',
        found: 'The office printer answers from the guest network',
        change: 'Isolation, and a firewall between the two',
      },
    ],
  },
  whenNeeded: {
    items: [
      'You moved, added floors or sublet part of the building.',
      'Staff join the Wi-Fi with their domain password.',
      'Scanners, tills or cameras share one password that has never been changed.',
      'PCI DSS v4.0.1 applies: requirement 11.2 asks you to detect access points, allowed or not, every three months.',
    ],
  },
  scope: {
    inScope: [
      'Every network you own, on 2.4, 5 and 6 GHz',
      'Authentication: WPA2 and WPA3, pre-shared keys, certificates, the RADIUS server’s replies',
      'Devices you lend us: which network names they trust, what they send',
      'Guest and device networks: what they reach besides the internet',
      'Rogue access points',
    ],
    outOfScope: [
      'Networks of neighbours, beyond noting their names and strength',
      'Jamming, and deauthenticating users outside the agreed hour',
      'Private phones of staff and visitors',
      'Planning for coverage or speed',
    ],
  },
  approach: {
    heading: 'On foot, with antennas',
    steps: [
      {
        title: 'Mark what is yours',
        text: 'You give us names, hardware addresses and floor plans. The landlord’s consent is settled before we come.',
      },
      {
        title: 'Listen',
        text: 'We walk each floor and the street outside and passively record names, channels, signal strength and encryption.',
      },
      {
        title: 'Sort access points',
        text: 'Each access point is yours, a neighbour’s or unknown. Unknown ones are located and shown to you before anyone touches them.',
      },
      {
        title: 'Try to join',
        text: 'We try outdated protocols, crack weak keys from a recorded handshake, and exploit clients that do not validate certificates.',
      },
      {
        title: 'Run an evil twin',
        text: 'At low power, in a room you choose, we broadcast your network’s name and see which lent devices hand over credentials.',
      },
      {
        title: 'Test isolation',
        text: 'From guest and device networks we try to reach servers, printers and other guests.',
      },
      {
        title: 'Retest',
        text: 'Within 60 days we return once, for half a day, and repeat the points that failed.',
      },
    ],
  },
  standards: [
    {
      title: 'IEEE 802.1X-2020',
      text: 'How a device authenticates before the network admits it. Encryption is left to WPA.',
    },
    {
      title: 'WPA3',
      text: 'Personal or Enterprise, with protected management frames; 6 GHz admits nothing older. Old devices may need a network of their own.',
    },
    {
      title: 'NIST SP 800-115',
      text: 'Its pages on passive and active wireless scanning guide the walk.',
    },
  ],
  deliverables: [
    { title: 'Floor map', text: 'Every leak, unknown device and far-reaching signal on your plan.' },
    {
      title: 'Device sheet',
      text: 'For each lent device: what it trusts, what it sent, which setting stops that.',
    },
    {
      title: 'Changes',
      text: 'What to set in your controller and RADIUS server, menu by menu.',
    },
    { title: 'Access point list', text: 'Yours, unknown and removed: the start of a quarterly check.' },
  ],
  exhibit: {
    label: 'Leak 4',
    severity: 'High',
    heading: 'Sales laptops send credentials to any network named OFFICE',
    text: 'They sign in to every network of that name, whoever runs it.',
    rows: [
      { term: 'Where', detail: 'Second floor, meeting room; strong enough in the street' },
      { term: 'Cause', detail: 'The profile checks neither server name nor issuing authority' },
      { term: 'Proof', detail: 'A lent laptop sent its password response to our access point' },
      { term: 'Fix', detail: 'Set name and authority by policy, then move to certificates' },
    ],
    outcome: 'Retested with the new profile: the laptop refuses',
    caption:
      'One finding, in short; the office is invented. Each number on the floor map leads to such an entry.',
    evidence: [
      {
        label: 'Profile on the laptop',
        lines: [
          'Network            OFFICE',
          'Method             PEAP',
          'Server name        [[not checked]]',
          'Issuing authority  [[not checked]]',
        ],
      },
      {
        label: 'Log of our access point',
        lines: [
          '19:02:11  lent laptop joins',
          '19:02:12  identity [[test.user]]',
          '19:02:12  password response',
          '          [[received]]',
        ],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'Written consent from you and, where you rent, from the landlord',
    'Floor plans and the list of your own access points',
    'One lent device of each kind: laptop, phone, scanner',
    'Someone with the keys, who walks with us',
    'A guest voucher',
  ],
  duration: {
    range: '1–3 days on site for each building, then 3 for map and report',
    movedBy: 'Floor area decides. Separate sites, and rooms that open only at night, add to it.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 4 years, Wi-Fi and 802.1X included' },
      { term: 'Second tester', detail: 'At least 2 years' },
    ],
    price: { basis: 'Fixed price per building', movedBy: 'Floor area, sites, rooms open only at night' },
    confidentiality: {
      holds: 'Floor plans, handshakes, credentials that lent devices sent',
      deleted: 'Credentials and handshakes with the report, the rest 90 days after the retest',
    },
    retest: {
      summary: 'One visit of half a day, within 60 days',
      includes: 'The points that failed, in the same rooms',
    },
  },
  questions: [
    {
      question: 'Is a long password enough?',
      answer:
        'At home, yes. In a firm, every leaver still knows it. Certificates, one per device, can be revoked singly.',
    },
    {
      question: 'Will the Wi-Fi drop while you test?',
      answer:
        'Not while we listen. Some later attempts disconnect a device for seconds, and we keep them to an hour you name.',
    },
  ],
  related: [PATHS.vaptNetwork, PATHS.switchRouter, PATHS.itInfra],
  callToAction: {
    heading: 'Where does your Wi-Fi end?',
    text: 'Send the city, the floors and a rough count of access points. We tell you the days on site and the consents to collect.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
