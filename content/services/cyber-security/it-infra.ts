import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const itInfra = {
  kind: 'service',
  path: PATHS.itInfra,
  group: PATHS.cyberSecurity,
  title: 'IT Infrastructure Security',
  position: 1,
  description:
    'We count your servers, administrator accounts and backups, close the gaps with your team in order of risk, and restore a backup while you watch.',
  lead: 'With your administrator we list every server, patch what was forgotten, withdraw unused rights, and restore a backup to prove that it works.',
  image: 'group-infra',
  icon: 'server-stack',
  menuLine: 'Inventory, rights, a backup restored',
  summary: 'Every machine counted, administrator rights cut, one backup restored while you watch.',
  facts: [
    { term: 'We start from', detail: 'Your records, compared with what answers on the network' },
    { term: 'Changes are made by', detail: 'Your administrator, with us alongside' },
    { term: 'It ends with', detail: 'A timed restore and a dated plan' },
  ],
  deciding: {
    figure: '6–8 weeks',
    text: 'part time, for up to about 30 servers',
  },
  overview: {
    statement:
      'A forgotten server, an old administrator password and backups on the same domain are enough for ransomware.',
    paragraphs: [
      'Patching, passwords and backups all fail on a machine that is on no list, so the list comes first. Your administrator types and we sit alongside, because the person who runs the servers next year should know every change.',
    ],
  },
  figure: {
    kind: 'rack',
    title: 'One rack, put in order',
    text: 'What we look at on each machine, from the firewall down to the backup.',
    units: [
      {
        look: 'firewall',
        label: 'Firewall',
        text: 'Users, servers, guests and backups in zones of their own',
      },
      { look: 'switch', label: 'Switch', text: 'Management answers one zone only' },
      {
        look: 'server',
        label: 'Hypervisors',
        text: 'A patch day for each system, and someone who restarts it',
      },
      { look: 'server', label: 'Directory', text: 'No domain administrator on a laptop, no shared password' },
      { look: 'storage', label: 'Storage', text: 'An alert before the disk is full' },
      { look: 'backup', label: 'Backup', text: 'One copy that no domain administrator can delete' },
    ],
  },
  highlights: [
    {
      id: 'capabilities',
      heading: 'What we put in order',
      layout: 'five',
      items: [
        {
          title: 'Asset inventory',
          text: 'Compare directory, DHCP, hypervisor and network scan until every machine has an owner.',
          icon: 'table',
        },
        {
          title: 'Patch management',
          text: 'Give each system a patch day. Flaws already being exploited do not wait for it.',
          icon: 'gear',
        },
        {
          title: 'Administrator accounts',
          text: 'Keep domain administrators off laptops and member servers; add multi-factor sign-in; retire shared passwords.',
          icon: 'key',
        },
        {
          title: 'Network segmentation',
          text: 'Separate users, servers, guests and backups; allow hypervisor and out-of-band management from one zone only.',
          icon: 'layers',
        },
        {
          title: 'Backup and recovery',
          text: 'Keep three copies on two media, one off site, one that no domain administrator can delete.',
          icon: 'backup',
        },
      ],
    },
    {
      id: 'why-it-matters',
      heading: 'Why it matters',
      layout: 'ledger',
      items: [
        {
          title: 'The forgotten server',
          text: 'A test machine keeps its open port and first password after its owner has left.',
        },
        {
          title: 'The shared administrator',
          text: 'When five people use one account, no log shows who switched off the antivirus.',
        },
        {
          title: 'The flat network',
          text: 'From one infected laptop, payroll, cameras and storage are each a single hop away.',
        },
        {
          title: 'The reachable backup',
          text: 'Ransomware run as domain administrator deletes every copy that the domain can reach.',
        },
      ],
    },
  ],
  whenNeeded: {
    items: [
      'The person who built the servers has left, or is about to.',
      'An insurer asks for patch dates and the last restore test.',
      'Backups report success, and none has been restored this year.',
      'You took over an office and its undocumented server room.',
    ],
  },
  scope: {
    inScope: [
      'Windows and Linux servers, hypervisors and storage',
      'Active Directory or Entra ID: tiers, service accounts, certificate templates, legacy protocols',
      'Zones and management access on switches and firewalls',
      'Backup jobs, the accounts that run them, one full restore',
      'Alerts for a full disk, a failed backup, an expiring certificate; clocks and log retention',
    ],
    outOfScope: [
      'Rewriting an application that needs an old operating system',
      'Exploiting weaknesses, which a penetration test does',
      'Alert monitoring afterwards',
    ],
  },
  approach: {
    heading: 'Six steps, one list',
    steps: [
      {
        title: 'Agree',
        text: 'You name the systems, the change windows and who may refuse a change. You sign before the first scan.',
      },
      {
        title: 'Count machines',
        text: 'Directory, DHCP, hypervisor and antivirus console are compared with what answers a scan. Each difference gets an owner or a switch-off date.',
      },
      {
        title: 'Rank the gaps',
        text: 'Each safeguard is marked in place, partly or missing. Gaps are ordered by what an intruder gains and what the fix costs.',
      },
      {
        title: 'Fix',
        text: 'One change at a time, in its window, with the rollback written down first. Old protocols such as SMBv1 and NTLMv1 are logged for a month, from day one.',
      },
      {
        title: 'Restore',
        text: 'You pick a server. We restore it on an isolated network and compare the time with the hours you can do without it.',
      },
      {
        title: 'Hand over',
        text: 'Patching, leavers and restore tests each get a responsible person and a day. After three months we look again.',
      },
    ],
  },
  standards: [
    {
      title: 'CIS Controls v8.1',
      text: 'We work through the 56 safeguards of Group 1, meant for every firm, and add 11.5, testing data recovery, from Group 2.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Clocks synchronised to NIC or NPL time (or a source traceable to it) and logs kept for a rolling 180 days become lines of the plan.',
    },
  ],
  deliverables: [
    {
      title: 'Inventory',
      text: 'Machines with owner, purpose and end of support; privileged accounts with tier and reason.',
    },
    {
      title: 'Ranked plan',
      text: 'Gaps in order, with owner, effort and date; risks you accept are signed.',
    },
    { title: 'Restore record', text: 'Which copy, how long it took, what was missing.' },
    { title: 'Patch calendar', text: 'A day for each system, with whoever restarts and checks it.' },
  ],
  exhibit: {
    label: 'Restore record',
    heading: 'The backup was intact, but the restore was not ready',
    text: 'You picked the accounting server. Its backup job had reported success every night for a year.',
    rows: [
      { term: 'Copy', detail: 'Two nights old, read without errors' },
      { term: 'Stopped', detail: 'After 50 minutes: licence tied to the old hardware' },
      { term: 'Sign-in possible', detail: 'After 6 hours 20 minutes; you had hoped for two' },
      { term: 'Also found', detail: 'A domain administrator could delete every copy' },
    ],
    outcome: 'Second restore, licence at hand: 1 hour 50 minutes',
    caption: 'A restore record in short. The server and the times are invented.',
    change: { before: '6 h 20 min until sign-in', after: '1 h 50 min' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Written permission from the owners of systems and hosting',
    'The hours you can do without each system, from the people who use it',
    'A read-only directory account and the list of backup jobs',
    'An administrator with change windows, and a manager who settles priorities',
  ],
  duration: {
    range: '6–8 weeks, part time, for up to about 30 servers',
    movedBy: 'Rare restart windows, further sites and unsupported systems add weeks.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Lead engineer', detail: 'At least 6 years of running Windows and Linux servers' },
      { term: 'Second engineer', detail: 'At least 3 years; reads each change first' },
    ],
    price: {
      basis: 'Fixed price for inventory and plan, then per day',
      movedBy: 'Servers, sites, restart windows',
    },
    confidentiality: {
      holds: 'Inventory, scan results, the list of privileged accounts',
      deleted: '30 days after handover; the originals are yours',
    },
    retest: {
      summary: 'One day, after three months',
      includes: 'Open gaps, new accounts and one more restore',
    },
  },
  questions: [
    {
      question: 'Where does one administrator start?',
      answer:
        'With what you can restore today. If that is nothing, make an offline copy this week. Otherwise, put multi-factor sign-in on administrator accounts, then begin the inventory.',
    },
    {
      question: 'Is the free assessment a scan?',
      answer:
        'It is the free first call about your systems, your last restore and your worries. We scan nothing and sign in nowhere, and you get three points in writing.',
    },
  ],
  related: [PATHS.endpointSecurity, PATHS.configurationReview, PATHS.vaptNetwork],
  callToAction: {
    heading: 'When did you last restore a server?',
    text: 'Send the number of servers, sites and administrators. We call, listen, and write down the first three things we would do.',
    label: 'Get a Free Assessment',
    path: PATHS.contact,
  },
} satisfies ServicePage;
