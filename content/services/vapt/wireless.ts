import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, hours and retest terms are for the firm to confirm.
export const wireless = {
  kind: 'service',
  path: PATHS.vaptWireless,
  group: PATHS.vapt,
  icon: 'wireless',
  image: 'cta-signal',
  title: 'Wireless penetration testing',
  label: 'Wireless Testing',
  position: 6,
  description:
    'We walk your floors and car park: rogue access points, guest isolation, laptops that accept any certificate. You get a floor map of every leak.',
  summary: 'Unknown access points, guest isolation, and laptops that trust any network name.',
  lead: 'We walk your floors and car park with antennas. You learn how far your networks carry, who could join them, and which laptops would sign in to a stranger’s network of the same name.',
  facts: [
    { term: 'Where', detail: 'Every floor, the roof, the pavement' },
    { term: 'Your neighbours', detail: 'Noted, never touched' },
    { term: 'On site', detail: '1–3 days a building' },
    { term: 'You get', detail: 'A floor map of leaks' },
  ],
  overview: {
    statement:
      'Your building ends at its walls. Your Wi-Fi ends in the car park, and somebody may have plugged in a second one under a desk.',
    paragraphs: [
      'Two questions decide most of these tests. Does a laptop check the network before it offers a password? And does the guest network lead to the internet and nowhere else? Both are settings, and both can change without anybody noticing.',
    ],
  },
  whenNeeded: {
    items: [
      'You moved, added floors or let part of the building.',
      'Staff join the Wi-Fi with their domain password.',
      'Scanners, tills or cameras share one password that nobody dares to change.',
      'PCI DSS v4.0.1 applies: requirement 11.2 asks you to detect access points, allowed or not, every three months.',
    ],
    otherwise:
      'If five people share one router, skip the test: set WPA3, a new password and a separate guest network.',
  },
  scope: {
    inScope: [
      'Every network you own, on 2.4, 5 and 6 GHz',
      'Sign-in: WPA2 and WPA3, shared passwords, certificates, the RADIUS server’s answer',
      'Devices you lend us: which names they trust, what they send',
      'Guest and device networks: what they reach besides the internet',
      'Access points missing from your list',
    ],
    outOfScope: [
      'Networks of neighbours, beyond noting their names and strength',
      'Jamming, and disconnecting users outside the agreed hour',
      'Private phones of staff and visitors',
      'Bluetooth, door cards and other radio',
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
        text: 'We walk each floor and the street outside, and only listen: names, channels, strength, protection.',
      },
      {
        title: 'Sort access points',
        text: 'Each access point is yours, a neighbour’s or unknown. Unknown ones are located and shown to you before anybody touches them.',
      },
      {
        title: 'Try to join',
        text: 'We use outdated protocols, weak passwords from a recorded handshake, and certificates that are not checked.',
      },
      {
        title: 'Imitate your network',
        text: 'At low power, in a room you choose, we use your network’s name and see which lent devices hand over a password.',
      },
      {
        title: 'Cross over',
        text: 'From guest and device networks we try to reach servers, printers and other guests.',
      },
      {
        title: 'Come back',
        text: 'Within 60 days we return once, for half a day, and repeat the points that failed.',
      },
    ],
  },
  standards: [
    {
      title: 'IEEE 802.1X-2020',
      text: 'How a device proves itself before the network opens. It does not encrypt; WPA does that.',
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
    heading: 'Sales laptops offer their sign-in to anybody called OFFICE',
    text: 'Laptops sign in to any network of that name, whoever runs it.',
    rows: [
      { term: 'Where', detail: 'Second floor, meeting room; strong enough in the street' },
      { term: 'Cause', detail: 'The profile checks neither server name nor issuing authority' },
      { term: 'Proof', detail: 'A lent laptop sent its password response to our access point' },
      { term: 'Repair', detail: 'Set name and authority by policy, then move to certificates' },
    ],
    outcome: 'Repeated with the new profile: the laptop refuses',
    caption: 'Invented office. Each number on the floor map leads to such an entry.',
  },
  needs: [
    'Written consent from you and, where you rent, from the landlord',
    'Floor plans and the list of your own access points',
    'One lent device of each kind: laptop, phone, scanner',
    'Somebody with the keys',
    'A guest voucher',
  ],
  duration: {
    range: '1–3 days on site for each building, then 3 for map and report',
    movedBy:
      'Floor area sets the pace on foot. Separate sites, and rooms that open only at night, add to it.',
  },
  questions: [
    {
      question: 'Is a long password enough?',
      answer:
        'Partly. At home it is. In a firm everybody knows it, so it leaves with everybody who leaves. A certificate per device can be withdrawn one by one.',
    },
    {
      question: 'Will the Wi-Fi drop while you test?',
      answer:
        'No, not while we listen. Some later attempts disconnect a device for seconds, and we keep them to an hour you name.',
    },
    {
      question: 'Can you find an access point that is switched off?',
      answer:
        'No, nor one plugged in tomorrow. A walk covers one day. Your controller’s own detection, switched on and read, covers the others.',
    },
  ],
  related: [PATHS.vaptNetwork, PATHS.switchRouter, PATHS.itInfra],
  callToAction: {
    heading: 'Where does your Wi-Fi end?',
    text: 'Send the addresses, the floors and a rough count of access points. We tell you the days on site and the consents to collect.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
