import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, hours and retest terms are for the firm to confirm.
export const itInfra = {
  kind: 'service',
  path: PATHS.itInfra,
  group: PATHS.cyberSecurity,
  title: 'IT Infrastructure Security',
  position: 1,
  description:
    'We count your servers, administrator accounts and backups, close the gaps with your team in order of risk, and restore a backup while you watch.',
  lead: 'Nobody patches the server they forgot. We find it, withdraw administrator rights that are no longer used, and restore a backup before you are forced to.',
  image: 'group-infra',
  icon: 'server-stack',
  summary: 'Every machine counted, administrator rights cut, one backup restored while you watch.',
  facts: [
    { term: 'We start from', detail: 'Your records beside what answers on the network' },
    { term: 'We measure against', detail: 'CIS Controls v8.1, Implementation Group 1' },
    { term: 'Changes are made by', detail: 'Your administrator, with us alongside' },
    { term: 'It ends with', detail: 'A timed restore and a dated plan' },
  ],
  overview: {
    statement:
      'A forgotten server, an old administrator password, backups on the same domain: each is a small fault. Together they are enough for ransomware.',
    paragraphs: [
      'Patching, passwords and backups all fail on the machine that is missing from the list, so the list comes first. Your administrator types and we sit alongside, because the person who runs the servers next year should know every change.',
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
          text: 'Set a day for each system, and a dated exception for what cannot restart.',
          icon: 'gear',
        },
        {
          title: 'Administrator accounts',
          text: 'Separate daily work from privileged work, add multi-factor sign-in, retire shared passwords.',
          icon: 'key',
        },
        {
          title: 'Network segmentation',
          text: 'Keep users, servers, guests and backups in separate zones, joined only where work requires it.',
          icon: 'layers',
        },
        {
          title: 'Backup and recovery',
          text: 'Hold one copy that a domain administrator cannot delete, and prove that it starts.',
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
      'Backups report success, and nobody has restored one this year.',
      'You took over an office, and with it a server room without a list.',
    ],
    otherwise:
      'With fewer than 10 computers and everything in one cloud suite, switch on its multi-factor sign-in and updates first. You may not need us.',
  },
  scope: {
    inScope: [
      'Windows and Linux servers, hypervisors and storage',
      'Active Directory or Entra ID, service accounts included',
      'Zones and management access on switches and firewalls',
      'Backup jobs, the accounts that run them, one full restore',
    ],
    outOfScope: [
      'Hardware and licences',
      'Rewriting an application that needs an old operating system',
      'Exploiting weaknesses, which a penetration test does',
      'Watching alerts afterwards',
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
        text: 'Records are compared with what answers. Each difference gets an owner or a switch-off date.',
      },
      {
        title: 'Rank the gaps',
        text: 'Gaps against the CIS list are ordered by what an intruder gains and what the fix costs.',
      },
      {
        title: 'Fix',
        text: 'One change at a time, in its window, with the steps to undo it written down first.',
      },
      {
        title: 'Restore',
        text: 'You pick a server; we bring it back on an isolated network, against the clock.',
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
      text: 'Its rules on server clocks and on 180 days of logs become lines of the plan.',
    },
  ],
  deliverables: [
    {
      title: 'Inventory',
      text: 'Machines and privileged accounts, each with owner, purpose and end of support.',
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
    heading: 'The copy was whole; the way back was not',
    text: 'You picked the accounting server. Its backup job had reported success every night for a year.',
    rows: [
      { term: 'Copy', detail: 'Two nights old, read without errors' },
      { term: 'Stopped', detail: 'After 50 minutes: licence tied to the old hardware' },
      { term: 'Sign-in possible', detail: 'After 6 hours 20 minutes; you had hoped for two' },
      { term: 'Also found', detail: 'A domain administrator could delete every copy' },
    ],
    outcome: 'Second restore, licence at hand: 1 hour 50 minutes',
    caption: 'A restore record in short. The server and the times are invented.',
  },
  needs: [
    'Written permission from the owners of systems and hosting',
    'A read-only directory account and the list of backup jobs',
    'An administrator with change windows, and a manager who settles priorities',
  ],
  duration: {
    range: '4–8 weeks, part time',
    movedBy:
      'Servers that may seldom restart slow it most; further sites and systems without support add weeks.',
  },
  questions: [
    {
      question: 'Where does one administrator start?',
      answer:
        'It depends on what you can restore today. If nothing, make an offline copy this week. Otherwise, put multi-factor sign-in on administrator accounts, then begin the inventory.',
    },
    {
      question: 'Is the free assessment a scan?',
      answer:
        'No. It is the free first call: your systems, your last restore, your worries. Nothing is scanned, nobody signs in, and you get the three points in writing.',
    },
    {
      question: 'Will you patch for us every month?',
      answer:
        'No. We set the calendar and run the first round with your team. The months after that are theirs, or your provider’s.',
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
