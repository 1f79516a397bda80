import { PATHS } from '../../../contracts/paths.ts';
import { NAMES_CAN_WAIT } from '../../service-terms.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const web = {
  kind: 'service',
  path: PATHS.vaptWeb,
  group: PATHS.vapt,
  icon: 'code',
  menuLine: 'Every role tried against every other',
  image: 'service-web',
  title: 'Web Penetration Testing',
  documentTitle: 'Web application penetration testing',
  position: 1,
  description:
    'We test your web application by hand in every role: whose data can be read, which steps can be skipped, how to fix it. One retest included.',
  summary: 'Every role tried against every other, by hand, with a retest of your fixes.',
  lead: 'We test by hand as each kind of user and show, request by request, what an attacker could read, change or spend.',
  facts: [
    { term: 'We start from', detail: 'Two accounts per role, checked beforehand' },
    { term: 'Testing takes', detail: '5–15 working days' },
    { term: 'Critical findings', detail: 'By phone, the day we confirm them' },
  ],
  deciding: { figure: '5–15 days', text: 'of testing by hand, with every role tried against every other' },
  overview: {
    statement: 'No scanner knows that one customer must never open another customer’s invoice.',
    paragraphs: [
      'That rule is yours, and no tool can guess it. So the first hours go into learning who pays, who approves and who may see whom. Then we try to break each of those rules.',
    ],
  },
  figure: {
    kind: 'matrix',
    title: 'Every role against one customer’s order',
    text: 'Six rows of the matrix behind the sample report: a shop that we invented, before its fixes. The order and the account are those of customer A.',
    rowsAre: 'Action',
    notesAre: 'Finding',
    legend: { full: 'Answered, as intended', ring: 'Refused', flaw: 'Answered, though it must be refused' },
    columns: ['Visitor', 'Customer A', 'Customer B', 'Clerk', 'Manager'],
    rows: [
      { label: 'Read A’s order', marks: ['ring', 'full', 'flaw', 'full', 'full'], note: 'HB-03' },
      {
        label: 'Change where it is delivered',
        marks: ['ring', 'full', 'flaw', 'full', 'full'],
        note: 'HB-03',
      },
      { label: 'Ask for a refund of it', marks: ['ring', 'ring', 'ring', 'full', 'full'], note: 'None' },
      { label: 'Approve that refund', marks: ['ring', 'ring', 'ring', 'flaw', 'full'], note: 'HB-02' },
      {
        label: 'Read the sales of other stores',
        marks: ['ring', 'ring', 'ring', 'flaw', 'flaw'],
        note: 'HB-04',
      },
      { label: 'Set a new password for A', marks: ['flaw', 'full', 'flaw', 'flaw', 'flaw'], note: 'HB-01' },
    ],
  },
  whenNeeded: {
    items: [
      'A release adds a role, a payment step, an upload or a new way to sign in.',
      'A customer, insurer or tender asks for an outside test.',
      'You changed framework, identity provider or hosting.',
      'PCI DSS v4.0.1 applies: requirement 11.4 asks for tests every 12 months and after significant change.',
      'You are a commercial bank, or an NBFC from the Middle Layer up: RBI (Directions of 31 July 2026) wants critical systems, and customer-facing ones in the DMZ, assessed every six months and penetration-tested every twelve.',
    ],
  },
  scope: {
    inScope: [
      'The application and the API calls its pages make, at URLs agreed in writing',
      'Two accounts per role, so that one customer is tested against another',
      'Sign-in, sessions, password reset, multi-factor and single sign-on',
      'Access control, input, uploads and business logic: prices, limits, order of steps',
    ],
    outOfScope: [
      'Denial of service and load testing',
      'Phishing your staff',
      'Servers and networks behind the application',
      'Third parties, such as payment gateways, without their consent',
      'Fixing your code',
    ],
  },
  approach: {
    heading: 'How we work',
    steps: [
      {
        title: 'Scope',
        day: 'Before the window',
        text: 'We count roles and user flows and agree the test window, contacts and a word to stop the test. Testing starts once you have signed the authorisation.',
      },
      {
        title: 'Prepare',
        day: 'Before the window',
        text: 'We check every account before the window opens, so that no test day is lost.',
      },
      {
        title: 'Map',
        day: 'From day 1',
        text: 'We use the application as each role and list what touches money, privacy or permissions.',
      },
      {
        title: 'Test',
        day: 'Until day 5–15',
        text: 'Tools give breadth. Most hours go into manual work on access control, sign-in and business logic. One record is enough to prove a leak, so we never copy the table.',
      },
      {
        title: 'Alert',
        day: 'The same day',
        text: 'We phone you about a critical finding the day we confirm it.',
      },
      { title: 'Report', day: '3–5 days later', text: 'We walk your developers through each finding.' },
      {
        title: 'Retest',
        day: 'Within 60 days',
        text: 'We check your fixes once, within 60 days, and reissue the report.',
      },
    ],
  },
  standards: [
    {
      title: 'OWASP WSTG v4.2',
      text: 'The test plan: each test is marked done, not applicable or not possible, with the reason.',
    },
    { title: 'OWASP ASVS 5.0.0', text: 'Level 1 or 2, when you want a yes or no per requirement.' },
    { title: 'NIST SP 800-115', text: 'Guides the planning of the test.' },
    {
      title: 'CVSS v4.0',
      text: 'Rates the severity of each finding, vector included. We explain the cost to your business in plain words.',
    },
    { title: 'OWASP Top 10:2025', text: 'Used only to label findings.' },
  ],
  deliverables: [
    { title: 'Summary', text: 'Two pages for managers: what could happen, what to fix first.' },
    {
      title: 'Findings',
      text: 'Each with steps, request and response, cause, and a fix for your framework.',
    },
    { title: 'Coverage list', text: 'Every test of the plan and what came of it, gaps included.' },
    {
      title: 'Letter after the retest',
      text: 'Dates, scope and status. It does not call the application secure.',
    },
  ],
  exhibit: {
    label: 'HB-03',
    severity: 'High',
    heading: 'A customer can read and change another customer’s order',
    text: 'The order is looked up by its number alone. The next number opens the next customer’s order, with an address that can be changed.',
    rows: [
      { term: 'Where', detail: 'GET /v2/orders/{id} and PATCH /v2/orders/{id}/delivery' },
      { term: 'Severity', detail: 'CVSS v4.0: 8.6 (AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N)' },
      { term: 'Class', detail: 'CWE-639, WSTG-ATHZ-04' },
      { term: 'Fix', detail: 'Look the order up together with its owner, in one place that every call uses' },
    ],
    outcome: 'Retested on build 4.19.1: closed',
    caption:
      'One finding of the sample report, in short: there its code, repair and retest follow. The shop is invented.',
  },
  sampleReport: 'penetration-test',
  needs: [
    'Written permission from the systems’ owner',
    'A staging environment with test data, or agreed hours on production',
    'A contact during test hours',
    'A release freeze on it while we test',
    'A decision to test through your WAF or around it',
  ],
  duration: {
    range: '5–15 working days of testing, 3–5 for the report',
    movedBy:
      'Depends first on the number of roles, then on user flows, single sign-on, payments and whether staging is ready on day one.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 5 years of testing web applications' },
      { term: 'Second tester', detail: 'At least 2 years' },
    ],
    price: { basis: 'Fixed price per application', movedBy: 'Roles, user flows, single sign-on, payments' },
    confidentiality: {
      holds: 'Requests, responses and screenshots, personal data masked',
      deleted: '90 days after the retest',
    },
    retest: {
      summary: 'One, within 60 days',
      includes: 'Every finding of the report, on the build you name',
    },
  },
  questions: [
    {
      question: 'Can you test the live site?',
      answer:
        'Yes. RBI expects banks to test production after go-live; we then agree hours, rollback and marked accounts, and fill or break nothing. If you test a copy, the report lists where its version and settings differ, for your Information Security Committee to approve.',
    },
    {
      question: 'Will we be secure afterwards?',
      answer:
        'No test can say that. The report shows what we found, in the days agreed, in the version tested. What you release next month is untested.',
    },
  ],
  related: [PATHS.vaptApi, PATHS.sourceCodeReview, PATHS.webApplicationFirewall],
  callToAction: {
    heading: 'Tell us what the application must never do',
    text: `Send a sentence on what it is, the number of roles and your date. ${NAMES_CAN_WAIT} We reply with questions, then a scope.`,
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
