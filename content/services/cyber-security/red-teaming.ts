import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, hours and retest terms are for the firm to confirm.
export const redTeaming = {
  kind: 'service',
  path: PATHS.redTeaming,
  group: PATHS.cyberSecurity,
  title: 'Red teaming',
  label: 'Red Teaming',
  position: 6,
  description:
    'A quiet, agreed attack on one objective. You get our timeline beside what your defenders saw, and a workshop that replays it step by step.',
  lead: '“Reach payroll unseen.” You give us one objective of this kind. Two or three of your people know; your defenders do not. Afterwards you compare what we did with what they saw.',
  image: 'card-mission',
  icon: 'flag',
  summary: 'One objective, pursued quietly, to test your defenders rather than your software.',
  facts: [
    { term: 'We pursue', detail: 'One objective, agreed in writing' },
    { term: 'Who knows', detail: 'A control group of two or three' },
    { term: 'Either side may stop', detail: 'With one word, at any hour' },
    { term: 'It ends with', detail: 'Both timelines, replayed together' },
  ],
  overview: {
    statement:
      'A penetration test asks what is broken. A red team asks who notices, how soon, and what they do next.',
    paragraphs: [
      'So we do not list every flaw. We take the path that works and log each action to the minute. If your people catch us on the second day, that is the result you hoped for: we record it, agree a place to restart, and see whether they catch us again.',
    ],
  },
  whenNeeded: {
    items: [
      'Penetration tests find little, and you wonder whether anybody noticed them.',
      'You pay for monitoring and have never seen it tried.',
      'The board asks whether designs, payroll or backups can be reached.',
      'Your parent company wants an exercise led by real threats.',
    ],
    otherwise:
      'If nobody reads your alerts, buy a network penetration test and spend the difference on logging.',
  },
  scope: {
    inScope: [
      'Internet-facing systems, mail, sign-in and the internal network, towards the objective',
      'Phishing and phone pretexts, with texts you approve',
      'Entry to a building, if its owner has signed too',
      'A replay workshop with your defenders',
    ],
    outOfScope: [
      'Private accounts, private phones, families',
      'Disruption, destruction, real payments',
      'Platforms of others without their consent',
      'A full list of vulnerabilities',
      'Reporting who was deceived',
    ],
  },
  approach: {
    heading: 'How the exercise runs',
    steps: [
      {
        title: 'Choose an objective',
        text: 'You name what must not happen. We turn it into an objective whose proof is harmless: a screenshot, not a payment.',
      },
      {
        title: 'Authorise',
        text: 'Your sponsor signs scope, dates, stop word and the letter our people carry; cloud providers’ rules are checked.',
      },
      {
        title: 'Choose an attacker',
        text: 'We describe two plausible attackers by their techniques, and you pick one.',
      },
      {
        title: 'Enter',
        text: 'We try from outside for an agreed number of days. Then you hand us an ordinary laptop (an assumed breach), so that most of the time goes into the inside.',
      },
      {
        title: 'Move inside',
        text: 'Quietly at first, then a little louder each week, to find the point at which someone notices.',
      },
      {
        title: 'Stop',
        text: 'We stop at the objective, on the end date or at your word, and remove everything on our list.',
      },
      {
        title: 'Replay together',
        text: 'We go through it step by step with your defenders: what was logged, what raised an alert, what someone did.',
      },
    ],
  },
  standards: [
    {
      title: 'MITRE ATT&CK v19',
      text: 'Each action carries a technique ID. What we did not try is listed as untried.',
    },
    {
      title: 'NIST SP 800-115',
      text: 'Guides the rules of engagement, the handling of your data and the report.',
    },
  ],
  deliverables: [
    { title: 'Two timelines', text: 'Our action beside your alert, ticket or silence, in IST.' },
    { title: 'Detection gaps', text: 'A missing log, a missing rule or a missing call, each with an owner.' },
    { title: 'Note for the board', text: 'Objective, outcome and three decisions, on two pages.' },
    { title: 'Clean-up list', text: 'Accounts, files and devices we used, and proof of their removal.' },
  ],
  exhibit: {
    label: 'Step 14',
    heading: 'The backup account signs in where it never has',
    text: 'Its password stood in a script on a shared drive. With it we opened a session on the finance server.',
    rows: [
      { term: 'When', detail: 'Day 6, 14:10 IST' },
      { term: 'Technique', detail: 'T1078.002, valid domain account' },
      { term: 'Logged', detail: 'Yes, on that server only' },
      { term: 'Alerted', detail: 'No: the rule skipped backup accounts' },
      { term: 'Cheapest fix', detail: 'Restrict the account to two hosts' },
    ],
    outcome: 'Replayed after the fix: refused, and alerted',
    caption: 'One row of both timelines. The company and the step are invented.',
  },
  needs: [
    'A sponsor with authority over everything in scope',
    'Two or three people who can keep it to themselves for weeks',
    'A phone that they answer day and night until we stop',
    'A promise to the defenders that nobody is being graded',
  ],
  duration: {
    range: '4–8 weeks, workshop included',
    movedBy:
      'The number of systems between the door and the objective moves it most; entry to a building adds days, and so does a defender who is awake.',
  },
  questions: [
    {
      question: 'Are we ready, or is a penetration test due first?',
      answer:
        'It depends on three things: someone reads alerts, patches are current, and serious findings from the last test are closed. If one is missing, take the penetration test.',
    },
    {
      question: 'Could something break?',
      answer:
        'Yes. We avoid crashing exploits, keep off devices you call fragile and ask the control group before a risky step. That makes it unlikely, not impossible.',
    },
    {
      question: 'Do you stop if you meet a real intruder?',
      answer:
        'Yes. We freeze, phone the control group and hand over our addresses and times, so that responders can tell our traces from theirs. The exercise waits.',
    },
  ],
  related: [PATHS.vaptNetwork, PATHS.managedSecurity, PATHS.phishingSimulation],
  callToAction: {
    heading: 'What must an intruder never reach?',
    text: 'Tell us that, and who watches your alerts today; leave out passwords and addresses. You get a possible objective, or the advice to test first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
