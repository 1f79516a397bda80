import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours and pass marks are for the firm to confirm.
export const devops = {
  kind: 'training',
  path: PATHS.devops,
  title: 'DevOps',
  position: 8,
  documentTitle: 'DevOps training',
  description:
    'Build a pipeline that tests, scans, deploys and reverts, then break the system and restore it against the clock, from a runbook you wrote.',
  lead: 'Anyone can deploy on a quiet Tuesday. You practise the other days: the bad release, the full disk, the deleted database.',
  image: 'card-values',
  icon: 'loop',
  tag: 'DevOps',
  courseTitle: 'DevOps Automation',
  summary: 'Automate the way to production, then break it, roll back and restore.',
  facts: [
    { term: 'Length', detail: '130–150 hours, a breakage every week' },
    { term: 'You bring', detail: 'The Linux command line and one language' },
    { term: 'Cloud costs', detail: 'Small; a budget alarm comes first' },
    { term: 'Final test', detail: 'Restore a broken service in four hours' },
  ],
  overview: {
    statement: 'A release is finished when you know how to take it back.',
    paragraphs: [
      'Each week you automate one manual step and then destroy what it made: a server, a cluster node, a secret, a table. What comes back by command was automated. What needed somebody’s memory was not.',
      'The runbook starts on the first day, written so that a colleague who was asleep five minutes ago can follow it.',
    ],
  },
  highlights: [
    {
      id: 'services',
      heading: 'Eight services you will run',
      layout: 'grid',
      items: [
        {
          title: 'Infrastructure as Code',
          text: 'Describe servers and networks in OpenTofu, review the plan, rebuild them in an empty account.',
          icon: 'braces',
        },
        {
          title: 'CI/CD Pipelines',
          text: 'Build once, test, sign and promote the same artefact; revert when a health check fails.',
          icon: 'pipeline',
        },
        {
          title: 'Cloud Platforms',
          text: 'Run one small application on AWS and on Azure; compare identity, limits and the bill.',
          icon: 'cloud',
        },
        {
          title: 'Automation & Scripting',
          text: 'Turn a wiki page of manual steps into Bash, Python and Ansible that run twice safely.',
          icon: 'gear',
        },
        {
          title: 'Containerization',
          text: 'Write small images that run without root, and let Kubernetes restart what you kill.',
          icon: 'package',
        },
        {
          title: 'Monitoring & Logging',
          text: 'Alert on what users feel, trace one slow request, delete alerts that nobody answers.',
          icon: 'pulse',
        },
        {
          title: 'Version Control',
          text: 'Use short branches, reviewed merges and signed tags, so that any release can be rebuilt.',
          icon: 'branch',
        },
        {
          title: 'Security & Compliance',
          text: 'Scan images and secrets, apply the CIS Docker and Kubernetes Benchmarks, keep the evidence.',
          icon: 'shield-key',
        },
      ],
    },
  ],
  audience: {
    suits:
      'System administrators tired of manual work, developers who want to run what they write, and support engineers.',
    doesNotSuit: 'Anyone new to computing: without Linux or code of your own, you would only copy commands.',
  },
  prerequisites: [
    'Files, processes, permissions and SSH on Linux, without looking everything up.',
    'One language, well enough to change another person’s function.',
    '16 GB of memory in your laptop, and a payment card, which cloud providers ask for at sign-up.',
  ],
  syllabus: {
    intro: 'Seven modules, in the order in which a struggling team would need them.',
    modules: [
      {
        title: 'Version control',
        study: 'Branches, reviews, tags, history repair',
        lab: 'Recover work that a colleague force-pushed away',
      },
      {
        title: 'Scripts',
        study: 'systemd, Bash, Python, Ansible, idempotence',
        lab: 'Configure three servers; the second run changes nothing',
      },
      {
        title: 'Containers',
        study: 'Images, registries, networks, Kubernetes objects, Helm',
        lab: 'Kill a node and explain what noticed',
      },
      {
        title: 'Pipelines',
        study: 'Tests, artefacts, environments, approvals, Argo CD',
        lab: 'A release that withdraws itself when users would see errors',
      },
      {
        title: 'Infrastructure',
        study: 'OpenTofu state, modules, drift, cost',
        lab: 'Delete the environment after breakfast, have it back by lunch',
      },
      {
        title: 'Observation',
        study: 'Metrics, logs, traces, alert rules, on-call',
        lab: 'Say which of four services is slow, from graphs alone',
      },
      {
        title: 'Recovery',
        study: 'Scanning, secrets, CIS Benchmarks, backups',
        lab: 'Restore the database while a classmate plays the customer',
      },
    ],
  },
  project: {
    title: 'A pipeline that scans and reverts',
    paragraphs: [
      'You inherit a small web service with no tests, a password in its Git history and a server set up by hand. Bring it to production through a pipeline that tests, scans, deploys and goes back by itself.',
      'On the last day an assessor breaks something, and a classmate restores the service from your runbook. You may watch, not help.',
    ],
  },
  tools: [
    { group: 'Describe', items: ['OpenTofu', 'Ansible', 'Helm'] },
    { group: 'Build and release', items: ['Git', 'GitHub Actions', 'Argo CD'] },
    { group: 'Run', items: ['Docker', 'Kubernetes', 'AWS', 'Azure'] },
    {
      group: 'Watch and scan',
      items: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'Trivy', 'Gitleaks'],
    },
  ],
  teaching: [
    '130 to 150 hours, in weeks that open with something broken on purpose. The lesson is the repair.',
    'You take one week on call: within agreed hours, your phone rings first.',
  ],
  assessment: {
    intro: 'At least 60%, and one restore that works: a backup never restored counts as none.',
    parts: [
      { term: 'Labs and runbook', detail: '30%' },
      { term: 'Pipeline', detail: '30%' },
      { term: 'Restore exercise, four hours', detail: '40%' },
    ],
  },
  certificate: [
    'It follows a restore that an assessor watched from start to end. Its 12 digits lead to our record of the course and the date.',
    'Cloud vendors’ certificates are separate exams with separate fees.',
  ],
  roles: {
    items: [
      'Junior DevOps engineer',
      'Build and release engineer',
      'Cloud support associate',
      'Site reliability trainee',
    ],
    note: 'Teams often fill these posts from their own staff; a year as developer or administrator helps.',
  },
  questions: [
    {
      question: 'Developer or administrator first?',
      answer:
        'It depends on which you can already be paid for. Developers lack networks and Linux, administrators lack tests and Git; the first two modules level both.',
    },
    {
      question: 'Can the cloud labs cost me money?',
      answer:
        'Yes, a little. Labs run on your laptop or within free allowances, but a forgotten cluster bills by the hour, so the budget alarm comes before everything else.',
    },
    {
      question: 'Is Kubernetes always the answer?',
      answer:
        'No. Many services run well on one server with a tested backup. You build that first, and must make the case for a cluster before you get one.',
    },
  ],
  callToAction: {
    heading: 'Tell us what your last release broke',
    text: 'A few lines on what you run, how it is released and where you learnt Linux. You get a short self-test and the group that fits.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
