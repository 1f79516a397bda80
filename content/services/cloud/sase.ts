import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const sase = {
  kind: 'service',
  path: PATHS.secureAccessServiceEdge,
  group: PATHS.cloud,
  icon: 'globe-edge',
  menuLine: 'Branch network and security in one',
  image: 'service-sase',
  title: 'Secure Access Service Edge',
  position: 4,
  description:
    'SASE joins SD-WAN and security in one cloud service. We measure it from your branches, mark up the contract and plan the migration in phases.',
  summary: 'Branch networking and security in one service, measured before you sign.',
  lead: 'Secure access service edge (SASE) puts your branch networking and its security inspection with one cloud provider. We measure it from your branches, review the contract with you and plan the migration in phases.',
  facts: [
    { term: 'Before you sign', detail: 'A pilot in two branches' },
    { term: 'The pilot runs', detail: '4–6 weeks' },
    { term: 'You get', detail: 'Figures, marked clauses, a phased design' },
  ],
  deciding: { figure: '4–6 weeks', text: 'of pilot in two branches, before you sign' },
  overview: {
    statement:
      'SASE traffic passes through the provider’s point of presence (PoP), so its distance and load decide what your smallest branch gets at the busy hour.',
    paragraphs: [
      'There are two models: one vendor for everything, or SD-WAN from one and security service edge (SSE: secure web gateway, CASB, ZTNA, firewall as a service) from another. We compare both.',
      'Exceptions delay migrations. Your bank allow-lists your egress IP address, which other customers would then share. A payroll client pins its certificate and fails under TLS inspection. A video recorder expects inbound connections. We list them before a branch migrates.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'One way in for every branch',
    text: 'All traffic meets the nearest point of presence. If it fails, the second takes over.',
    layers: [
      {
        nodes: [{ label: 'Head office' }, { label: 'Smallest branch' }, { label: 'Home' }],
        links: [
          [1, 1],
          [2, 1],
          [3, 1],
          [1, 3, 'limited'],
          [2, 3, 'limited'],
          [3, 3, 'limited'],
        ],
      },
      {
        nodes: [
          { label: 'Nearest point of presence', detail: 'SD-WAN and inspection', span: 2, look: 'gate' },
          { label: 'Second point of presence', detail: 'failover', span: 1, look: 'quiet' },
        ],
        links: [
          [1, 1],
          [1, 2],
          [2, 3],
          [3, 1, 'limited'],
          [3, 3, 'limited'],
        ],
      },
      { nodes: [{ label: 'Internet' }, { label: 'Cloud apps' }, { label: 'Data centre' }], links: [] },
    ],
  },
  whenNeeded: {
    items: [
      'WAN circuits, firewalls and web gateway come up for renewal in the same year.',
      'Branch traffic to cloud apps is backhauled through head office.',
    ],
  },
  scope: {
    inScope: [
      'Today’s circuits, licences, costs and end dates',
      'Latency, jitter, packet loss and page load times from branches and homes',
      'Functions: SD-WAN (path selection over several circuits) and each part of SSE',
      'TLS inspection, its bypass list, and dedicated egress IP addresses',
      'Failover between circuits and PoPs, and provider outages',
      'Service levels, location of data and logs, growth, exit',
    ],
    outOfScope: [
      'Circuits and licences: you sign with the provider',
      'Legal advice: your lawyer receives the marked clauses',
      'Rollout beyond the first two sites',
    ],
  },
  approach: {
    heading: 'From inventory to cutover',
    steps: [
      {
        title: 'Take stock',
        text: 'Sites, users, costs and end dates go on one sheet. Without a saving or less risk, we advise against SASE.',
      },
      {
        title: 'Choose functions',
        text: 'You tick what you would use in the first year. The rest stays out of the price.',
      },
      {
        title: 'Measure the baseline',
        text: 'For two weeks probes time five applications and a voice call. We compare 95th percentiles, because averages hide the busy hour.',
      },
      {
        title: 'Run the pilot',
        text: 'Two branches and 10 people at home try it. Acceptance criteria are written down first, and the old circuits stay.',
      },
      {
        title: 'Test failover',
        text: 'In an agreed window we disconnect a circuit, block the nearest PoP and time the recovery.',
      },
      {
        title: 'Review the contract',
        text: 'We mark service credits, log location, the price of growth, export formats and exit assistance.',
      },
      { title: 'Migrate', text: 'We attend the first two cutovers and measure again.' },
    ],
  },
  standards: [
    {
      title: 'NIST SP 800-207',
      text: 'Zero trust: connecting from a branch alone grants no access.',
    },
    {
      title: 'MEF 117 (2022)',
      text: 'SASE service attributes, used to compare offers. Published by MEF, now Mplify.',
    },
    {
      title: 'CERT-In directions, 28 April 2022',
      text: 'A rolling 180 days of logs within Indian jurisdiction. CERT-In’s FAQs accept copies abroad that you can produce in reasonable time, so the contract must settle both.',
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
    options: [
      {
        title: 'Local breakout for voice',
        cost: 'A change by the provider, and two weeks of measuring',
        risk: 'Calls leave without the inspection of the cloud',
        isAdvised: true,
      },
      {
        title: 'Keep the old circuit for voice',
        cost: 'One circuit for each branch, every month',
        risk: 'Two networks to run and to watch',
      },
      { title: 'Sign as it is', cost: 'Nothing now', risk: 'Calls at 96 ms, over the limit of 60' },
    ],
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Circuit and licence contracts, with end dates',
    'Two branch managers willing to run the pilot',
    'The five applications without which work stops',
    'A buyer who can ask providers for trial access',
  ],
  duration: {
    range: '3–4 weeks to a comparison, 4–6 of pilot, 2–4 for two cutovers',
    movedBy: 'Sites and countries set the length, and circuit contracts that cannot end early stretch it.',
  },
  terms: {
    engagement: 'advice',
    people: [
      { term: 'Network architect', detail: 'At least 8 years, SD-WAN projects included' },
      { term: 'Measurement engineer', detail: 'At least 3 years; runs probes and pilot' },
    ],
    price: {
      basis: 'Fixed price to the second cutover',
      movedBy: 'Sites, countries, providers compared',
    },
    confidentiality: {
      holds: 'Circuit contracts, costs and measurements',
      deleted: '90 days after the design is accepted',
    },
    retest: {
      summary: 'One remeasurement, after the provider’s change',
      includes: 'Each criterion that failed',
    },
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
        'It depends on your choice for each branch. If it fails closed, work stops; if it fails open, staff reach the internet with fewer checks. The pilot tests your choice.',
    },
  ],
  related: [PATHS.zeroTrustNetworkAccess, PATHS.cloudAccessSecurityBroker, PATHS.nextGenFirewall],
  callToAction: {
    heading: 'When do your circuit contracts end?',
    text: 'Send those dates, the number of branches and how many people work from home. We answer whether to measure now, wait or drop it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
