import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const waf = {
  kind: 'service',
  path: PATHS.webApplicationFirewall,
  group: PATHS.cloud,
  icon: 'filter',
  menuLine: 'Tuned on your own forms, then blocking',
  image: 'service-waf',
  title: 'Web Application Firewall',
  position: 1,
  description:
    'We tune your WAF on your own traffic: log, adjust, then block. Virtual patches get an end date, exceptions an owner, and the origin is locked.',
  summary: 'Log, tune on your own forms, then block, with the origin locked.',
  lead: 'A web application firewall (WAF) reads each request before your application does. We tune it on your own forms until it can block without hurting customers, then close the ways around it.',
  facts: [
    { term: 'First two weeks', detail: 'Logging only, but for virtual patches' },
    { term: 'Then', detail: 'Blocking, one rule group at a time' },
    { term: 'Until full blocking', detail: '4–8 weeks' },
  ],
  deciding: {
    figure: '2 weeks',
    text: 'of logging only, but for virtual patches, before anything is blocked',
  },
  overview: {
    statement:
      'Switched to block on the first day, a WAF turns away customers whose address or message looks like an attack.',
    paragraphs: [
      'Tuning means finding the legitimate input that triggers a generic rule: addresses, long texts, product names. What you gain is time: a rule can shield a known flaw while its fix is written. Such a virtual patch can be bypassed, so each has an expiry date.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'What reaches the origin',
    text: 'The rules read each request. The way around them is closed at the origin.',
    layers: [
      {
        nodes: [
          { label: 'Customer’s form', look: 'quiet' },
          { label: 'Hostile request' },
          { label: 'Direct to the origin' },
        ],
        links: [
          [1, 1],
          [2, 2, 'stopped'],
          [3, 3, 'hostile'],
        ],
      },
      {
        nodes: [{ label: 'WAF rules', detail: 'log, tune, then block', span: 2, look: 'gate' }, {}],
        links: [
          [1, 1],
          [3, 3, 'stopped'],
        ],
      },
      { nodes: [{ label: 'Origin', detail: 'accepts the WAF alone', span: 3 }], links: [] },
    ],
  },
  whenNeeded: {
    items: [
      'A flaw is known, and neither vendor nor team can close it this month.',
      'Your WAF only watches, or its exceptions have lost their reasons.',
      'Bots try stolen passwords on your sign-in page.',
      'PCI DSS v4.0.1 applies: requirement 6.4.2 asks for an automated defence in front of public web applications.',
    ],
  },
  scope: {
    inScope: [
      'Websites and APIs at host names we list together',
      'Rule set, thresholds, and exceptions per form',
      'Rate limits for sign-in, password reset, search and one-time passwords',
      'Virtual patches for named flaws',
      'The origin: your own server, which must accept requests only from the WAF',
    ],
    outOfScope: [
      'Fixing the application',
      'Floods beyond what your WAF contract absorbs; see DDoS protection',
      'Licences and traffic charges',
      'Alert monitoring',
    ],
  },
  approach: {
    heading: 'Log, tune, block',
    figure: {
      kind: 'timeline',
      title: 'Twelve weeks, as an example',
      text: 'Three applications, with a check 30 days after the last of them blocks.',
      unit: 'Weeks',
      length: 12,
      rows: [
        { label: 'List and log', by: 'us', when: '10–14 days; virtual patches block', bar: [0, 2.5] },
        { label: 'Answer for forms', by: 'you', when: 'What each is meant to accept', bar: [2, 4.5] },
        { label: 'Tune', by: 'us', when: 'One rule, one field, one URL', bar: [2.5, 5] },
        { label: 'Block', by: 'us', when: 'One rule group at a time', points: [5, 5.8, 6.6, 7.4] },
        { label: 'Lock the origin', by: 'you', when: 'With us', bar: [6, 7] },
        { label: 'Check', by: 'us', when: '30 days later', points: [11.7] },
      ],
    },
    steps: [
      {
        title: 'List',
        text: 'We list host names, forms, uploads and calling partners, and who owns each.',
      },
      {
        title: 'Log',
        text: 'But for virtual patches, traffic passes unblocked for 10 to 14 days, month-end included if yours is busy.',
      },
      {
        title: 'Tune',
        text: 'We read what would have been blocked, ask the form’s owner, and write the narrowest exception: one rule, one field, one URL.',
      },
      {
        title: 'Block',
        text: 'Rule groups go live one by one, outside your busy hours, with a rollback that your staff have tried.',
      },
      {
        title: 'Lock the origin',
        text: 'If your server answers on its own IP address, attackers bypass the WAF. A tunnel, mutual TLS or IP allow-lists close that path.',
      },
      {
        title: 'Replay requests',
        text: 'We send one list of hostile requests and one of legitimate ones, keep both, and time your five busiest pages.',
      },
      {
        title: 'Keep it current',
        text: 'Half an hour a month for your team: expired exceptions go, virtual patches are checked against releases.',
      },
    ],
  },
  standards: [
    {
      title: 'OWASP CRS 4',
      text: 'The generic rule set, where your product runs it. Paranoia level and threshold are written down.',
    },
    {
      title: 'PCI DSS v4.0.1, requirement 6.4.2',
      text: 'Detects and prevents, stays current, logs, and either blocks or raises an alert that is investigated at once.',
    },
  ],
  deliverables: [
    { title: 'Blocking rules', text: 'The exported configuration, with a reason beside each change.' },
    { title: 'Exception register', text: 'Rule, field, reason, owner, end date.' },
    { title: 'Virtual patches', text: 'Each with its flaw, its test and its last day.' },
    { title: 'Replay lists', text: 'Legitimate and hostile requests, ready to run after each release.' },
  ],
  exhibit: {
    label: 'Exception 12',
    heading: 'The complaint form may say “select”',
    text: 'Customers describe what they selected, and a generic rule against SQL injection scored that as an attack.',
    rows: [
      { term: 'Rule', detail: 'One rule of the CRS SQL injection group (942)' },
      { term: 'Applies to', detail: 'The field “message” of the complaint form' },
      { term: 'Stays blocked', detail: 'The same words in every other field' },
      { term: 'Owner', detail: 'Head of customer service' },
      { term: 'Ends', detail: 'With the new form, at the latest on 30 June 2027' },
    ],
    outcome: 'Replayed: legitimate list passes, hostile list is blocked',
    caption: 'Invented form. Every exception is recorded like this.',
    change: { before: '“Select” stops a complaint', after: 'The complaint passes, the attack does not' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Control of DNS and certificates for the names on the list',
    'A WAF account, or the decision to buy one',
    'An owner for each form, who knows what a legitimate entry looks like',
    'The dates of busy days and releases',
    'Access to the firewall or host of the origin',
  ],
  duration: {
    range: '4–8 weeks from the first log to full blocking of up to five applications',
    movedBy:
      'Every form and API caller is tuned separately. Uploads, free text and frequent releases add to it.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'WAF engineer', detail: 'At least 5 years, 2 of them with your product' },
      { term: 'Application tester', detail: 'At least 3 years; writes the hostile requests' },
    ],
    price: { basis: 'Fixed price per application', movedBy: 'Forms, API callers, releases during tuning' },
    confidentiality: {
      holds: 'Request logs, passwords and card numbers masked',
      deleted: '30 days after the check',
    },
    retest: {
      summary: 'One, after 30 days',
      includes: 'Both replay lists, the origin lock and each exception',
    },
    regulators: ['notAnAudit', 'certInDirections', 'dpdpProcessor'],
  },
  questions: [
    {
      question: 'May we skip the penetration test?',
      answer:
        'No. A WAF recognises attack patterns. It cannot tell that a customer is reading someone else’s order, and what it shields is still broken underneath.',
    },
    {
      question: 'Will it slow our site?',
      answer:
        'Slightly, since each request is inspected once more. We time those five pages before and after and show you both.',
    },
  ],
  related: [PATHS.vaptWeb, PATHS.ddos, PATHS.vaptApi],
  callToAction: {
    heading: 'Does your WAF block, or only watch?',
    text: 'Send the number of host names, the product if there is one, and your busiest day. You get questions about your forms, then a plan by week.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
