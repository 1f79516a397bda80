import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const thick = {
  kind: 'service',
  path: PATHS.vaptThickClient,
  group: PATHS.vapt,
  icon: 'desktop',
  menuLine: 'Memory, updates, stored passwords',
  image: 'service-thick',
  title: 'Thick Client Penetration Testing',
  position: 7,
  description:
    'We test desktop programs and the server they talk to: memory, files, updates, proprietary protocols, stored passwords. Trust boundaries drawn.',
  summary: 'Desktop programs taken apart: memory, updates, proprietary protocols, stored passwords.',
  lead: 'A thick client is a desktop program that does part of the work itself. We reverse engineer it, intercept its traffic and imitate it, to see what your server accepts unchecked.',
  facts: [
    { term: 'You send', detail: 'The installer your users get' },
    { term: 'We read', detail: 'HTTP and proprietary protocols' },
    { term: 'Testing takes', detail: '7–15 working days' },
  ],
  deciding: { figure: '7–15 days', text: 'for the installer that your users get, and for what it talks to' },
  overview: {
    statement:
      'A clerk whose Approve button is greyed out can often open the configuration file that holds the database password.',
    paragraphs: [
      'Many such programs were written for trusted office networks, where the client decides and the server obeys. Then came branches, remote desktops and suppliers. We draw each place where one side must trust another (user, program, machine, update server, database) and test it.',
    ],
  },
  figure: {
    kind: 'boundaries',
    title: 'Five crossings of trust',
    text: 'The diagram of an invented program as we found it. A dashed line is where one side must not simply believe the other.',
    zones: [
      { label: 'Clerk’s account', box: [10, 40, 200, 350] },
      { label: 'System rights, same PC', box: [290, 40, 190, 120] },
      { label: 'Update server', box: [560, 40, 190, 96] },
      { label: 'Application server', box: [560, 168, 190, 96] },
      { label: 'Database', box: [560, 294, 190, 96] },
    ],
    nodes: [
      { label: 'Program folder', at: [110, 100] },
      { label: 'Program', at: [110, 228] },
      { label: 'Configuration', at: [110, 342] },
      { label: 'Update service', at: [385, 100] },
      { label: 'Updates', at: [655, 100] },
      { label: 'Approvals', at: [655, 228] },
      { label: 'Tables', at: [655, 342] },
    ],
    crossings: [
      {
        from: 'Program folder',
        to: 'Update service',
        at: [290, 100],
        holds: false,
        found: 'The service loads a DLL from a folder in which every user may write. CWE-427',
      },
      {
        from: 'Updates',
        to: 'Update service',
        at: [560, 100],
        holds: false,
        found: 'It runs whatever the update server sends, and verifies no signature. CWE-494',
      },
      {
        from: 'Program',
        to: 'Approvals',
        at: [560, 228],
        holds: true,
        found: 'Approve, sent without the greyed-out button: refused, as the server checks the role.',
      },
      {
        from: 'Configuration',
        to: 'Tables',
        at: [560, 342],
        holds: false,
        found: 'The database password is in the file, and opens every table without the server. CWE-260',
      },
      {
        from: 'Approvals',
        to: 'Tables',
        at: [655, 279],
        holds: true,
        found: 'An altered message reaches the query as a parameter only, under an account with few rights.',
      },
    ],
  },
  whenNeeded: {
    items: [
      'The program talks to a database directly, and customers install it.',
      'An old in-house program is about to be rolled out to branches.',
      'It installs a privileged service, a driver or its own updater.',
      'A bank or hospital asks your software team for evidence.',
    ],
  },
  scope: {
    inScope: [
      'Installed files, registry, services, folder permissions, DLL search order',
      'Secrets in configuration, binary and memory',
      'Checks made only in the client: roles, limits, prices, hidden menus',
      'Traffic in any protocol: SQL, .NET remoting, Java RMI, your own binary format',
      'Installer and updater: who signs, who checks, over which connection',
    ],
    outOfScope: [
      'The operating system and the database product',
      'Breaking copy protection for its own sake',
      'Servers and networks around the application',
      'Undisclosed flaws in bought components; known ones are listed',
      'Porting the program to the web',
    ],
  },
  approach: {
    heading: 'From installer to database',
    steps: [
      {
        title: 'Agree the target',
        text: 'We agree version, platform, two accounts with different rights and a separate server to talk to.',
      },
      {
        title: 'Install and compare',
        text: 'A snapshot before and after shows every file, service and permission that the installer leaves.',
      },
      {
        title: 'Reverse engineer',
        text: 'We decompile or disassemble what decides: sign-in, licence, updater, database access.',
      },
      {
        title: 'Watch the traffic',
        text: 'A proxy shows the messages. Where none fits, hooks inside the process show them before encryption.',
      },
      {
        title: 'Tamper',
        text: 'We alter messages and memory, call functions that the menu hides, and talk to the server without the client.',
      },
      {
        title: 'Offer a fake update',
        text: 'We impersonate the update server and offer a harmless program of ours.',
      },
      {
        title: 'Retest',
        text: 'You send a new installer within 60 days, and we repeat the proofs once on a clean machine.',
      },
    ],
  },
  standards: [
    {
      title: 'OWASP TCASVS 5.0.0',
      text: 'Requirements in six chapters, from architecture to network communication. We agree the level and mark each requirement.',
    },
    {
      title: 'CWE',
      text: 'Each cause has a number, such as CWE-427 for an uncontrolled search path.',
    },
    {
      title: 'CVSS v4.0',
      text: 'Scored from a stated place: the network, another account on the PC, or the person at the keyboard.',
    },
  ],
  deliverables: [
    {
      title: 'Trust-boundary diagram',
      text: 'User, program, machine, updater, server: each crossing, with its findings.',
    },
    { title: 'Findings', text: 'Steps that a developer can follow, with cause and fix.' },
    { title: 'Protocol scripts', text: 'What we wrote to speak your protocol, with notes.' },
    { title: 'Requirement list', text: 'TCASVS line by line: met, not met, or not tested and why.' },
  ],
  exhibit: {
    label: 'Crossing 2',
    severity: 'High',
    heading: 'The updater runs whatever the update server sends',
    text: 'It compares a checksum fetched from the same server and verifies no signature.',
    rows: [
      { term: 'Boundary', detail: 'Update server to a service with system rights' },
      { term: 'Severity', detail: 'CVSS v4.0: 7.7 (AV:N/AC:L/AT:P/PR:N/UI:P/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N)' },
      { term: 'Class', detail: 'CWE-494, download of code without integrity check' },
      {
        term: 'Consequence',
        detail: 'Whoever controls that server or its DNS name runs code on every installed PC',
      },
      { term: 'Fix', detail: 'Check the publisher’s signature in the service before starting anything' },
    ],
    outcome: 'New installer: our unsigned program is refused',
    caption: 'One finding, in short; the program is invented. Each crossing on the diagram has such a sheet.',
    evidence: [
      { label: 'The updater asks', lines: ['GET /updates/latest HTTP/1.1', 'Host: update.firm.example'] },
      {
        label: 'We answer',
        lines: [
          'HTTP/1.1 200 OK',
          '',
          '{"file":"[[probe.exe]]",',
          ' "sha256":"[[ours]]"}',
          '',
          'Started as [[SYSTEM]]',
        ],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'Installer, licence and two accounts with different rights',
    'A server and database with test data',
    'Your confirmation that we may reverse engineer it: the program is yours, or its vendor agrees in writing',
    'Someone who can explain the protocol on the first day',
    'A machine image as your users have it',
  ],
  duration: {
    range: '7–15 working days of testing, then 4–6 for diagram and report',
    movedBy: 'An undocumented protocol adds the most days, followed by packed code and dongles.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 5 years, 3 of them in reverse engineering' },
      { term: 'Second tester', detail: 'At least 2 years' },
    ],
    price: {
      basis: 'Fixed price per program and version',
      movedBy: 'Protocol, packed code, dongles, platforms',
    },
    confidentiality: {
      holds: 'Installer, decompiled code and recorded traffic',
      deleted: '90 days after the retest',
    },
    retest: {
      summary: 'One, within 60 days',
      includes: 'The proofs, on one new installer and a clean machine',
    },
  },
  questions: [
    {
      question: 'Does obfuscation protect us?',
      answer:
        'It costs an attacker hours or days. A password inside can still be extracted, and a client-side check can still be bypassed.',
    },
    {
      question: 'Can you test a program we bought?',
      answer:
        'As far as its licence allows. Many forbid reverse engineering. Without the vendor’s consent we look only at your own settings, accounts and network.',
    },
  ],
  related: [PATHS.sourceCodeReview, PATHS.vaptApi, PATHS.vaptNetwork],
  callToAction: {
    heading: 'Tell us how the program connects',
    text: 'Add the platform and who installs it. We come back with questions about the protocol, then with a number of days.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
