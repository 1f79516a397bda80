import { PATHS } from '../../../contracts/paths.ts';
import { CLOUD_TEST_OR_REVIEW } from '../../service-terms.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const configReview = {
  kind: 'service',
  path: PATHS.configurationReview,
  group: PATHS.grc,
  icon: 'sliders',
  menuLine: 'Settings against a named Benchmark',
  image: 'service-config',
  title: 'Configuration Review',
  position: 2,
  description:
    'Exported settings of servers, cloud accounts, Microsoft 365 and network devices, compared with a named CIS Benchmark. A command and a rollback for each.',
  summary: 'Exported settings compared with a named Benchmark, and a decision on every difference.',
  lead: 'You export the settings, we compare them line by line with a published Benchmark, and you decide on each difference. Nothing is scanned or attacked.',
  facts: [
    { term: 'Access', detail: 'Your export; no agent, no scan, no sign-in' },
    { term: 'Compared with', detail: 'A CIS Benchmark, by product, version and level' },
    { term: 'Each deviation carries', detail: 'Command, rollback and a decision' },
  ],
  deciding: { figure: '0 scans', text: 'of your machines, no agent and no sign-in: you send an export' },
  overview: {
    statement:
      'Hardening erodes with time: a vendor needs a port, a template is cloned, an upgrade restores a default.',
    paragraphs: [
      'Benchmarks list hundreds of settings, and a few of them would break your own application. So the result is a decision per line: fixed, or accepted with a reason, an owner and a date to look again. A tool does the comparison. We judge what it cannot: that the label printer needs the old protocol until March, or that group policy and host disagree.',
    ],
  },
  figure: {
    kind: 'timeline',
    title: 'Ten working days and a recheck',
    text: 'An example for three builds; yours takes 5–12 working days.',
    unit: 'Working days',
    length: 10,
    rows: [
      { label: 'Agree the sample', by: 'us', when: 'One meeting', bar: [0, 1] },
      { label: 'Export the settings', by: 'you', when: 'No sign-in for us', bar: [1, 2.5] },
      { label: 'Compare', by: 'us', when: 'Software, then by hand', bar: [2.5, 6] },
      { label: 'Sort the differences', by: 'us', when: 'With your administrators', bar: [6, 8] },
      { label: 'Decide', by: 'you', when: 'A name beside each', bar: [8, 9] },
      { label: 'Report', by: 'us', when: 'Then a recheck within 45 days', bar: [9, 10] },
    ],
  },
  whenNeeded: {
    items: [
      'A build or a cloud account layout is about to be copied many times.',
      'The administrator who knew the reasons has left.',
      'A customer asks which standard your servers are hardened to.',
      'A penetration test found weak defaults, and you want to find the rest.',
    ],
    otherwise: CLOUD_TEST_OR_REVIEW,
  },
  scope: {
    intro: 'A sample of each build, plus the machines known to differ.',
    inScope: [
      'Windows Server, Linux, databases and container hosts',
      'AWS and Azure against their CIS Foundations Benchmark: IAM and Entra ID, logging, storage, network, organisation policies',
      'Microsoft 365 and Google Cloud',
      'Firewalls and switches: management, services, logging',
      'The effective setting as well as the policy meant to produce it',
      'Standing exceptions, and whether their reasons still hold',
    ],
    outOfScope: [
      'Scanning, guessing passwords, exploiting',
      'Whether each firewall rule has a business need',
      'Application code and logic',
      'Making the changes: your team does, or another engineer of ours under a separate contract',
    ],
    note: 'Products without a Benchmark are compared with their vendor’s hardening guide, agreed first. On Windows you export with secedit, auditpol and gpresult, the firewall and SMB settings, and five registry keys.',
  },
  approach: {
    heading: 'From export to decision',
    steps: [
      { title: 'Agree the sample', text: 'We fix product, Benchmark version, Level 1 or 2, and the sample.' },
      {
        title: 'Export the settings',
        text: 'You read the commands, run them and send us the result encrypted.',
      },
      { title: 'Compare', text: 'Software compares first. Settings it cannot judge are read by hand.' },
      {
        title: 'Sort the differences',
        text: 'With your administrators we mark each difference as false positive, intended or drift.',
      },
      { title: 'Decide', text: 'You fix it now, fix it by a date, or accept it, with a name beside each.' },
      { title: 'Report', text: 'Each setting with its effect and its decision, in one list.' },
      { title: 'Recheck', text: 'A new export after your changes shows what took hold.' },
    ],
  },
  standards: [
    {
      title: 'CIS Benchmarks',
      text: 'Cited with product, version and level on the first page. Level 2 can reduce functionality.',
    },
    {
      title: 'ISO/IEC 27001:2022, A.8.9',
      text: 'Configurations are set, documented, monitored and reviewed. Your exception list is evidence of it.',
    },
    {
      title: 'PCI DSS v4.0.1, 2.2',
      text: 'For systems around card data: configuration standards that are written and applied.',
    },
  ],
  deliverables: [
    {
      title: 'Deviation register',
      text: 'Found, expected, the risk in plain words, the command, the rollback.',
    },
    { title: 'Exception list', text: 'What you accepted, why, who answers for it, until when.' },
    { title: 'Build summary', text: 'Which template to correct so that its next copies are right.' },
    { title: 'Recheck note', text: 'What changed, what stayed, what drifted meanwhile.' },
  ],
  exhibit: {
    label: 'Deviation 30',
    severity: 'Medium',
    heading: 'Member servers accept file-sharing sessions without signing',
    text: 'An attacker on the network can relay a user’s sign-in to the server and read files as that user.',
    rows: [
      { term: 'Against', detail: 'CIS Benchmark for Windows Server 2022, v3.0.0, Level 1' },
      { term: 'Found', detail: 'RequireSecuritySignature is False on 14 of 16' },
      { term: 'Command', detail: 'Set-SmbServerConfiguration -RequireSecuritySignature $true' },
      { term: 'Rollback', detail: 'The same with $false' },
      { term: 'Try first', detail: 'The dispatch scanner, which writes to a share' },
      { term: 'Decided by', detail: 'Head of IT' },
      {
        term: 'In AWS, a row is',
        detail:
          'CIS AWS Foundations Benchmark v5.0.0, 2.1.4: S3 Block Public Access is off in 3 of 9 accounts',
      },
    ],
    outcome: 'Fixed on 13; one accepted until the scanner is replaced in March',
    isOpen: true,
    caption: 'A row of the register. Machines and counts are invented.',
    options: [
      {
        title: 'Sign on 13, accept one until March',
        cost: 'Half a day now, half a day in March',
        risk: 'One server can be relayed to until then',
        isAdvised: true,
      },
      { title: 'Sign on all 14 now', cost: 'Half a day', risk: 'The dispatch scanner stops writing' },
      {
        title: 'Leave it as it is',
        cost: 'Nothing',
        risk: 'Whoever is on the network reads files as your staff',
      },
    ],
  },
  sampleReport: 'configuration-review',
  needs: [
    'An administrator for about an hour per build',
    'A list of builds, and of machines that differ on purpose',
    'Someone at the closing meeting who may accept a risk',
  ],
  duration: {
    range: '5–12 working days for up to six builds',
    movedBy:
      'The number of different builds decides: 50 clones of one server count as one, each cloud account as another.',
  },
  terms: {
    engagement: 'advice',
    people: [
      { term: 'Reviewer', detail: 'At least 5 years of hardening the product under review' },
      { term: 'Second reader', detail: 'At least 3 years; checks each deviation' },
    ],
    price: {
      basis: 'Fixed price per build; a cloud per account or subscription',
      movedBy: 'Different builds; clones count as one',
    },
    confidentiality: { holds: 'Exported settings, secrets left out', deleted: '60 days after the recheck' },
    retest: { summary: 'One export, within 45 days', includes: 'Every deviation marked as fixed' },
  },
  questions: [
    {
      question: 'Is 100% the aim?',
      answer:
        'Level 2 applied blindly can stop printing, backups or sign-in. The aim is a named person’s decision on every difference.',
    },
    {
      question: 'Does this replace a penetration test?',
      answer:
        'A review covers all settings and proves no break-in. A penetration test proves a path and covers few settings. If the budget allows only one now, take the review.',
    },
  ],
  related: [PATHS.itInfra, PATHS.vaptCloud, PATHS.nextGenFirewall],
  callToAction: {
    heading: 'Name one build that gets copied',
    text: 'Give product, version and how many machines came from it. We send the Benchmark, the export commands and a number of days.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
