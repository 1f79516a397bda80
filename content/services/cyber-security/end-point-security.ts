import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const endPointSecurity = {
  kind: 'service',
  path: PATHS.endpointSecurity,
  group: PATHS.cyberSecurity,
  title: 'Endpoint Security',
  position: 3,
  description:
    'Every laptop and server counted and covered, local administrator rights removed, exclusions pruned, and a rehearsed runbook for isolating one.',
  lead: 'We bring endpoint detection and response (EDR) to every laptop and server you own, take away local administrator rights and settle who isolates a machine at 02:00.',
  image: 'group-endpoint',
  icon: 'laptop',
  menuLine: 'Every machine covered, fewer admins',
  summary: 'Every machine covered, fewer administrators, and a named person who may isolate.',
  facts: [
    { term: 'We compare', detail: 'Machines bought, joined and reporting' },
    { term: 'We take away', detail: 'Local administrator rights, one department at a time' },
    { term: 'You decide', detail: 'Who may isolate what, and when' },
  ],
  deciding: { figure: '60 days', text: 'later we count once more: machines bought, joined and reporting' },
  overview: {
    statement:
      'Coverage matters before features: an intruder needs only the spare laptop or old server on which the agent is missing.',
    paragraphs: [
      'EDR is software that records what each computer runs and can cut it off from the network. It fails quietly in two places: machines that never got it, and folders excluded for a slow backup two years ago. We look there before anyone buys more, and keep your product as long as its vendor supports it.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Three lists, six kinds of machine',
    text: 'The rollout begins with what the lists disagree on.',
    rowsAre: 'Machine',
    notesAre: 'What to do',
    legend: { full: 'On the list', none: 'Missing' },
    columns: ['Bought', 'In the directory', 'Reporting'],
    rows: [
      { label: 'In order', marks: ['full', 'full', 'full'], note: 'Nothing' },
      { label: 'Without an agent', marks: ['full', 'full', 'none'], note: 'Install EDR' },
      { label: 'Handed out too soon', marks: ['full', 'none', 'none'], note: 'Fetch it, then join it' },
      { label: 'Never joined', marks: ['full', 'none', 'full'], note: 'Join it' },
      { label: 'On no invoice', marks: ['none', 'full', 'full'], note: 'Find its owner' },
      { label: 'A stale entry', marks: ['none', 'full', 'none'], note: 'Check it, then remove it' },
    ],
  },
  highlights: [
    {
      id: 'threats',
      heading: 'What reaches a laptop',
      layout: 'five',
      items: [
        {
          title: 'Ransomware',
          text: 'Encryption comes last, after quiet access, copied files and deleted backups.',
          icon: 'bug',
        },
        {
          title: 'Credential theft',
          text: 'Passwords and session cookies are read from the browser and used from elsewhere.',
          icon: 'key',
        },
        {
          title: 'Misused system tools',
          text: 'PowerShell or a remote-support program does the damage, so no malware file turns up.',
          icon: 'window',
        },
        {
          title: 'Unpatched software',
          text: 'A browser or PDF reader weeks behind runs what a page tells it to.',
          icon: 'clock',
        },
        {
          title: 'Lost devices',
          text: 'Without disk encryption, a laptop left in a taxi is open to anyone with a screwdriver.',
          icon: 'laptop',
        },
      ],
    },
    {
      id: 'measures',
      heading: 'What we change on each machine',
      layout: 'ledger',
      items: [
        {
          title: 'Full coverage',
          text: 'Reconcile purchases, directory and console until the three lists agree.',
        },
        {
          title: 'No standing administrators',
          text: 'Offer approved software from a catalogue, and give each machine its own local administrator password.',
        },
        {
          title: 'A hardened, encrypted build',
          text: 'Apply CIS Benchmark settings to a pilot first, and keep disk recovery keys centrally.',
        },
        {
          title: 'Short exclusion lists',
          text: 'Tie each exclusion to a path, a reason, an owner and an end date.',
        },
        {
          title: 'Isolation on call',
          text: 'Name one person by day and one by night who may isolate a machine.',
        },
      ],
    },
  ],
  whenNeeded: {
    items: [
      'You pay for EDR and cannot say how many machines lack it.',
      'Everyone can install anything, because everyone is an administrator.',
      'Laptops kept at home have not reported for months.',
    ],
  },
  scope: {
    inScope: [
      'Windows, macOS and Linux laptops, desktops and servers',
      'EDR policy, exclusions and tamper protection',
      'Local accounts, software installation and USB rules',
      'Disk encryption and recovery keys',
    ],
    outOfScope: [
      'EDR subscriptions and new hardware',
      'Phones and tablets',
      'Daily monitoring of the console',
      'Forensics on a compromised machine',
    ],
  },
  approach: {
    heading: 'How the rollout goes',
    steps: [
      {
        title: 'Reconcile',
        text: 'We compare three lists. A machine that is on one and missing from another is the first finding.',
      },
      {
        title: 'Pilot the build',
        text: 'The new build runs for two weeks on 10 to 20 machines, the oldest included.',
      },
      {
        title: 'Reduce',
        text: 'We take rights away one department at a time, once someone can approve an installation the same day.',
      },
      { title: 'Prune', text: 'We remove exclusions one at a time and measure what slows down.' },
      {
        title: 'Try known techniques',
        text: 'Harmless versions of T1059 (scripts) and T1003 (credential dumping) show what is blocked, alerted or missed.',
      },
      {
        title: 'Rehearse isolation',
        text: 'One evening the person on duty isolates a machine from the runbook, then brings it back.',
      },
    ],
  },
  standards: [
    {
      title: 'CIS Benchmarks',
      text: 'The one for each operating system and version you run. A build starts from Level 1 and lists its deviations.',
    },
    {
      title: 'MITRE ATT&CK',
      text: 'Technique IDs of the current version, named in the report. We list those we ran and give no percentage of the matrix.',
    },
  ],
  deliverables: [
    {
      title: 'Coverage report',
      text: 'Each device covered, exempt with a reason, or missing with an owner.',
    },
    { title: 'Exclusion register', text: 'What each one hides, who asked for it, when it ends.' },
    {
      title: 'Isolation runbook',
      text: 'Who may, how, which servers need a call first, and how to undo it.',
    },
    {
      title: 'Technique results',
      text: 'Each technique ID we tried on a pilot machine: blocked, alerted or missed.',
    },
  ],
  exhibit: {
    label: 'Coverage report, first week',
    heading: '212 laptops bought, 193 on the console',
    text: 'All 193 were green. A console cannot show a machine that never enrolled.',
    rows: [
      { term: 'Bought', detail: '212, from three years of invoices' },
      { term: 'In the directory', detail: '204: eight were handed out before they joined' },
      { term: 'Reporting to EDR', detail: '193: on 11 the agent clashed with an old VPN client' },
      { term: 'Decision', detail: 'Fetch the eight; retire the client, then install' },
    ],
    outcome: 'Week six: 211 report; one was declared lost',
    caption: 'The first page of a coverage report. The firm and its counts are invented.',
    change: { before: '193 of 212 report', after: '211 of 212 report' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Read access to console and directory; an account for changes later',
    'Written consent to the technique tests',
    'A manager who tells each department that its administrator rights will go',
  ],
  duration: {
    range: '5–10 weeks for 100–300 machines',
    movedBy:
      'Legacy applications that insist on administrator rights add weeks, and so do machines that are rarely online.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Rollout lead', detail: 'At least 5 years, 2 of them with your EDR' },
      { term: 'Engineer', detail: 'At least 3 years' },
    ],
    price: {
      basis: 'Fixed price for the pilot, then per batch of machines',
      movedBy: 'Machines, operating systems, legacy applications',
    },
    confidentiality: {
      holds: 'Device lists and console exports, no user files',
      deleted: '30 days after the recount',
    },
    retest: { summary: 'One count, after 60 days', includes: 'The three lists, compared once more' },
  },
  questions: [
    {
      question: 'Will old laptops slow down?',
      answer:
        'Some will. With a spinning disk or 4 GB of memory, a scan is noticeable. The pilot times start-up and the slowest daily task, and names machines to replace.',
    },
    {
      question: 'Can staff know what is recorded?',
      answer:
        'Yes, and they should. EDR records programs, connections and file names, and can fetch a file. We draft the notice for your lawyer to review.',
    },
  ],
  related: [PATHS.managedSecurity, PATHS.itInfra, PATHS.configurationReview],
  callToAction: {
    heading: 'How many of your machines report in?',
    text: 'Send two numbers: laptops bought, agents reporting. We write back where to look for the difference.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies ServicePage;
