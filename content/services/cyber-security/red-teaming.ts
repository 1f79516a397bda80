import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const redTeaming = {
  kind: 'service',
  path: PATHS.redTeaming,
  group: PATHS.cyberSecurity,
  title: 'Red Teaming & Pen Testing',
  position: 6,
  description:
    'A covert, authorised attack on one objective, built on threat intelligence. You get our timeline beside what your defenders saw, and a replay workshop.',
  lead: '“Reach payroll undetected.” You set one objective of this kind, and we pursue it the way a likely attacker would. Only a small control team knows.',
  summary: 'One objective, pursued covertly, to test detection and response.',
  image: 'service-redteam',
  icon: 'flag',
  menuLine: 'One objective, pursued covertly',
  facts: [
    { term: 'We pursue', detail: 'One objective, agreed in writing' },
    { term: 'Who knows', detail: 'A control team of two or three' },
    { term: 'Either side may stop', detail: 'With one word, at any hour' },
  ],
  deciding: { figure: '1 word', text: 'stops the exercise, at any hour, from either side' },
  overview: {
    statement: 'A red team exercise tests your defenders: who notices, how soon, and what they do next.',
    paragraphs: [
      'We pursue one path and log each action to the minute. If your people catch us on day two, that is a good result, and we restart from an agreed point.',
      'Four roles are kept apart. The control team, on your side, manages the exercise, owns its risk and can stop it. Our threat analyst writes the scenario, and our red team carries it out. The blue team, your defenders, is told afterwards.',
    ],
  },
  figure: {
    kind: 'path',
    title: 'From outside to the objective',
    text: 'In each box: what we try, and what should stop us or raise the alarm.',
    lanes: ['Outside', 'Inside', 'Objective'],
    steps: [
      {
        lane: 1,
        place: 'A phishing link, a phone pretext, a visitor at the door',
        stop: 'Staff report it; sign-in by passkey; badge and escort',
      },
      {
        lane: 2,
        takes: 'a sign-in, or the laptop you lend us (assumed breach)',
        place: 'Code of ours on a standard laptop',
        stop: 'An EDR alert that somebody answers',
      },
      {
        lane: 2,
        takes: 'the rights of its user',
        place: 'Lateral movement, louder each week',
        stop: 'Segments, and an alarm on unusual sign-ins',
      },
      {
        lane: 3,
        takes: 'an account that may open it',
        place: 'The system you named',
        stop: 'A second approval',
      },
    ],
  },
  whenNeeded: {
    items: [
      'Penetration tests find little, and you wonder whether anyone noticed them.',
      'You pay for monitoring and have never seen it tested.',
      'The board asks whether designs, payroll or backups can be reached.',
    ],
    otherwise:
      'It suits firms whose alerts are read every day. Before that point, a network penetration test and better logging are worth more.',
  },
  scope: {
    inScope: [
      'Internet-facing systems, email, sign-in and the internal network, towards the objective',
      'Phishing and phone pretexts, with wording you approve',
      'Physical entry, if the building’s owner has signed too',
      'A replay workshop with your defenders (purple teaming)',
    ],
    outOfScope: [
      'Private accounts, private phones, families',
      'Denial of service, destructive malware, changes to live data, real payments',
      'Third-party platforms without their consent',
    ],
  },
  approach: {
    heading: 'How the exercise runs',
    steps: [
      {
        title: 'Set the objective',
        text: 'You name what must not happen. We turn it into a goal with harmless proof, such as a screenshot.',
      },
      {
        title: 'Profile the threat',
        text: 'From sector reporting and what your firm exposes online, we describe two plausible attackers: motive, entry points, techniques. The control team picks one.',
      },
      {
        title: 'Authorise',
        text: 'Your sponsor signs scope, dates, stop word, fragile systems and the letter our people carry.',
      },
      {
        title: 'Gain access',
        text: 'We try from outside for an agreed number of days. If that fails, you hand us a standard laptop (assumed breach).',
      },
      {
        title: 'Move laterally',
        text: 'We start quietly and make more noise each week until something is detected. The control team hears from us daily.',
      },
      {
        title: 'Stop and clean up',
        text: 'We stop at the objective, on the end date or at your word, and remove what is on our clean-up list.',
      },
      {
        title: 'Replay',
        text: 'Red and blue team go through each step together: what was logged, what raised an alert, who acted.',
      },
    ],
  },
  standards: [
    {
      title: 'MITRE ATT&CK',
      text: 'The current version, named in the report. Each action carries a technique ID, and untried techniques are listed.',
    },
    {
      title: 'TIBER-EU and CBEST',
      text: 'Frameworks of the European Central Bank and the Bank of England for intelligence-led tests that authorities oversee. We use similar roles and phases. Our exercise does not count under either.',
    },
  ],
  deliverables: [
    { title: 'Two timelines', text: 'Our action beside your alert, ticket or silence, in IST.' },
    { title: 'Detection gaps', text: 'A missing log, rule or call, each with an owner.' },
    { title: 'Clean-up list', text: 'What we created or changed, and which passwords to reset.' },
  ],
  exhibit: {
    label: 'Step 14',
    heading: 'The backup account signs in to a server it has never used',
    text: 'Its password was in a script on a shared drive. With it we opened a session on the finance server.',
    rows: [
      { term: 'When', detail: 'Day 6, 14:10 IST' },
      { term: 'Technique', detail: 'T1078.002, valid domain account' },
      { term: 'Logged', detail: 'Yes, on that server only' },
      { term: 'Alerted', detail: 'No: the rule skipped backup accounts' },
      { term: 'Cheapest fix', detail: 'Restrict the account to two hosts' },
    ],
    outcome: 'Retested after the fix: refused, and alerted',
    caption: 'One row of both timelines. The company and the step are invented.',
    evidence: [
      {
        label: 'What we did, day 6',
        lines: ['14:10 IST', 'svc-backup signs in to FIN-02,', 'a server it [[has never used]]'],
      },
      {
        label: 'What your side had',
        lines: [
          'Event    4624 on FIN-02, [[logged]]',
          'Rule     server new to account',
          'Except   [[backup accounts]]',
          'Alerts   [[none]]',
        ],
      },
    ],
  },
  sampleReport: 'attack-exercise',
  needs: [
    'A sponsor with authority over everything in scope',
    'Two or three people who can keep it confidential',
    'A phone answered day and night until we stop',
    'Your promise that no defender is appraised afterwards',
  ],
  duration: {
    range: '4–8 weeks, workshop included',
    movedBy: 'More systems between entry and objective take longer. Physical entry adds days.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Exercise lead', detail: 'At least 8 years of offensive testing' },
      { term: 'Two operators', detail: 'At least 4 years each' },
      { term: 'Threat analyst', detail: 'At least 3 years; writes the threat profile' },
    ],
    price: {
      basis: 'Fixed price per objective',
      movedBy: 'Weeks, phishing, physical entry, size of the network',
    },
    confidentiality: {
      holds: 'Screenshots and redacted samples as proof, captured credentials; no bulk copies',
      deleted: 'On the date you set',
    },
    retest: {
      summary: 'Once, within 60 days',
      includes: 'Undetected steps, run again with your defenders watching',
      shared: [],
    },
  },
  questions: [
    {
      question: 'Could something break?',
      answer:
        'Yes. We avoid crashing exploits, stay off systems you list as fragile and ask the control team before a risky step. An outage remains possible.',
    },
    {
      question: 'Do you stop if you meet a real intruder?',
      answer:
        'At once. We freeze, phone the control team and hand over our IP addresses and times, so that responders can tell our traces from theirs.',
    },
  ],
  related: [PATHS.vaptNetwork, PATHS.managedSecurity, PATHS.phishingSimulation],
  callToAction: {
    heading: 'What must an intruder never reach?',
    text: 'Tell us that, and who monitors your alerts today. Leave out passwords and IP addresses. You get a possible objective, or the advice to test first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
