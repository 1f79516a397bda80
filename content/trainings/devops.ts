import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours and pass marks.
export const devops = {
  kind: 'training',
  path: PATHS.devops,
  title: 'DevOps',
  position: 8,
  documentTitle: 'DevOps training',
  description:
    'Build a pipeline that tests, scans, deploys and rolls back, then break the system and restore it against the clock, from a runbook you wrote.',
  lead: 'You practise the bad days of running software: the failed release, the slow service, the deleted database.',
  image: 'course-devops',
  icon: 'loop',
  menuLine: 'Automate a release, then restore it',
  tag: 'DevOps',
  courseTitle: 'DevOps Automation',
  summary: 'Put software online automatically, and repair it when it fails.',
  startsFrom: ['code', 'work'],
  level: 'Linux command line and one language',
  laptop: '16 GB of memory',
  builds: 'A pipeline that scans and rolls back',
  work: {
    kind: 'pipeline',
    title: 'orders, main',
    steps: ['Build', 'Test', 'Scan', 'Deploy', 'Watch'],
    states: [
      {
        label: 'Blocked',
        outcome: 'bad',
        told: 'The scan found the password in Git history. Nothing was deployed.',
        passed: 2,
        stopped: 2,
        lines: ['test    212 passed', 'scan    secret in 9f31c2, db.conf'],
      },
      {
        label: 'Released',
        outcome: 'good',
        told: 'Release 42 serves everybody. Errors as before.',
        passed: 5,
        lines: ['deploy  42 to 10%, 50%, 100%', 'watch   errors 0.2%'],
      },
      {
        label: 'Rolled back',
        outcome: 'bad',
        told: 'Errors at 4.1%: release 41 was back after 38 seconds, automatically.',
        passed: 4,
        stopped: 4,
        lines: ['deploy  43 to 10%', 'watch   errors 4.1%, limit 1%'],
      },
    ],
  },
  ownHours: 80,
  overview: {
    statement:
      'You inherit a service that only one person knows how to release. By the end, whoever is on call can release it, and undo the release.',
    paragraphs: [
      'Each week you automate one manual step, then delete what it made: a server, a cluster node, a secret, a table. It counts as automated when one command brings it back.',
      'You start a runbook on the first day and write it for a colleague who has just been woken by the phone.',
    ],
  },
  highlights: [
    {
      id: 'services',
      heading: 'Eight areas you will practise',
      layout: 'grid',
      items: [
        {
          title: 'Infrastructure as Code',
          text: 'Describe servers and networks in OpenTofu, Terraform’s open-source fork; rebuild them in an empty account.',
          lesson: 'OpenTofu (Terraform): state and modules',
          icon: 'braces',
        },
        {
          title: 'CI/CD Pipelines',
          text: 'Build once, test, sign and promote the same artefact; revert when a health check fails.',
          lesson: 'Build once and test in GitHub Actions',
          icon: 'pipeline',
        },
        {
          title: 'Cloud Platforms',
          text: 'Run one small application on AWS and on Azure; compare identity, limits and cost.',
          lesson: 'Networks, DNS, TLS and identity on AWS',
          icon: 'cloud',
        },
        {
          title: 'Automation & Scripting',
          text: 'Turn a wiki page of manual steps into Bash, Python and Ansible that can safely run twice.',
          lesson: 'Ansible and idempotence',
          icon: 'gear',
        },
        {
          title: 'Containerization',
          text: 'Build small rootless images, and let Kubernetes restart what you kill.',
          lesson: 'Images with Docker: small and rootless',
          icon: 'package',
        },
        {
          title: 'Monitoring & Logging',
          text: 'Alert on what users notice, trace one slow request, delete alerts that nobody answers.',
          lesson: 'Metrics in Prometheus and Grafana',
          icon: 'pulse',
        },
        {
          title: 'Version Control',
          text: 'Use short branches, reviewed merges and signed tags, so that any release can be rebuilt.',
          lesson: 'Git branches and small merges',
          icon: 'branch',
        },
        {
          title: 'Security & Compliance',
          text: 'Scan images and secrets, apply the CIS Docker and Kubernetes Benchmarks, keep the evidence.',
          lesson: 'Scanning images and secrets with Trivy and Gitleaks',
          icon: 'shield-key',
        },
      ],
    },
  ],
  audience: {
    suits:
      'System administrators tired of manual work, developers who want to run what they write, and support engineers.',
    doesNotSuit:
      'Beginners in Linux and programming: you would only copy commands. Start with Web Development.',
  },
  prerequisites: [
    'Linux: files, processes, permissions and SSH without looking everything up.',
    'One programming language, well enough to change somebody else’s function.',
    '16 GB of memory in your laptop, and a debit or credit card, which cloud providers ask for at sign-up.',
  ],
  syllabus: {
    intro: 'Eight modules, from one reviewed change to a system that you can restore.',
    modules: [
      {
        title: 'Version control',
        hours: 10,
        lessons: [
          'Git branches and small merges',
          'Code reviews and protected branches',
          'Signed tags and releases that can be rebuilt',
          'Undoing mistakes: revert, reset, reflog',
        ],
        lab: 'Recover work that a colleague force-pushed away',
      },
      {
        title: 'Scripts',
        hours: 16,
        lessons: [
          'Linux services with systemd',
          'Bash that stops at the first error',
          'Python for operations',
          'Ansible and idempotence',
          'Scripts from an AI assistant, reviewed',
        ],
        lab: 'Configure three servers so that a second run changes nothing',
        aiLab:
          'Let an assistant write a clean-up script. Read it line by line, run it on a copy, and note what it would have deleted.',
      },
      {
        title: 'Containers',
        hours: 12,
        lessons: [
          'Images with Docker: small and rootless',
          'Registries and signatures',
          'SBOM and provenance',
          'CIS Docker Benchmark',
        ],
        lab: 'Cut an image to a tenth of its size, sign it, and say what is in it',
      },
      {
        title: 'Kubernetes',
        hours: 20,
        lessons: [
          'Kubernetes in kind: pods, deployments, services',
          'Gateway API (ingress-nginx was retired in March 2026)',
          'Helm charts',
          'Resource limits and health probes',
          'Secrets at run time, from a vault',
          'CIS Kubernetes Benchmark',
        ],
        lab: 'Kill a node and explain what moved its workloads, and how long that took',
      },
      {
        title: 'Pipelines',
        hours: 20,
        lessons: [
          'Build once and test in GitHub Actions',
          'Scanning images and secrets with Trivy and Gitleaks',
          'Artefacts, environments, approvals',
          'GitOps with Argo CD',
          'Rollback when errors rise',
          'Pipeline secrets: short-lived tokens, pinned actions',
        ],
        lab: 'A release that rolls itself back when errors rise',
      },
      {
        title: 'Infrastructure',
        hours: 14,
        lessons: [
          'Budgets and cost alarms',
          'OpenTofu (Terraform): state and modules',
          'Networks, DNS, TLS and identity on AWS',
          'What Azure calls the same things',
          'Drift and policy',
        ],
        lab: 'Delete the whole environment in the morning and rebuild it by lunch',
      },
      {
        title: 'Monitoring',
        hours: 12,
        lessons: [
          'Metrics in Prometheus and Grafana',
          'Logs in Loki',
          'Traces with OpenTelemetry',
          'Service level objectives and error budgets',
          'Alerts, on-call and runbooks',
        ],
        lab: 'Find the slow one of four services by metrics, logs and traces',
      },
      {
        title: 'Recovery',
        hours: 12,
        lessons: [
          'Schema changes: add first, remove in a later release',
          'Backups and timed restores',
          'Incident reviews without blame',
        ],
        lab: 'Restore the database while a classmate plays the customer',
      },
    ],
  },
  project: {
    hours: 24,
    title: 'A pipeline that scans and rolls back',
    paragraphs: [
      'You inherit a small web service with no tests, a password in its Git history and a server set up by hand. Bring it to production through a pipeline that tests, scans, deploys and rolls back automatically.',
      'On the last day an assessor breaks something, and a classmate restores the service from your runbook. You may watch but not help.',
    ],
    stages: [
      { title: 'Read what you inherit', hours: 3 },
      { title: 'Pipeline: build, test and scan', hours: 8 },
      { title: 'Deployment and rollback', hours: 6 },
      { title: 'Runbook', hours: 3 },
      { title: 'Restore by a classmate', hours: 4 },
    ],
  },
  tools: [
    { group: 'Describe', items: ['OpenTofu (Terraform)', 'Ansible', 'Helm', 'Gateway API'] },
    { group: 'Build and release', items: ['Git', 'GitHub Actions', 'Argo CD'] },
    { group: 'Run', items: ['Docker', 'Kubernetes', 'AWS', 'Azure'] },
    {
      group: 'Watch and scan',
      items: ['Prometheus', 'Grafana', 'Loki', 'OpenTelemetry', 'Trivy', 'Gitleaks'],
    },
  ],
  teaching: [
    'Every week begins with a system that was broken on purpose, and you repair it together.',
    'You take one week on call: within agreed hours, your phone rings first.',
  ],
  assessment: {
    condition: 'The restore must work: an untested backup does not count.',
    parts: [
      { term: 'Labs and runbook', detail: '30%' },
      { term: 'Pipeline', detail: '30%' },
      { term: 'Restore from your runbook, four hours', detail: '40%' },
    ],
  },
  fails:
    'Those who copy commands without reading what they change, and those who have never restored their own backup before the exam.',
  certificate: [
    'An assessor watches the restore from your runbook, start to end. It has to succeed before we issue the certificate.',
    'Cloud vendors’ certifications are separate exams with separate fees.',
  ],
  roles: {
    show: 'A pipeline that tests, scans and rolls back, and the runbook from which a classmate restored your service.',
    firstJobs: [
      {
        title: 'DevOps trainee',
        modules: ['Scripts', 'Containers', 'Kubernetes', 'Pipelines', 'Infrastructure'],
      },
      {
        title: 'Junior cloud support associate',
        modules: ['Scripts', 'Infrastructure', 'Monitoring', 'Recovery'],
      },
    ],
    alsoAsked: [
      'A year as developer or administrator: teams often fill these posts from within',
      'One cloud vendor’s certificate',
      'A week on call, nights included',
    ],
  },
  questions: [
    {
      question: 'Developer or administrator first?',
      answer:
        'Start with the one you already do. Developers usually need more Linux, administrators more Git. The first two modules make up for both.',
    },
    {
      question: 'Can the cloud labs cost me money?',
      answer:
        'Yes, a little. Labs run on your laptop or within free allowances, but a cluster that you forget is billed by the hour. Setting a budget alarm is the first step of every cloud lab.',
    },
    {
      question: 'Is Kubernetes always the answer?',
      answer:
        'No. Many services run well on one server with a tested backup. You configure servers first and have to give reasons before you move to a cluster.',
    },
  ],
  callToAction: {
    heading: 'Not sure your Linux is good enough?',
    text: 'Tell us what you run and how it is released. We send a short self-test and say which batches are planned.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
