import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations and terms are for the firm to confirm.
export const sase = {
  kind: 'service',
  path: PATHS.secureAccessServiceEdge,
  group: PATHS.cloud,
  icon: 'globe-edge',
  image: 'group-cloud',
  title: 'Secure access service edge',
  label: 'Secure Access Service Edge',
  position: 4,
  description:
    'SASE joins branch lines and security in one cloud service. We time it from your own branches, mark the contract and plan the moves, with a way back.',
  summary: 'Branch networking and security in one service, measured before you sign.',
  lead: 'One provider for your branch traffic and for the security checks on it: that is secure access service edge, SASE. We time it from your branches, read the contract with you and plan the change in phases.',
  facts: [
    { term: 'Before you sign', detail: 'A pilot in two branches' },
    { term: 'The pilot runs', detail: '4–6 weeks' },
    { term: 'We read the contract for', detail: 'Exit, logs, faults, growth' },
    { term: 'You get', detail: 'Figures, marked clauses, a phased design' },
  ],
  overview: {
    statement:
      'The data sheet shows a world map of access points. What counts is the one that answers your smallest branch at the busy hour.',
    paragraphs: [
      'The provider carries your branch traffic, inspects it, filters the web and opens applications. That removes boxes and adds a dependency: when the provider is slow, everything is slow.',
      'Small things hold these projects up. A bank admits you by your office’s address, which you now share with strangers. A payroll program pins its certificate and refuses inspection. A camera recorder waits for calls from outside. We list such cases before a branch moves.',
    ],
  },
  whenNeeded: {
    items: [
      'Branch lines, firewalls and web filter come up for renewal within the same year.',
      'Branches send everything through head office to reach cloud apps.',
      'You pay three vendors for broker, remote access and filter.',
    ],
    otherwise:
      'With one office and a handful of people at home, remote access by application and a well-kept firewall will do.',
  },
  scope: {
    inScope: [
      'Today’s lines, licences, costs and end dates',
      'Delay, jitter, loss and page times from branches and homes',
      'Which functions you need: SD-WAN (steering over several lines), web gateway, CASB, ZTNA, firewall',
      'What is decrypted, and which partners admit you by address',
      'What a branch does when the provider fails',
      'Service levels, place of data and logs, growth, exit',
    ],
    outOfScope: [
      'Lines and licences: you sign with the provider',
      'Legal advice: your lawyer receives the marked clauses',
      'Cabling and switches inside the branches',
      'Rollout beyond the first two sites',
    ],
  },
  approach: {
    heading: 'Measure, sign, move',
    steps: [
      {
        title: 'Fill one sheet',
        text: 'Sites, users, costs and end dates go on one sheet. Sometimes the sheet ends the project.',
      },
      {
        title: 'Tick functions',
        text: 'You tick what you would switch on in the first year. The rest should not be in the price.',
      },
      {
        title: 'Measure today',
        text: 'For two weeks probes time five applications and a call. We compare the slowest twentieth; averages hide the busy hour.',
      },
      {
        title: 'Run the pilot',
        text: 'Two branches and 10 people at home try it. Pass marks are written down first, and the old lines stay.',
      },
      {
        title: 'Break it on purpose',
        text: 'In an agreed hour we pull a line, block the nearest access point, and time the recovery.',
      },
      {
        title: 'Read the contract',
        text: 'We mark service credits, location of logs, the price of growth, export formats and help on leaving.',
      },
      {
        title: 'Design',
        text: 'Sites move in phases. Each phase has an owner, a way to return and a list of exceptions.',
      },
      { title: 'Go along', text: 'We attend the first two moves and measure again.' },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-207',
      text: 'For access decisions: being in a branch proves nothing about a person or a laptop.',
    },
    {
      title: 'MEF 117 (2022)',
      text: 'Defines what a SASE service consists of. Its terms let two offers be compared.',
    },
    {
      title: 'ISO/IEC 27002:2022, controls 5.22 and 8.21',
      text: 'On changes at suppliers and on the security of network services.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'Logs are kept 180 days within Indian jurisdiction, so the contract must say where yours lie and how you get them.',
    },
  ],
  deliverables: [
    {
      title: 'Measurement report',
      text: 'Before and during the pilot, failures and raw figures included.',
    },
    {
      title: 'Comparison',
      text: 'Two or three providers against your ticks, with costs over the whole term.',
    },
    { title: 'Marked contract', text: 'Clauses to change, each with the reason, for your lawyer.' },
    {
      title: 'Exception list',
      text: 'Traffic left closed, partners who know you by address, calls from outside.',
    },
    {
      title: 'Phased design',
      text: 'Sites in order, and who does what on the day.',
    },
  ],
  exhibit: {
    label: 'Pilot sheet, branch 2',
    heading: 'Passed on pages, failed on the telephone',
    text: 'Four weeks at the busy hour, beside the figures measured on the old line.',
    rows: [
      { term: 'Invoice page', detail: 'Before 1.9 s, pilot 1.4 s, mark 2.0 s: passed' },
      { term: 'Voice delay', detail: 'Before 38 ms, pilot 96 ms, mark 60 ms: failed' },
      { term: 'Line pulled', detail: 'Back in 21 s, mark 30 s: passed' },
      { term: 'Decision', detail: 'Voice leaves the branch directly' },
    ],
    outcome: 'Voice measured again after the change: 41 ms, passed',
    caption: 'Branch and figures are invented. The pilot report has such a sheet for each site.',
  },
  needs: [
    'Line and licence contracts, with their end dates',
    'Two branch managers willing to be the pilot',
    'The five applications without which work stops',
    'A buyer who can ask providers for trial access',
  ],
  duration: {
    range: '3–4 weeks to a comparison, 4–6 weeks of pilot, 2–4 weeks for each phase',
    movedBy: 'Sites and countries set the length; line contracts that cannot end early stretch it.',
  },
  questions: [
    {
      question: 'Do 50 people need it?',
      answer:
        'No, as a rule. With one or two offices, remote access by application and a managed firewall cost less and bind you less. Ten small branches may change that.',
    },
    {
      question: 'Can the provider read our traffic?',
      answer:
        'Yes, whatever it decrypts; that is how it inspects. So we list what stays closed, such as banking and health sites.',
    },
    {
      question: 'What happens when the provider is down?',
      answer:
        'It depends on what you chose for each branch. Closed, nobody works. Open, staff go out directly with fewer checks. The pilot tries your choice once.',
    },
    {
      question: 'Can we get out again?',
      answer:
        'Yes, if agreed at the start: overlapping months, policies in a readable format, logs exported at no charge. Afterwards it is a favour.',
    },
  ],
  related: [PATHS.zeroTrustNetworkAccess, PATHS.cloudAccessSecurityBroker, PATHS.nextGenFirewall],
  callToAction: {
    heading: 'When do your line contracts end?',
    text: 'Send those dates, the number of branches and how many people work from home. Our answer is to measure now, to wait, or to leave it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
