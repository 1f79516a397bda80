import { PATHS } from '../../../contracts/paths.ts';
import { CLOUD_TEST_OR_REVIEW } from '../../service-terms.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const cloud = {
  kind: 'service',
  path: PATHS.vaptCloud,
  group: PATHS.vapt,
  icon: 'cloud',
  menuLine: 'AWS, Azure and Google Cloud accounts',
  image: 'service-cloud-test',
  title: 'Cloud Penetration Testing',
  position: 5,
  description:
    'A mostly read-only test of AWS, Azure or Google Cloud: who can become whom, what is public, where keys leak. Paths drawn, fixes as code.',
  summary: 'Who can become whom in your AWS, Azure or Google Cloud accounts.',
  lead: 'Most of this test is reading. We follow trust from role to role, list what is public and look for keys left in the open. Any step beyond reading waits for your approval.',
  facts: [
    { term: 'We ask for', detail: 'A read-only role with an end date' },
    { term: 'Active steps', detail: 'Only those you approve' },
    { term: 'It takes', detail: '5–12 working days' },
  ],
  deciding: { figure: 'read-only', text: 'is the role that we ask for, with an end date' },
  overview: {
    statement:
      'A typical way into a cloud account: a role trusts a pipeline, the pipeline trusts a repository, and a former contractor can still push to it.',
    paragraphs: [
      'No console page shows that chain, because each team sees one link of it. We load identities, policies and trust into one graph, search it for privilege-escalation paths from an ordinary account to sensitive data, and prove each path in the least harmful way.',
    ],
  },
  figure: {
    kind: 'path',
    title: 'One path from a branch to the backups',
    text: 'Each link of the graph, what it takes from the one before, and what removes it.',
    lanes: ['Pipeline', 'Identities', 'Data'],
    steps: [
      {
        lane: 1,
        place: 'A contractor who left can still push a branch',
        stop: 'Access ends with the contract',
      },
      {
        lane: 2,
        takes: 'the token that the pipeline gives that branch',
        place: 'A role that trusts every branch',
        stop: 'Trust for one repository and branch',
      },
      {
        lane: 2,
        takes: 'a session of that role',
        place: 'A policy that may pass on any role',
        stop: 'The roles it may pass are named',
      },
      {
        lane: 3,
        takes: 'an administrator’s role on a machine',
        place: 'A snapshot of the customer database',
        stop: 'No sharing outside the organisation',
      },
      {
        lane: 3,
        takes: 'the same role, which the backups trust',
        place: 'The backup account',
        stop: 'A separate account with no shared roles',
      },
    ],
  },
  whenNeeded: {
    items: [
      'You have more cloud accounts than anyone can list.',
      'The pipeline still deploys with keys made by people who have left.',
      'You opened an account to a vendor, a contractor or a second provider.',
      'A posture tool lists more risky settings than anyone reads.',
    ],
    otherwise: CLOUD_TEST_OR_REVIEW,
  },
  scope: {
    inScope: [
      'Identities, roles, policies and trust between accounts, tenants and pipelines',
      'Storage, snapshots, images and databases that are public or shared',
      'Keys left in images, functions, variables and build logs',
      'Metadata service, containers and Kubernetes permissions, where you run them',
      'Whether our actions appear in your logs',
    ],
    outOfScope: [
      'The provider’s own infrastructure',
      'Anything its testing policy forbids, denial of service above all',
      'Business logic inside your applications',
      'Reading the data we can reach: names and sizes are proof enough',
    ],
  },
  approach: {
    heading: 'From read access to proof',
    steps: [
      {
        title: 'Name the targets',
        text: 'You name what matters most: customer data, signing keys, the backup account.',
      },
      {
        title: 'Grant',
        text: 'You create a read-only role from our template, set to expire. We use no long-lived keys.',
      },
      {
        title: 'Export identities',
        text: 'We export identities, policies and public resources from every account and region, used or not.',
      },
      {
        title: 'Draw the graph',
        text: 'The export becomes a graph, which we search for paths to those targets.',
      },
      {
        title: 'Prove',
        text: 'You approve each step and its rollback. We follow the path with a marked test identity and stop before the data.',
      },
      {
        title: 'Fix',
        text: 'For each link you get a change in Terraform, Bicep or the command line to review. You apply it.',
      },
      {
        title: 'Redraw',
        text: 'After your changes, within 60 days, we export once more and show which paths are gone.',
      },
    ],
  },
  standards: [
    {
      title: 'CIS Foundations Benchmarks',
      text: 'For AWS, Azure or Google Cloud. The report names product, version and level, and the deviations that a path uses.',
    },
    {
      title: 'MITRE ATT&CK',
      text: 'The current version, named in the report: its cloud techniques give each step of a path an ID.',
    },
    {
      title: 'Your provider’s testing policy',
      text: 'Read again before each test, because it changes.',
    },
  ],
  deliverables: [
    { title: 'Identity-path graph', text: 'Who can become whom, as a drawing and as a file you can query.' },
    { title: 'Fixes as code', text: 'Each with its effect, its risk and how to undo it.' },
    { title: 'Public list', text: 'Everything reachable without signing in, with its owner.' },
    { title: 'Trace list', text: 'Our actions with times, beside what your logs kept of them.' },
  ],
  exhibit: {
    label: 'Path 3',
    severity: 'Critical',
    heading: 'A branch in one repository can become administrator of production',
    text: 'Two settings that passed separate reviews join into one path.',
    rows: [
      { term: 'Starts at', detail: 'A build job on any branch, by anyone who may push' },
      { term: 'Link 1', detail: 'The deploy role trusts the whole repository, whatever the branch' },
      { term: 'Link 2', detail: 'That role may hand any role to a function (iam:PassRole on *)' },
      { term: 'Reaches', detail: 'Administrator of production and the customer database' },
      { term: 'Fix', detail: 'Trust one branch and environment; pass one named role' },
    ],
    outcome: 'Redrawn after the change: path gone',
    caption: 'One finding, in short; the accounts are invented. Each path on the graph has such a card.',
    evidence: [
      {
        label: 'Who may take the deploy role',
        lines: [
          '"StringLike": {',
          '  "token.actions.githubusercontent',
          '   .com:sub":',
          '  "repo:firm/shop:[[*]]"',
          '}',
        ],
      },
      {
        label: 'What it may do',
        lines: ['"Effect": "Allow",', '"Action": "[[iam:PassRole]]",', '"Resource": "[[*]]"'],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'Written permission from the accounts’ owner, with account or tenant numbers',
    'Someone entitled to create the read-only role',
    'A test identity with an ordinary developer’s rights',
    'Someone who approves active steps quickly',
  ],
  duration: {
    range: '5–12 working days for one provider and up to three accounts',
    movedBy: 'More accounts and providers mean more days; so does Kubernetes.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 5 years, 3 of them with your cloud provider' },
      { term: 'Second tester', detail: 'At least 2 years' },
    ],
    price: { basis: 'Fixed price per provider', movedBy: 'Accounts, Kubernetes, home-made pipelines' },
    confidentiality: {
      holds: 'Exports of identities and policies, opened only by the testers',
      deleted: 'When you accept the report; the second export after the redraw',
    },
    retest: { summary: 'One redraw, within 60 days', includes: 'A second export, and which paths are gone' },
  },
  questions: [
    {
      question: 'Must the provider agree?',
      answer:
        'Usually not. The large providers let customers test much of what they rent without asking, and prohibit the rest. We read the current policy and apply where approval is needed.',
    },
    {
      question: 'Our posture tool is green. Is that enough?',
      answer:
        'It judges settings one by one. It seldom sees that three permitted settings form a path, or that a key is baked into an image.',
    },
  ],
  related: [PATHS.configurationReview, PATHS.sourceCodeReview, PATHS.cloudAccessSecurityBroker],
  callToAction: {
    heading: 'Name the data that must not leak',
    text: 'Add the provider, the number of accounts and how you deploy. We send the role we would ask for and the days we would need.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
