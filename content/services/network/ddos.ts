import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const ddos = {
  kind: 'service',
  path: PATHS.ddos,
  group: PATHS.network,
  title: 'DDoS Protection',
  position: 3,
  description:
    'Volume, protocol and application floods, each stopped where it can be: origin hidden, diversion drilled, and a runbook the night shift has used.',
  lead: 'DDoS attacks are stopped in three places: upstream, at your edge and in the application. We put each defence where it can work, hide the IP address of your own server (the origin), and drill the diversion.',
  image: 'service-ddos',
  icon: 'wave',
  menuLine: 'Three kinds of flood, one drill',
  summary: 'Three kinds of flood, three places to stop them, one drilled diversion.',
  facts: [
    { term: 'We test by', detail: 'Diverting traffic; no flood is sent' },
    { term: 'Capacity comes from', detail: 'Your carrier or scrubbing provider' },
    { term: 'It ends with', detail: 'A runbook that has been used once' },
  ],
  deciding: {
    figure: '0 floods',
    text: 'are sent: we test by diverting your traffic, to a runbook that has been used once',
  },
  overview: {
    statement: 'Once your internet link is full, no device behind it can help.',
    paragraphs: [
      'A distributed denial-of-service attack (DDoS) comes in three kinds. Volumetric floods fill the link, and only your carrier or a scrubbing provider can drop them. Protocol floods, such as half-open TCP connections, exhaust firewall state tables, and settings at your edge limit them. Application floods look like customers searching and exhaust the database. Only the application, or a filter in front of it, can tell.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'Three floods, three places to stop them',
    text: 'Each flood is stopped before it does harm. Visitors pass all three.',
    layers: [
      {
        nodes: [
          { label: 'Volume' },
          { label: 'Protocol' },
          { label: 'Requests' },
          { label: 'Visitors', look: 'quiet' },
        ],
        links: [
          [1, 1, 'flood'],
          [2, 2, 'hostile'],
          [3, 3, 'hostile'],
          [4, 4],
        ],
      },
      {
        nodes: [{ label: 'Carrier or scrubbing', detail: 'drops volume', span: 4, look: 'gate' }],
        links: [
          [2, 2, 'stopped'],
          [3, 3, 'hostile'],
          [4, 4],
        ],
      },
      {
        nodes: [{ label: 'Your edge', detail: 'limits half-open connections', span: 4, look: 'gate' }],
        links: [
          [3, 3, 'stopped'],
          [4, 4],
        ],
      },
      {
        nodes: [{ label: 'Filter or application', detail: 'limits costly requests', span: 4, look: 'gate' }],
        links: [[4, 1]],
      },
      { nodes: [{ label: 'Your service' }], links: [] },
    ],
  },
  whenNeeded: {
    items: [
      'A ransom note names a date, or a short flood came as a warning.',
      'Results day, a sale or an admission window cannot be moved.',
      'In the last attack your provider blackholed your IP address.',
    ],
  },
  scope: {
    inScope: [
      'Websites, APIs, DNS, VPN and voice, ranked by what an hour’s outage costs',
      'Upstream terms: clean bandwidth, minutes to act, who may ask',
      'Edge settings: SYN cookies, limits per source, table sizes',
      'Costly requests: search, reports, sign-in, one-time passwords by SMS',
      'Places where the origin IP address is exposed',
      'Runbook, call tree and one drill',
    ],
    outOfScope: [
      'Scrubbing or delivery-network capacity itself',
      'Attack traffic of any size, against anyone',
      'Round-the-clock monitoring and emergency response',
    ],
  },
  approach: {
    heading: 'How we prepare',
    figure: {
      kind: 'timeline',
      title: 'Five weeks, as an example',
      text: 'One carrier, three services.',
      unit: 'Weeks',
      length: 5,
      rows: [
        { label: 'Rank services', by: 'you', when: 'The price of an hour without each', bar: [0, 0.6] },
        { label: 'Baseline', by: 'us', when: 'From a month of flow records', bar: [0.3, 1.5] },
        { label: 'Find the origin', by: 'us', when: 'Old records and certificates', bar: [0.6, 2] },
        { label: 'Settle upstream', by: 'others', when: 'The carrier sets the pace', bar: [1, 3.5] },
        { label: 'Assign defences', by: 'us', when: 'A threshold and a person each', bar: [2.5, 4] },
        { label: 'First page', by: 'us', when: 'For 15 minutes', bar: [3.8, 4.4] },
        { label: 'Drill', by: 'us', when: 'In a quiet hour', points: [4.6] },
      ],
    },
    steps: [
      {
        title: 'Rank services',
        text: 'You put a price on an hour without each service. The list decides what is defended first.',
      },
      {
        title: 'Baseline traffic',
        text: 'A month of flow records gives the peaks of bits, packets and requests a second. Thresholds come from these.',
      },
      {
        title: 'Find the origin',
        text: 'We search old DNS records, certificate transparency logs and email headers. An exposed IP address is changed.',
      },
      {
        title: 'Settle upstream',
        text: 'Together we call the carrier’s security desk once, in office hours: pass phrase, filter rules, time to act.',
      },
      {
        title: 'Assign defences',
        text: 'Each kind of flood gets its defence, its threshold and the person who may lower it.',
      },
      {
        title: 'Write the first page',
        text: 'The first 15 minutes on one page: who declares, who rings, what customers read.',
      },
      {
        title: 'Drill',
        text: 'In a quiet hour live traffic is diverted by DNS or BGP, sign-in, uploads and payment are tested, and traffic is switched back.',
      },
    ],
  },
  standards: [
    {
      title: 'MITRE ATT&CK',
      text: 'T1498, network denial of service, and T1499, endpoint denial of service, are the two halves of the runbook, which names the version used.',
    },
    {
      title: 'NIST SP 800-189',
      text: 'On BGP security and DDoS mitigation: route origin validation, blackholing, flow rules. Our questions to the carrier follow its current revision.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Denial-of-service attacks are on the list to report within 6 hours of noticing. A draft waits in the runbook.',
    },
  ],
  deliverables: [
    { title: 'Tested runbook', text: 'Short pages by kind of flood, corrected after the drill.' },
    { title: 'Call tree', text: 'Names, deputies, contract numbers and the carrier’s pass phrase.' },
    {
      title: 'Provider sheet',
      text: 'What each contract promises: capacity, minutes, what is dropped.',
    },
    { title: 'Exposure list', text: 'Where the origin was exposed, and when each trace was removed.' },
    { title: 'Drill record', text: 'Minutes to declare, divert and return, and what broke.' },
  ],
  exhibit: {
    label: 'Drill record',
    heading: 'Pages loaded, but uploads hung',
    text: 'The GRE tunnel from the scrubbing centre has a smaller MTU than the line. Large packets were dropped silently.',
    rows: [
      { term: 'Declared', detail: 'After 4 minutes' },
      { term: 'Diverted', detail: 'After 11, three spent finding the pass phrase' },
      { term: 'Cause', detail: 'TCP maximum segment size left at 1460' },
      { term: 'Fix', detail: '1436 on the edge router; phrase in call tree' },
    ],
    outcome: 'Checked again: diverted after 7 minutes, uploads complete',
    caption: 'A page of a drill record. The network and the times are invented.',
    change: { before: 'Diverted after 11 minutes', after: 'Diverted after 7 minutes' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Contracts with carrier, DNS host and delivery network',
    'Flow records or graphs of an ordinary month',
    'For diversion by BGP, your own IPv4 block of /24 or larger',
    'Someone who may declare an attack without asking',
  ],
  duration: {
    range: '3–6 weeks to the first drill',
    movedBy: 'The carrier sets the pace.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Network lead', detail: 'At least 6 years, BGP and carriers included' },
      { term: 'Application engineer', detail: 'At least 4 years' },
    ],
    price: { basis: 'Fixed price, one drill included', movedBy: 'Services, carriers, diversion by BGP' },
    confidentiality: {
      holds: 'Origin IP addresses, flow records, contract terms',
      deleted: '30 days after the check',
    },
    retest: { summary: 'One, within 60 days', includes: 'The parts of the drill that failed' },
  },
  questions: [
    {
      question: 'Can our firewall absorb it?',
      answer:
        'Not a volumetric flood: the link in front of it fills first. It turns away half-open connections until its own tables are full.',
    },
    {
      question: 'We are being flooded now. Can you help?',
      answer:
        'No, we run no emergency service. Ring your provider’s security desk: only they can drop the volume. Report the attack to CERT-In within 6 hours. We prepare you for the next one.',
    },
  ],
  related: [PATHS.webApplicationFirewall, PATHS.nextGenFirewall, PATHS.managedNetworkSecurity],
  callToAction: {
    heading: 'On which date must you stay online?',
    text: 'Send it with the services that must stay up and your providers. You get a list of gaps worth closing before that day.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
