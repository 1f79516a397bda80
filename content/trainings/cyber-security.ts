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
  facts: [
    { term: 'For', detail: 'Graduates, support and network staff, developers' },
    { term: 'Length', detail: '110–130 hours, at least half in the lab' },
    { term: 'You bring', detail: 'Basic networking and a laptop with 16 GB' },
    { term: 'Final test', detail: 'A four-hour practical on an unfamiliar network' },
  ],
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
          icon: 'eye',
        },
        {
          title: 'Data Privacy',
          text: 'Find personal data, restrict it, encrypt it, and draft a DPDP Act breach notice.',
          icon: 'document-strike',
        },
        {
          title: 'System Integrity',
          text: 'Harden Windows and Linux to a CIS Benchmark and notice when a setting changes.',
          icon: 'check',
        },
        {
          title: 'Access Management',
          text: 'Give accounts the least they need, add multi-factor sign-in, remove leavers the same day.',
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
          icon: 'network',
        },
        {
          title: 'Identity Verification',
          text: 'Set up single sign-on and passkeys; see why a stolen session needs no password.',
          icon: 'id-card',
        },
        {
          title: 'Incident Response',
          text: 'Work four incidents: decide, contain, recover, and draft a report inside CERT-In’s 6 hours.',
          icon: 'pulse',
        },
        {
          title: 'Endpoint Security',
          text: 'Deploy EDR in the lab, tune out false alarms, isolate a machine, rebuild it.',
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
    'Bring a laptop with 16 GB of memory.',
  ],
  syllabus: {
    intro: 'Eight modules. What you build early you later attack, then defend.',
    modules: [
      {
        title: 'Ground rules',
        study: 'Assets, threats, written permission, the IT Act 2000',
        lab: 'Write the letter that permits a test',
      },
      {
        title: 'Networks',
        study: 'TCP/IP, DNS, TLS, VLANs, firewall rules',
        lab: 'Build the company’s network; follow one request through it',
      },
      {
        title: 'Systems',
        study: 'Accounts, patching, hardening, backups you have restored',
        lab: 'Harden a server, wipe it, restore it',
      },
      {
        title: 'Identity',
        study: 'Directories, single sign-on, multi-factor, passkeys, least privilege',
        lab: 'Replay a stolen session past a second factor, then cut it off',
      },
      {
        title: 'Attack',
        study: 'Reconnaissance, web flaws from OWASP Top 10:2025, password attacks',
        lab: 'Take over the web shop; write steps its owner can repeat',
      },
      {
        title: 'Detect',
        study: 'Log sources, queries, ATT&CK IDs, false alarms',
        lab: 'Three rules for your own attack, quiet on an ordinary day',
      },
      {
        title: 'Respond',
        study: 'Triage, evidence, containment, recovery (NIST SP 800-61r3)',
        lab: 'Isolate an infected machine, keep its evidence, draft the CERT-In report',
      },
      {
        title: 'Govern',
        study: 'Risk register, ISO/IEC 27001:2022 controls, DPDP requests and breach notices',
        lab: 'Notify the Board and the people affected, then brief a manager in plain words',
      },
    ],
  },
  project: {
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
    '110–130 hours, at least half in the lab, plus five hours a week of your own.',
    'A trainer comments on every lab sheet.',
  ],
  assessment: {
    intro: 'Pass at 60%; one resit. Attendance alone earns nothing.',
    parts: [
      { term: 'Lab sheets', detail: '40%' },
      { term: 'Project', detail: '20%' },
      { term: 'Four-hour practical on an unfamiliar network', detail: '40%' },
    ],
  },
  certificate: [
    'It carries a 12-digit number and a QR code. An employer enters the number on our Certificate Verification page and sees whether it is valid, expired or revoked, the course, issue date and a masked name. The QR code shows the full name.',
    'It records our own assessment of you. Vendor certifications are separate exams.',
  ],
  roles: {
    items: [
      'SOC analyst at entry level',
      'Junior security analyst',
      'IT support with security duties',
      'GRC trainee',
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
