import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours, pass marks and resit terms.
export const cyberSecurity = {
  kind: 'training',
  path: PATHS.cyberSecurityTraining,
  title: 'Cyber Security',
  position: 2,
  documentTitle: 'Cyber Security training',
  description:
    'Build a company network in the lab, attack it with permission, catch the attack and report it. Ends with a practical exam and a checkable certificate.',
  lead: 'You learn to spot an attack, stop it and explain it afterwards, on a network that you built and are allowed to break.',
  image: 'course-cyber',
  icon: 'shield-key',
  menuLine: 'Harden a lab network, then attack it',
  tag: 'Cybersecurity',
  courseTitle: 'Cybersecurity Training',
  summary: 'Harden a small company’s network in the lab, attack it, detect the attack, respond and report.',
  startsFrom: ['code', 'work'],
  level: 'Networking basics and a command line',
  first: { newTo: 'networks', course: PATHS.hardwareNetworking },
  laptop: '16 GB of memory, Intel or AMD processor',
  builds: 'A company network you defend, and an incident report',
  work: {
    kind: 'incident-report',
    title: 'capture-0412, files.lab.example',
    states: [
      {
        label: 'Trace',
        outcome: 'open',
        told: 'Five lines of 41,000. One session is in two places.',
        lines: [
          ['21:14:02', 's7 192.0.2.18 /mail 200'],
          ['21:14:40', 's7 192.0.2.18 /mail/3 200'],
          ['21:15:09', 's7 198.51.100.7 /export 200'],
          ['21:15:11', 's4 192.0.2.31 /plan 200'],
          ['21:15:30', 's7 192.0.2.18 /mail/4 200'],
        ],
      },
      {
        label: 'Detected',
        outcome: 'bad',
        told: 'Rule 3: session s7 used from a second address.',
        marked: 2,
        lines: [
          ['21:14:02', 's7 192.0.2.18 /mail 200'],
          ['21:14:40', 's7 192.0.2.18 /mail/3 200'],
          ['21:15:09', 's7 198.51.100.7 /export 200'],
          ['21:15:11', 's4 192.0.2.31 /plan 200'],
          ['21:15:30', 's7 192.0.2.18 /mail/4 200'],
        ],
      },
      {
        label: 'Reported',
        outcome: 'good',
        told: 'CERT-In draft ready 2 h 50 min after it was noticed, of 6 hours.',
        lines: [
          ['21:15', 'A stolen session exports the mailbox'],
          ['21:20', 'Noticed by rule 3'],
          ['21:26', 'Session ended, password changed'],
          ['22:05', 'Log and disk image kept'],
          ['00:10', 'Incident report drafted'],
        ],
      },
    ],
  },
  ownHours: 60,
  overview: {
    statement:
      'You defend a small company: build its network, attack it with permission, read its logs and write up what happened.',
    paragraphs: [
      'By the end you can judge an alert, contain a machine and explain both on one page: the daily work of a junior analyst in a security operations centre (SOC).',
    ],
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
          text: 'Find personal data, minimise and erase it, and draft a DPDP Act breach notice.',
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
      intro: 'Any single control can fail. You practise four, from the network to the laptop.',
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
          text: 'Work four incidents: decide, contain, recover, and draft the report that CERT-In requires within 6 hours.',
          lesson: 'Triage and first decisions (NIST SP 800-61r3)',
          icon: 'pulse',
        },
        {
          title: 'Endpoint Security',
          text: 'Use endpoint detection and response (EDR) tools: find what ran, isolate the machine, rebuild it.',
          lesson: 'EDR work in Velociraptor: hunt, isolate, rebuild',
          icon: 'laptop',
        },
      ],
    },
  ],
  why: {
    heading: 'Why It Matters',
    statement: 'Many attacks succeed with simple means.',
    paragraphs: [
      'A password is reused, a server is forgotten, an invoice is paid without a call. Someone has to know what normal traffic and normal sign-ins look like, notice what does not fit, and raise it early. You practise exactly that in the lab.',
    ],
  },
  audience: {
    suits: 'Graduates of any stream, support and network staff, and developers moving to security.',
    doesNotSuit: 'People who only want to attack: that is one module of eight, and part of the project.',
  },
  prerequisites: [
    'IP addresses, ports and a command line.',
    'No programming: you learn to read a short Python script and change a line.',
  ],
  syllabus: {
    intro: 'Eight modules. What you build early on, you later attack and then defend.',
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
        lab: 'Write the authorisation letter for a test: scope, dates, contacts',
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
        lab: 'Build the company’s network and follow one web request through it in Wireshark',
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
          'Cloud accounts: roles, keys, sign-in logs',
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
        lab: 'Take over the lab’s web shop and write up the steps so that its owner can repeat them',
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
        lab: 'Write three rules that catch your own attack and raise no alarm on a normal day’s logs',
        aiLab:
          'Let an assistant sort 30 alerts, check each verdict against the raw log, and count what it made up.',
      },
      {
        title: 'Respond',
        hours: 12,
        lessons: [
          'Triage and first decisions (NIST SP 800-61r3)',
          'Phishing emails: headers, links, attachments',
          'Evidence: memory, disk, chain of custody',
          'EDR work in Velociraptor: hunt, isolate, rebuild',
          'Recovery and review',
          'CERT-In: reporting within 6 hours',
        ],
        lab: 'Four incidents: a phished mailbox, an infected PC, a stolen session, a leaked file. Contain each, keep the evidence, and draft one CERT-In report',
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
        lab: 'Draft the breach notices to the Data Protection Board and to the people affected, then brief a manager',
      },
    ],
  },
  project: {
    hours: 24,
    title: 'Three weeks in charge of a 40-person firm',
    paragraphs: [
      'In pairs, run security for an invented 40-person firm for three weeks. Pairs attack each other.',
      'Hand in the timeline, the incident report and a 10-minute briefing.',
    ],
    stages: [
      { title: 'Inventory, logs and what is normal', hours: 5 },
      { title: 'Hardening before the attack', hours: 5 },
      { title: 'Attack and defence: detect, contain, recover', hours: 9 },
      { title: 'Timeline and incident report', hours: 4 },
      { title: 'Briefing of 10 minutes', hours: 1 },
    ],
  },
  tools: [
    { group: 'See the traffic', items: ['Wireshark', 'Suricata'] },
    { group: 'Test with permission', items: ['Nmap', 'Burp Suite Community'] },
    { group: 'Watch the machines', items: ['Wazuh', 'Sysmon', 'Velociraptor', 'Python'] },
    { group: 'Run the lab', items: ['VirtualBox'] },
  ],
  teaching: [
    'At least half of the hours are in the lab. In your own time you finish lab sheets and read logs.',
    'A trainer comments on every lab sheet.',
  ],
  assessment: {
    condition: 'In the practical the attack must be contained.',
    parts: [
      { term: 'Lab sheets', detail: '40%' },
      { term: 'Project', detail: '20%' },
      { term: 'Four-hour practical on an unfamiliar network', detail: '40%' },
    ],
  },
  fails:
    'Those who collect tools and write nothing down: in the practical, an attack that you stop but cannot explain does not count as contained.',
  certificate: [
    'You receive it when an examiner has seen you contain an attack in the practical and has read the project’s report.',
    'Security+ and other vendor certifications are separate exams.',
  ],
  roles: {
    show: 'The incident report and timeline of your three weeks in charge, and three detection rules with the attack that they catch.',
    firstJobs: [
      { title: 'SOC trainee', modules: ['Networks', 'Systems', 'Detect', 'Respond'] },
      { title: 'IT support trainee with security duties', modules: ['Networks', 'Systems', 'Identity'] },
    ],
    alsoAsked: [
      'A degree in any subject, at most banks and large providers',
      'Night shifts, and written English that a client can read',
      'Penetration testing: usually another year of practice after this course',
    ],
  },
  questions: [
    {
      question: 'Does it prepare me for Security+?',
      answer:
        'It covers much of the SY0-701 syllabus. SY0-801 is to replace it, so check with CompTIA which version you can book. The exam fee and CompTIA’s material are not included.',
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
