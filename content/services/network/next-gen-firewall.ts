import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const nextGenFirewall = {
  kind: 'service',
  path: PATHS.nextGenFirewall,
  group: PATHS.network,
  title: 'Next-Gen Firewall',
  position: 1,
  description:
    'A firewall rule base in which each rule has an owner, a reason and an expiry date, moved in one rehearsed window with a timed rollback.',
  lead: 'We go through your firewall’s rules one by one: rules that have allowed everything since a migration, rules without an owner, rules hidden behind others. You move to a set you can explain to an auditor.',
  image: 'service-firewall',
  icon: 'brick-wall',
  menuLine: 'Every rule with an owner and expiry',
  summary: 'Every rule with an owner and an expiry date, moved with rehearsed rollback.',
  facts: [
    { term: 'Every rule keeps', detail: 'An owner, a reason, an expiry date' },
    { term: 'The cutover has', detail: 'One window and a timed rollback' },
    { term: 'You keep', detail: 'The licence, the passwords, the final say' },
  ],
  deciding: { figure: '1 window', text: 'for the cutover, with a rollback timed in advance' },
  overview: {
    statement:
      'If you migrate the old rules unchanged, every exception of the last 10 years comes with them.',
    paragraphs: [
      'Next-generation means that the firewall decides by application and user as well as by port, and can decrypt traffic when told to. None of that helps while rule 12 allows everything and shadows the 180 below it. So we clean up before we migrate, and replace a port with an application only where the logs show which application uses it.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'What becomes of an old rule',
    text: 'Kept, narrowed, merged or retired; each new rule has an owner, a reason and an expiry date.',
    layers: [
      {
        nodes: [
          { label: 'Any to any' },
          { label: 'Shop to payment' },
          { label: 'Payment, once more' },
          { label: 'Nobody’s rule' },
        ],
        links: [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
        ],
      },
      {
        nodes: [{ label: 'Owner and reason found?', span: 4, look: 'gate' }],
        links: [
          [1, 1, 'limited'],
          [1, 2, 'limited'],
          [2, 3],
          [3, 3],
          [4, 4, 'stopped'],
        ],
      },
      {
        nodes: [
          { label: 'Staff to web' },
          { label: 'Office to printers' },
          { label: 'Shop to payment' },
          { label: 'Disabled, later deleted', look: 'quiet' },
        ],
        links: [],
      },
    ],
  },
  whenNeeded: {
    items: [
      'Support for your firewall ends, or it slows to a crawl with inspection on.',
      'An auditor asks who approved a rule, and that person has left.',
      'Two sites merged, and their rule sets were simply concatenated.',
      'Servers moved to the cloud, and the rules for them stayed.',
    ],
  },
  scope: {
    inScope: [
      'Inbound and outbound rules, NAT and objects, IPv6 included',
      'Application and user rules for the flows you name',
      'Intrusion prevention, first in alert mode',
      'Decryption, its exceptions in writing, and a decision on QUIC (HTTP/3), which not every firewall can decrypt',
      'Failover and remote-access VPN, tested',
    ],
    outOfScope: [
      'Devices, subscriptions and vendor support',
      'Rule changes after handover',
      'Filtering requests to your public website, which a web application firewall does',
      'New cabling or a new IP address plan',
    ],
  },
  approach: {
    heading: 'How the rules move',
    figure: {
      kind: 'timeline',
      title: 'Nine weeks, as an example',
      text: 'One pair of firewalls at two sites.',
      unit: 'Weeks',
      length: 9,
      rows: [
        { label: 'Export and sort', by: 'us', when: 'A month-end included', bar: [0, 2.5] },
        { label: 'Find owners', by: 'you', when: 'Most of the time goes here', bar: [1, 5] },
        { label: 'Build the new base', by: 'us', when: 'Read by a second engineer', bar: [3, 5] },
        { label: 'Rehearse', by: 'us', when: 'Cut over, roll back, time both', points: [5.4] },
        { label: 'Cut over', by: 'us', when: 'Your owners test from a list', points: [6] },
        { label: 'Settle', by: 'us', when: 'Denied traffic, read daily', bar: [6.2, 8.2] },
      ],
    },
    steps: [
      {
        title: 'Export the rules',
        text: 'We take the configuration, hit counters and logs that cover a month-end.',
      },
      {
        title: 'Sort them',
        text: 'Each rule is kept, narrowed, merged or retired. Any-to-any rules come first, then what they were hiding.',
      },
      {
        title: 'Find owners',
        text: 'An unclaimed rule is disabled first, and deleted only after a quarter-end.',
      },
      {
        title: 'Build the new base',
        text: 'The new base is written offline and read by an engineer who did not write it.',
      },
      {
        title: 'Rehearse the cutover',
        text: 'In a lab or at your smallest site we cut over and roll back, and time both.',
      },
      {
        title: 'Cut over',
        text: 'Your application owners test from a list. If a test still fails at the agreed hour, we roll back.',
      },
      { title: 'Settle', text: 'We review denied traffic daily for two weeks, then wipe the old device.' },
    ],
  },
  standards: [
    {
      title: 'CIS Benchmarks',
      text: 'The one for your product and version, at a level named in the scope. Where none exists, the vendor’s hardening guide.',
    },
    {
      title: 'PCI DSS v4.0.1',
      text: 'If card data passes through, requirement 1.2.7 asks for a review at least every six months. The register makes it possible.',
    },
  ],
  deliverables: [
    { title: 'Rule register', text: 'Owner, reason, request and expiry for each rule, in a sortable file.' },
    { title: 'Decryption exceptions', text: 'What is never decrypted, why, and who agreed.' },
    { title: 'Cutover record', text: 'Each test with its time, and anything that was rolled back.' },
  ],
  exhibit: {
    label: 'Rule 112',
    severity: 'High',
    heading: 'Any source may reach the file server on any port',
    text: 'Added for one weekend of migration. It sits above 14 narrower rules for the same server, so none of them ever matches.',
    rows: [
      { term: 'Hits in 35 days', detail: '214, all from the backup host' },
      { term: 'Owner', detail: 'None; the supplier’s contract has ended' },
      { term: 'Replacement', detail: 'Backup host to file server, TCP 445' },
      { term: 'Expires', detail: 'With the server, 30 June 2027' },
    ],
    outcome: 'Narrowed; nothing failed at quarter-end',
    caption: 'A line of our rule register. The firewall and the counts are invented.',
    change: { before: 'Any source, any port', after: 'One host, TCP 445' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'A read-only export, before anyone resets the counters',
    'Application owners who answer within a week',
    'A change window long enough for a rollback',
  ],
  duration: {
    range: '4–9 weeks for one pair of firewalls',
    movedBy:
      'Most of the time goes into finding owners for old rules. Sites, VPN users and rare change windows add weeks.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Lead engineer', detail: 'At least 6 years, 3 of them with your vendor' },
      { term: 'Second engineer', detail: 'At least 3 years; reads the new rule base' },
    ],
    price: {
      basis: 'Fixed price per firewall pair',
      movedBy: 'Rules, sites, VPN users, rare change windows',
    },
    confidentiality: {
      holds: 'Configuration exports, keys and passwords removed',
      deleted: '30 days after the old device is wiped',
    },
    retest: {
      summary: 'One, after the first month-end',
      includes: 'Repeated cutover tests, and denied traffic',
    },
  },
  questions: [
    {
      question: 'Should we decrypt staff traffic?',
      answer:
        'Some of it. Unknown and newly registered sites, yes. Banking, health, and apps that pin their certificates, no. Tell staff first, and protect the signing key: whoever holds it can impersonate any site to them.',
    },
    {
      question: 'Can you copy the old rules as they are?',
      answer: 'Yes, but we would list the risks that come with them, and not sign them off as reviewed.',
    },
  ],
  related: [PATHS.configurationReview, PATHS.managedNetworkSecurity, PATHS.webApplicationFirewall],
  callToAction: {
    heading: 'Send us the model and the rule count',
    text: 'Add the date its support ends. We answer with questions and a safe way to hand over the export.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
