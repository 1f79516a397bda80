import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: durations, experience, price basis, retest and other terms are for the firm to confirm.
export const sase = {
  kind: 'service',
  path: PATHS.secureAccessServiceEdge,
  group: PATHS.cloud,
  icon: 'globe-edge',
  image: 'group-cloud',
  imageCrop: 'close-up',
  closingImage: 'card-team',
  title: 'Secure access service edge',
  label: 'Secure Access Service Edge',
  position: 4,
  description:
    'SASE joins SD-WAN and security in one cloud service. We measure it from your branches, mark up the contract and plan the migration, with rollback.',
  summary: 'Branch networking and security in one service, measured before you sign.',
  lead: 'Secure access service edge (SASE) puts your branch networking and its security inspection with one cloud provider. We measure it from your branches, review the contract with you and plan the migration in phases.',
  facts: [
    { term: 'Before you sign', detail: 'A pilot in two branches' },
    { term: 'The pilot runs', detail: '4–6 weeks' },
    { term: 'You get', detail: 'Figures, marked clauses, a phased design' },
  ],
  overview: {
    statement: 'What counts is the point of presence that serves your smallest branch at the busy hour.',
    paragraphs: [
      'Small things hold these projects up. Your bank allow-lists your IP address, which other customers now share. A payroll client pins its certificate and breaks under TLS inspection. A camera recorder expects inbound connections. We list such cases before a branch migrates.',
    ],
  },
  whenNeeded: {
    items: [
      'Branch lines, firewalls and web filter come up for renewal within the same year.',
      'Branch traffic to cloud apps is backhauled through head office.',
    ],
  },
  scope: {
    inScope: [
      'Today’s lines, licences, costs and end dates',
      'Latency, jitter, packet loss and page load times from branches and homes',
      'Which functions you need: SD-WAN (steering over several lines), secure web gateway, CASB, ZTNA, firewall as a service',
      'TLS inspection, its bypass list, and partners who allow-list your IP address',
      'Failover: what a branch does when the provider is down',
      'Service levels, location of data and logs, growth, exit',
    ],
    outOfScope: [
      'Circuits and licences: you sign with the provider',
      'Legal advice: your lawyer receives the marked clauses',
      'Rollout beyond the first two sites',
    ],
  },
  approach: {
    heading: 'Measure, sign, move',
    steps: [
      {
        title: 'Take stock',
        text: 'Sites, users, costs and end dates go on one sheet. Sometimes the sheet ends the project.',
      },
      {
        title: 'Choose functions',
        text: 'You tick what you would switch on in the first year. The rest should not be in the price.',
      },
      {
        title: 'Measure the baseline',
        text: 'For two weeks probes time five applications and a voice call. We compare the 95th percentile, because averages hide the busy hour.',
      },
      {
        title: 'Run the pilot',
        text: 'Two branches and 10 people at home try it. Acceptance criteria are written down first, and the old circuits stay.',
      },
      {
        title: 'Break it on purpose',
        text: 'In an agreed hour we pull a circuit, block the nearest point of presence and time the failover.',
      },
      {
        title: 'Read the contract',
        text: 'We mark service credits, location of logs, the price of growth, export formats and help on leaving.',
      },
      { title: 'Migrate', text: 'We attend the first two cutovers and measure again.' },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-207',
      text: 'Zero trust: being inside a branch earns a person or a laptop no access.',
    },
    {
      title: 'MEF 117 (2022)',
      text: 'Defines the attributes of a SASE service, so that two offers can be compared. Published by MEF, now Mplify.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'A rolling 180 days of logs within Indian jurisdiction. CERT-In’s FAQs accept copies abroad if you can produce them in reasonable time, so the contract must say where yours are and how you get them.',
    },
  ],
  deliverables: [
    {
      title: 'Measurement report',
      text: 'Before and during the pilot, failures and raw figures included.',
    },
    {
      title: 'Comparison',
      text: 'Two or three providers against your chosen functions, with costs over the whole term.',
    },
    { title: 'Marked contract', text: 'Clauses to change, each with the reason, for your lawyer.' },
    {
      title: 'Phased design',
      text: 'Sites in order, and who does what on the day.',
    },
  ],
  exhibit: {
    label: 'Pilot sheet, branch 2',
    heading: 'Passed on page loads, failed on voice',
    text: 'Four weeks at the busy hour, compared with the old circuit.',
    rows: [
      { term: 'Invoice page', detail: 'Before 1.9 s, pilot 1.4 s, limit 2.0 s: passed' },
      { term: 'Voice latency', detail: 'Before 38 ms, pilot 96 ms, limit 60 ms: failed' },
      { term: 'Failover', detail: 'Back in 21 s, limit 30 s: passed' },
      { term: 'Decision', detail: 'Local breakout for voice' },
    ],
    outcome: 'Voice measured again after the change: 41 ms, passed',
    caption: 'Branch and figures are invented. The pilot report has such a sheet for each site.',
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Line and licence contracts, with their end dates',
    'Two branch managers willing to run the pilot',
    'The five applications without which work stops',
    'A buyer who can ask providers for trial access',
  ],
  duration: {
    range: '3–4 weeks to a comparison, 4–6 weeks of pilot, 2–4 weeks for each phase',
    movedBy: 'Sites and countries set the length, and circuit contracts that cannot end early stretch it.',
  },
  terms: {
    engagement: 'advice',
    people: [
      { term: 'Network architect', detail: 'At least 8 years, SD-WAN projects included' },
      { term: 'Measurement engineer', detail: 'At least 3 years; runs probes and pilot' },
    ],
    price: { basis: 'Fixed price per phase', movedBy: 'Sites, countries, providers compared' },
    confidentiality: {
      holds: 'Line contracts, costs and measurements',
      deleted: '90 days after the design is accepted',
    },
    retest: { summary: 'One, after the provider’s change', includes: 'Each criterion that a branch failed' },
    regulators: ['notAnAudit', 'certInDirections', 'outsourcing'],
  },
  questions: [
    {
      question: 'Do 50 people need it?',
      answer:
        'Rarely. With one or two offices, ZTNA and a managed firewall cost less and bind you less. Ten small branches may change that.',
    },
    {
      question: 'What happens when the provider is down?',
      answer:
        'You choose for each branch. Fail closed, and work stops. Fail open, and staff reach the internet directly with fewer checks. The pilot tests your choice once.',
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
