import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const network = {
  kind: 'service',
  path: PATHS.vaptNetwork,
  group: PATHS.vapt,
  icon: 'network',
  menuLine: 'How far one ordinary laptop gets',
  image: 'service-network-test',
  title: 'Network Penetration Testing',
  position: 3,
  description:
    'How far one ordinary laptop gets in your network, hop by hop, and the cheapest change that stops each hop. Fragile devices are listed first.',
  summary: 'How far one ordinary laptop gets, and the cheapest change that stops it.',
  lead: 'We test your public IP addresses, then start again from one ordinary staff laptop. Each hop towards domain administrator, the account that controls every Windows machine, is recorded with what would have stopped it.',
  facts: [
    { term: 'We start from', detail: 'Public IP addresses and one staff laptop' },
    { term: 'Before any scan', detail: 'A list of devices not to touch' },
    { term: 'On your network', detail: '5–10 working days' },
  ],
  deciding: { figure: '5–10 days', text: 'on your network, from outside and from one staff laptop' },
  overview: {
    statement:
      'A reused local password, an old service account and a flat network are often enough to reach domain administrator.',
    paragraphs: [
      'So a list of missing patches is only half the answer. We chain small weaknesses as an intruder does and look for the link that is cheapest to break. Often it is one setting and an afternoon’s work.',
    ],
  },
  figure: {
    kind: 'path',
    title: 'One path from the internet to the domain',
    text: 'Hop by hop: what each one takes from the one before, and the change that ends the chain there.',
    lanes: ['Internet', 'Office network', 'Servers'],
    steps: [
      { lane: 1, place: 'A forgotten host with an open port', stop: 'Inventory; the port is closed' },
      {
        lane: 2,
        takes: 'the host’s account in the domain',
        place: 'A share that every account can read',
        stop: 'No passwords in files',
      },
      {
        lane: 3,
        takes: 'a password from a script on it',
        place: 'A service account that administers laptops',
        stop: 'Passwords that the directory manages',
      },
      {
        lane: 2,
        takes: 'its rights on every laptop',
        place: 'A help desk account signed in to one',
        stop: 'Administrators kept off laptops',
      },
      {
        lane: 3,
        takes: 'the help desk’s session',
        place: 'A certificate template that it may edit',
        stop: 'Templates limited to domain administrators',
      },
    ],
  },
  whenNeeded: {
    items: [
      'You merged offices, moved servers or joined another firm’s domain.',
      'The network has never been tested from the inside.',
      'An insurer or PCI DSS assessor asks whether the segmentation holds.',
    ],
  },
  scope: {
    inScope: [
      'Public IP addresses you own: services, remote access, forgotten hosts',
      'The internal network, from a standard user account',
      'Active Directory: service accounts, delegation, certificate templates, group policy',
      'Segmentation between offices, guests, servers, cameras and plant equipment',
    ],
    outOfScope: [
      'Denial of service, and password spraying that would lock accounts',
      'Whatever is on the fragile list',
      'Phishing and physical entry (red teaming)',
      'Reading emails or documents, beyond the search for credentials',
    ],
  },
  approach: {
    heading: 'Hop by hop',
    steps: [
      {
        title: 'Confirm ranges',
        text: 'You confirm that the IP ranges are yours. We agree hours, a goal and accounts to leave alone.',
      },
      {
        title: 'List fragile devices',
        text: 'Your technicians name what a scan could stop: controllers, medical equipment, old printers. We leave these out, or test them with a technician standing by.',
      },
      {
        title: 'Outside',
        text: 'We compare what answers from the internet with what you believe is there, and try the ways in.',
      },
      {
        title: 'Inside',
        text: 'From the staff laptop we capture traffic, list shares and permissions, and collect credentials left where staff can read them.',
      },
      {
        title: 'Escalate',
        text: 'We move laterally towards the goal. Every changed setting is logged and reverted.',
      },
      {
        title: 'Break the chain',
        text: 'With your administrators we pick the cheapest change that stops each hop.',
      },
      {
        title: 'Retest',
        text: 'Within 60 days we try the same path again and record where it now ends.',
      },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-115',
      text: 'Its template for rules of engagement becomes the document you sign, and evidence is handled as it says.',
    },
    {
      title: 'MITRE ATT&CK',
      text: 'Each hop carries a technique ID of the current version, named in the report, for your monitoring to detect.',
    },
    {
      title: 'CVSS v4.0',
      text: 'For single weaknesses. Paths are ranked separately, as three medium findings in a row can end at your domain.',
    },
  ],
  deliverables: [
    {
      title: 'Attack path',
      text: 'A drawing from first foothold to goal: each hop, its proof, its cheapest break.',
    },
    {
      title: 'Weaknesses',
      text: 'Host, evidence, fix and owner, dead ends included.',
    },
    {
      title: 'Timeline',
      text: 'What we did at which minute, whether anyone saw it, and when we undid it.',
    },
  ],
  exhibit: {
    label: 'Path A',
    severity: 'Critical',
    heading: 'From the reception laptop to domain administrator in three hops',
    text: 'No exploit was needed. Each hop is a setting that can be changed without buying anything.',
    rows: [
      {
        term: 'Hop 1',
        detail:
          'Backup service account, old password cracked offline (T1558.003). Break: a managed service account',
      },
      {
        term: 'Hop 2',
        detail: 'That account is administrator on every server. Break: rights only on the backup server',
      },
      {
        term: 'Hop 3',
        detail:
          'A domain administrator was signed in to the file server; credentials read from memory (T1003.001). Break: administrators sign in to their own workstations only',
      },
    ],
    outcome: 'Retested after the first change: the path ends at hop 1',
    caption:
      'One finding, in short; the firm is invented. In the report the path is drawn beside these rows.',
    evidence: [
      {
        label: 'Hop 1, asked as any user',
        lines: [
          'ServicePrincipalName',
          '  backup/bk01.firm.example',
          'Name             [[svc-backup]]',
          'PasswordLastSet  [[2019-03-14]]',
        ],
      },
      {
        label: 'Hop 1, offline',
        lines: [
          '$krb5tgs$23$*svc-backup*',
          'Status    [[Cracked]]',
          '',
          'Member of Administrators',
          '  on [[all servers]]',
        ],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'Written permission from the owner of each range',
    'A laptop and account as a new employee gets them',
    'The list of fragile devices',
    'A technician on call during test hours',
    'A decision on whether your monitoring team is told',
  ],
  duration: {
    range: '5–10 working days outside and inside, then 4 for the path and report',
    movedBy: 'Each further site or domain adds days, as do fragile devices and night-only windows.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 6 years, Active Directory included' },
      { term: 'Second tester', detail: 'At least 2 years' },
    ],
    price: { basis: 'Fixed price per site and domain', movedBy: 'IP ranges, domains, sites, night windows' },
    confidentiality: {
      holds: 'Logs, host lists and captured password hashes',
      deleted: 'Hashes when the report is delivered, the rest 90 days after the retest',
    },
    retest: {
      summary: 'One, within 60 days',
      includes: 'The same attack path, and each weakness you report as fixed',
    },
  },
  questions: [
    {
      question: 'Could you crash something?',
      answer:
        'Yes, old devices can fall over at a port scan. So fragile ones are listed first, scans start slowly, and a risky exploit waits for your word.',
    },
    {
      question: 'Is this the same as a vulnerability scan?',
      answer:
        'A scan lists known weaknesses and is worth running monthly. This test shows which of them join into a path, and where it ends.',
    },
  ],
  related: [PATHS.redTeaming, PATHS.vaptWireless, PATHS.nextGenFirewall],
  callToAction: {
    heading: 'How far would a stolen laptop get?',
    text: 'Send the number of sites, servers and public IP addresses, and what must never stop. We suggest a goal and the days it needs.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
