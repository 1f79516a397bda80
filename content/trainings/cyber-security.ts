import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours, pass marks and resit terms are for the firm to confirm.
export const cyberSecurity = {
  kind: 'training',
  path: PATHS.cyberSecurityTraining,
  title: 'Cyber Security',
  position: 2,
  documentTitle: 'Cyber Security training',
  description:
    'Build a company network in the lab, attack it with permission, catch the attack and report it. Ends with a practical exam and a checkable certificate.',
  lead: 'You learn to spot an attack, stop it and explain it afterwards, on a network that you built yourself and are allowed to break.',
  image: 'group-cyber',
  projectImage: 'card-mission',
  closingImage: 'card-team',
  icon: 'shield-key',
  tag: 'Cybersecurity',
  courseTitle: 'Cybersecurity Training',
  summary: 'Harden, attack, detect, respond and report, for a small company that exists only in the lab.',
  startsFrom: ['code', 'work'],
  level: 'Networking basics and a command line',
  laptop: '16 GB of memory',
  builds: 'A defended company network, and its incident report',
  schedule: {},
  overview: {
    statement:
      'You defend a small company: build its network, attack it with permission, read its logs and write up what happened.',
    paragraphs: ['By the end you can judge an alert, contain a machine and explain both on one page.'],
  },
  highlights: [
    {
      id: 'core-features',
      heading: 'Core Features',
      layout: 'grid',
      items: [
        {
          title: 'Threat Detection',
          text: 'Collect Windows, Linux and network logs; write and test rules for common ATT&CK techniques.',
          lesson: 'Queries and rules in Wazuh',
          icon: 'eye',
        },
        {
          title: 'Data Privacy',
          text: 'Find personal data, restrict it, encrypt it, and draft a DPDP Act breach notice.',
          lesson: 'Privacy: find, minimise and erase personal data',
          icon: 'document-strike',
        },
        {
          title: 'System Integrity',
          text: 'Harden Windows and Linux to a CIS Benchmark and notice when a setting changes.',
          lesson: 'File integrity: noticing a changed setting',
          icon: 'check',
        },
        {
          title: 'Access Management',
          text: 'Give accounts the least they need, add multi-factor sign-in, remove leavers the same day.',
          lesson: 'Directories and least privilege',
          icon: 'key',
        },
      ],
    },
    {
      id: 'security-layers',
      heading: 'Security Layers',
      intro:
        'Any single control can fail. You learn four, and what each one catches when the one above it does.',
      layout: 'layers',
      items: [
        {
          title: 'Network Security',
          text: 'Segment a network, write inbound and outbound firewall rules, and read the packets.',
          lesson: 'VLANs and segmentation',
          icon: 'network',
        },
        {
          title: 'Identity Verification',
          text: 'Set up single sign-on and passkeys; see why a stolen session needs no password.',
          lesson: 'Single sign-on: SAML and OpenID Connect',
          icon: 'id-card',
        },
        {
          title: 'Incident Response',
          text: 'Work four incidents: decide, contain, recover, and draft a report inside CERT-In’s 6 hours.',
          lesson: 'Triage and first decisions (NIST SP 800-61r3)',
          icon: 'pulse',
        },
        {
          title: 'Endpoint Security',
          text: 'Deploy EDR in the lab, tune out false alarms, isolate a machine, rebuild it.',
          lesson: 'EDR: isolate, contain, rebuild',
          icon: 'laptop',
        },
      ],
    },
  ],
  why: {
    heading: 'Why It Matters',
    statement: 'Most break-ins are simple.',
    paragraphs: [
      'A password is reused, a server is forgotten, an invoice is paid without a call. Someone has to know what normal looks like and speak up early when something is not. That takes practice, and practice is what the lab is for.',
    ],
  },
  audience: {
    suits: 'Graduates of any stream, support and network staff, and developers moving to security.',
    doesNotSuit: 'Anyone who only wants to attack: that is one module of eight.',
  },
  prerequisites: [
    'IP addresses, ports and a command line. If these are new, take Hardware & Networking first.',
    'You will read and change short Python scripts, not write programs.',
  ],
  syllabus: {
    intro: 'Eight modules. What you build early you later attack, then defend.',
    modules: [
      {
        title: 'Ground rules',
        hours: 6,
        lessons: [
          'Assets, threats and likely attackers',
          'Written permission and the IT Act 2000',
          'What the DPDP Act 2023 protects',
          'Building the lab in VirtualBox',
        ],
        lab: 'Write the letter that permits a test',
      },
      {
        title: 'Networks',
        hours: 14,
        lessons: [
          'TCP/IP and DNS in Wireshark',
          'TLS: certificates and what they prove',
          'VLANs and segmentation',
          'Firewall rules in both directions',
          'Scanning your own network with Nmap',
        ],
        lab: 'Build the company’s network; follow one request through it',
      },
      {
        title: 'Systems',
        hours: 14,
        lessons: [
          'Windows and Linux accounts and services',
          'Patching and CIS Benchmarks',
          'File integrity: noticing a changed setting',
          'Disk and file encryption',
          'Backups you have restored',
        ],
        lab: 'Harden a server, wipe it, restore it',
      },
      {
        title: 'Identity',
        hours: 12,
        lessons: [
          'Directories and least privilege',
          'Single sign-on: SAML and OpenID Connect',
          'Multi-factor sign-in and passkeys',
          'Sessions, tokens and leavers',
        ],
        lab: 'Replay a stolen session past a second factor, then cut it off',
      },
      {
        title: 'Attack',
        hours: 16,
        lessons: [
          'Reconnaissance and scope',
          'Web flaws from OWASP Top 10:2025 in Burp Suite Community',
          'Password attacks',
          'From one machine to the next',
          'A finding that its owner can repeat',
        ],
        lab: 'Take over the web shop; write steps its owner can repeat',
      },
      {
        title: 'Detect',
        hours: 14,
        lessons: [
          'Log sources: Windows, Linux, Sysmon, network',
          'Queries and rules in Wazuh',
          'Network alerts in Suricata',
          'ATT&CK techniques and gaps in coverage',
          'False alarms, and reading logs with Python',
          'Triage with an AI assistant, checked against the log',
        ],
        lab: 'Three rules for your own attack, quiet on an ordinary day',
        aiLab:
          'Let an assistant sort 30 alerts, check each verdict against the raw log, and count what it made up.',
      },
      {
        title: 'Respond',
        hours: 12,
        lessons: [
          'Triage and first decisions (NIST SP 800-61r3)',
          'Evidence: memory, disk, chain of custody',
          'EDR: isolate, contain, rebuild',
          'Recovery and review',
          'CERT-In: reporting within 6 hours',
        ],
        lab: 'Isolate an infected machine, keep its evidence, draft the CERT-In report',
      },
      {
        title: 'Govern',
        hours: 8,
        lessons: [
          'Risk register and ISO/IEC 27001:2022 controls',
          'Privacy: find, minimise and erase personal data',
          'DPDP requests and breach notices',
          'Briefing a manager on one page',
        ],
        lab: 'Notify the Board and the people affected, then brief a manager in plain words',
      },
    ],
  },
  project: {
    hours: 24,
    title: 'Three weeks in charge of a 40-person firm',
    paragraphs: [
      'In pairs, run security for an invented 40-person firm for three weeks. Another pair attacks.',
      'Hand in the timeline, the incident report and a 10-minute briefing.',
    ],
  },
  tools: [
    { group: 'See the traffic', items: ['Wireshark', 'Suricata'] },
    { group: 'Test with permission', items: ['Nmap', 'Burp Suite Community'] },
    { group: 'Watch the machines', items: ['Wazuh', 'Sysmon'] },
    { group: 'Run the lab', items: ['VirtualBox', 'Python'] },
  ],
  teaching: [
    'At least half of the hours are in the lab; plan five hours a week of your own besides.',
    'A trainer comments on every lab sheet.',
  ],
  assessment: {
    parts: [
      { term: 'Lab sheets', detail: '40%' },
      { term: 'Project', detail: '20%' },
      { term: 'Four-hour practical on an unfamiliar network', detail: '40%' },
    ],
  },
  certificate: [
    'You receive it when an examiner has seen you contain an attack on an unfamiliar network and has read your report on it.',
    'Security+ and other vendor certifications are separate exams.',
  ],
  roles: {
    items: [
      { title: 'SOC analyst at entry level', modules: ['Detect', 'Respond'] },
      { title: 'Junior security analyst', modules: ['Systems', 'Attack', 'Detect'] },
      { title: 'IT support with security duties', modules: ['Systems', 'Identity'] },
      { title: 'GRC trainee', modules: ['Ground rules', 'Govern'] },
    ],
    note: 'Penetration testing usually needs another year of practice after this course.',
  },
  questions: [
    {
      question: 'Will I get a job?',
      answer:
        'Employers decide, and we promise no job. You leave with a project report, a practical result and interview practice.',
    },
    {
      question: 'Does it prepare me for Security+?',
      answer:
        'Much of the ground is shared with SY0-701. Its successor is SY0-801, so check which one is on sale before you book. Exam fee and vendor material are not included.',
    },
    {
      question: 'May I test real websites?',
      answer:
        'No. Testing without the owner’s permission can be an offence under sections 43 and 66 of the IT Act 2000. Lab targets only.',
    },
  ],
  callToAction: {
    heading: 'Start from what you do today',
    text: 'Tell us what you do today and when you can attend. We reply with the course to start with, even if it is another one.',
    label: 'Contact Us',
    path: '/contactus',
  },
} satisfies TrainingPage;
