import { PATHS, sampleReportPath } from '../contracts/paths.ts';
import type { SampleReportPage } from './types.ts';

const VERSION = { term: 'Version', detail: 'Sample, for anyone to read' };

const penetrationTest: SampleReportPage = {
  kind: 'sample-report',
  name: 'penetration-test',
  path: sampleReportPath('penetration-test'),
  icon: 'code',
  image: 'group-vapt',
  imageCrop: 'close-up',
  title: 'Penetration test report',
  documentTitle: 'Sample penetration test report',
  label: 'Sample: penetration test',
  description:
    'A sample penetration test report to read or print: summary, findings with proof and fix, retest results. Everything in it is invented.',
  summary: 'One finding from each of our tests, with proof, fix and retest.',
  lead: 'How our findings read, from a web application to a wireless network: what an attacker gains, the proof, the fix, and what the retest found.',
  facts: [
    { term: 'Clients', detail: 'Invented, one for each test' },
    { term: 'Severity', detail: 'CVSS v4.0 where one flaw is scored' },
    VERSION,
  ],
  overview: {
    statement:
      'In one of these systems a customer could read another customer’s orders. In another, a build job could become administrator of production.',
    paragraphs: [
      'Neither critical path needed an exploit. Each chained settings that pass a review one by one, and the retest found each cut after one link was changed.',
      'Your report covers one system and holds every finding and what was not tested. This sample takes one finding from each kind of test, so that you can compare the form.',
    ],
  },
  decisions: {
    heading: 'What management decides',
    items: [
      {
        title: 'This week',
        text: 'Trust one branch in the deploy role. Give the backup service a managed account.',
      },
      {
        title: 'This month',
        text: 'Check the owner on every order call and export job. Sign updates and verify the signature.',
      },
      {
        title: 'Still open after the retest',
        text: 'Version 1 of the API accepts the role field. The mobile session outlives sign-out on the server.',
      },
    ],
  },
  entries: {
    heading: 'Findings',
    intro: 'Each comes from another invented system and keeps the number it had in its own report.',
  },
  limits: {
    heading: 'What was not tested',
    items: [
      'Denial of service and load',
      'Third-party platforms whose owners gave no consent',
      'Versions and hosts outside the written scope',
      'Anything released after the last test day',
    ],
  },
  callToAction: {
    heading: 'Would your auditor accept this form?',
    text: 'Send the sample to whoever asked you for a test, then send us what they say. We reply with a scope that fits.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
};

const attackExercise: SampleReportPage = {
  kind: 'sample-report',
  name: 'attack-exercise',
  path: sampleReportPath('attack-exercise'),
  icon: 'flag',
  image: 'card-mission',
  imageCrop: 'close-up',
  title: 'Exercise report',
  documentTitle: 'Sample report of red team and phishing exercises',
  label: 'Sample: exercises',
  description:
    'A sample of our exercise reports to read or print: a red team step, a phishing exercise, a training case. Firms and times are invented.',
  summary: 'A red team step, a phishing exercise and a training case, in one form.',
  lead: 'Three exercises with people in them: what was tried, who noticed, after how many minutes, and what changed afterwards.',
  facts: [
    { term: 'Clients', detail: 'Three invented firms' },
    { term: 'Names', detail: 'No person is named in any result' },
    VERSION,
  ],
  overview: {
    statement:
      'The backup account reached the finance server without an alert. The first phishing report came after four minutes, and removal took three hours.',
    paragraphs: [
      'Both gaps had a plain cause: a detection rule that skipped backup accounts, and two people with the right to remove mail who sat in one meeting. Neither needed a new product.',
      'The training case rehearses the payment rule that would have stopped the loss an intruder was after.',
    ],
  },
  decisions: {
    heading: 'What management decides',
    items: [
      {
        title: 'Detection',
        text: 'Put backup accounts back into the sign-in rule and restrict them to two hosts.',
      },
      { title: 'Help desk', text: 'Let whoever is on duty remove a reported message.' },
      { title: 'Finance', text: 'Hold a payment to a changed account until two people have confirmed it.' },
    ],
  },
  entries: {
    heading: 'Exercise records',
    intro: 'One page from each: the full reports hold every step, exercise and case.',
  },
  limits: {
    heading: 'What this does not show',
    items: [
      'Who clicked, or which employee was deceived',
      'Techniques that were not tried; the full report lists them as untried',
      'What an attacker with more time would find',
    ],
  },
  callToAction: {
    heading: 'What would you want to rehearse first?',
    text: 'Name the payment, the system or the message that worries you. We propose the smallest exercise that shows it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
};

const configurationReview: SampleReportPage = {
  kind: 'sample-report',
  name: 'configuration-review',
  path: sampleReportPath('configuration-review'),
  icon: 'sliders',
  image: 'group-grc',
  imageCrop: 'close-up',
  title: 'Configuration review report',
  documentTitle: 'Sample configuration review report',
  label: 'Sample: configuration review',
  description:
    'A sample configuration review to read or print: deviations of servers, a firewall and a switch, each with a decision. Everything is invented.',
  summary: 'Deviations on servers, a firewall and a switch, each with a decision.',
  lead: 'Settings compared with a named Benchmark, a rule base and a template: what was found, the command, the way back, and the decision.',
  facts: [
    { term: 'Client', detail: 'An invented firm with 16 member servers' },
    { term: 'Compared with', detail: 'CIS Benchmark, Level 1, and the firm’s own template' },
    VERSION,
  ],
  overview: {
    statement:
      'Fourteen of 16 servers accepted unsigned file-sharing sessions, and one firewall rule from a migration still allowed everything.',
    paragraphs: [
      'The firm’s own team changed thirteen servers before the recheck. The last one waits for a scanner that cannot sign, with an owner and an end date. The firewall rule was narrowed to the one connection that used it.',
      'Most other deviations in such a review are accepted with a reason. The register keeps them, so that the next reviewer need not ask again.',
    ],
  },
  decisions: {
    heading: 'What management decides',
    items: [
      {
        title: 'Accept until March',
        text: 'One server without signing, because the dispatch scanner writes to it.',
      },
      { title: 'Approve', text: 'The narrowed firewall rule, which ends with the old server.' },
      { title: 'Pay for', text: 'A second socket, so that nobody disables BPDU guard again.' },
    ],
  },
  entries: {
    heading: 'Deviations',
    intro: 'One row each from a review, a firewall rollout and a switch rollout.',
  },
  also: [PATHS.nextGenFirewall, PATHS.switchRouter],
  limits: {
    heading: 'What a review leaves open',
    items: [
      'Whether an attacker can use a deviation: no attack was made',
      'Builds that were not in the sample',
      'Settings changed after the export',
      'Application code and logic',
    ],
  },
  callToAction: {
    heading: 'Which build would you compare first?',
    text: 'Name the product, its version and the number of machines. We send the Benchmark and the export commands.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
};

const gapAssessment: SampleReportPage = {
  kind: 'sample-report',
  name: 'gap-assessment',
  path: sampleReportPath('gap-assessment'),
  icon: 'balance',
  image: 'card-vision',
  imageCrop: 'close-up',
  title: 'Gap assessment report',
  documentTitle: 'Sample compliance gap assessment report',
  label: 'Sample: gap assessment',
  description:
    'A sample gap assessment to read or print: a gap with its evidence and effort, and a row of a Statement of Applicability. Invented throughout.',
  summary: 'A gap with evidence and effort, and a row of a Statement of Applicability.',
  lead: 'How a gap and a control decision read: the clauses they serve, the evidence we saw, what is weak, and what closes it.',
  facts: [
    { term: 'Client', detail: 'An invented software firm' },
    { term: 'Frameworks', detail: 'ISO/IEC 27001:2022, SOC 2, PCI DSS v4.0.1, DPDP Rules 2025' },
    VERSION,
  ],
  overview: {
    statement:
      'Leavers kept their accounts in two cloud tools, and the accounting system had never been restored.',
    paragraphs: [
      'One change, sign-in through the directory, closes three gaps and counts in four frameworks. It takes three days and comes first in the plan.',
      'The backup control applies and mostly works. An auditor would ask for the one restore that nobody has tried, so it is done before the internal audit.',
    ],
  },
  decisions: {
    heading: 'What management decides',
    items: [
      { title: 'Fund', text: 'Three days to move two tools to directory sign-in.' },
      { title: 'Schedule', text: 'A restore of the accounting system, before the internal audit.' },
      { title: 'Ask a lawyer', text: 'The points in the applicability list that are marked as legal.' },
    ],
  },
  entries: {
    heading: 'From the registers',
    intro: 'One gap and one control. The full registers hold every clause that applies.',
  },
  limits: {
    heading: 'What an assessment leaves open',
    items: [
      'Whether a law binds you: that is for your lawyer',
      'Whether a control works under attack: nothing was tested',
      'Answers without evidence, which are marked as told and not seen',
    ],
  },
  callToAction: {
    heading: 'Which clause is in your contract?',
    text: 'Forward the sentence that names a framework. We reply with the facts that decide whether it applies.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
};

const rolloutAcceptance: SampleReportPage = {
  kind: 'sample-report',
  name: 'rollout-acceptance',
  path: sampleReportPath('rollout-acceptance'),
  icon: 'layers',
  image: 'group-infra',
  imageCrop: 'close-up',
  title: 'Rollout acceptance record',
  documentTitle: 'Sample rollout acceptance record',
  label: 'Sample: rollout acceptance',
  description:
    'A sample acceptance record to read or print: restore, sender register, coverage, rules, drills and pilots, each with its result. Invented.',
  summary: 'What was built, how it was tried, what failed first and passed later.',
  lead: 'What you sign at the end of a rollout: each part with the test it had to pass, what failed at first, and the result that was accepted.',
  facts: [
    { term: 'Clients', detail: 'Invented, one for each rollout' },
    { term: 'Accepted by', detail: 'The owner of each system, line by line' },
    VERSION,
  ],
  overview: {
    statement:
      'The first restore took six hours instead of two. The first drill diverted traffic and broke uploads.',
    paragraphs: [
      'Both passed when they were repeated. A record that shows only passes would have hidden the licence, the tunnel and the pass phrase behind them.',
      'Your record covers one rollout and its whole acceptance list. This sample takes one line from each kind of rollout.',
    ],
  },
  decisions: {
    heading: 'What you accept by signing',
    items: [
      { title: 'The result', text: 'Each line passed in the configuration named.' },
      { title: 'The exceptions', text: 'What stays open has an owner and an end date.' },
      { title: 'The check afterwards', text: 'We look once more, at the time and at what the terms name.' },
    ],
  },
  entries: {
    heading: 'Acceptance lines',
    intro: 'One from each rollout, as the record keeps it.',
  },
  limits: {
    heading: 'What acceptance does not cover',
    items: [
      'Changes made after the date of the test',
      'Licences, hardware and the provider’s own faults',
      'Daily monitoring, which is a service of its own',
    ],
  },
  callToAction: {
    heading: 'What would have to pass before you sign?',
    text: 'Write down three tests that matter to you. We put them into the acceptance list and quote with it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
};

const managedService: SampleReportPage = {
  kind: 'sample-report',
  name: 'managed-service',
  path: sampleReportPath('managed-service'),
  icon: 'eye',
  image: 'cta-signal',
  imageCrop: 'close-up',
  title: 'Managed service report',
  documentTitle: 'Sample managed service report',
  label: 'Sample: managed service',
  description:
    'A sample of our periodic reports to read or print: a monitored case, a network change, an access review, a board decision. All invented.',
  summary: 'A case, a change, an access review and a board decision.',
  lead: 'What reaches you each month or quarter: cases with times, changes with reviewers, controls with evidence, decisions with a signature.',
  facts: [
    { term: 'Clients', detail: 'Invented firms' },
    { term: 'Period', detail: 'October, and its quarter' },
    VERSION,
  ],
  overview: {
    statement:
      'A stolen session was ended eight minutes after the alert. A shared account still has no owner.',
    paragraphs: [
      'The case was contained by an action on the signed list; holding two payments needed a call. Passkeys for finance mailboxes followed the next morning.',
      'What is late or open is written as openly as what was done: the shared account goes to management with a date.',
    ],
  },
  decisions: {
    heading: 'What management decides',
    items: [
      { title: 'Shared account', text: 'Name an owner in finance, or remove it by the date given.' },
      { title: 'Payroll server', text: 'Isolate now, replace it in the next budget. Decided and signed.' },
      { title: 'Supplier access', text: 'Keep it to windows of hours; no permanent rule.' },
    ],
  },
  entries: {
    heading: 'Monthly entries',
    intro:
      'One entry from each subscription. Your report holds all of them, and each response time we missed.',
  },
  limits: {
    heading: 'What this period does not show',
    items: [
      'Systems that are not connected: the report lists them by name',
      'Silent log sources, from the minute they fell silent',
      'Work outside the contracted hours',
    ],
  },
  callToAction: {
    heading: 'Which of these would you read every month?',
    text: 'Tell us what your management asks for today. We show which report answers it and what it needs from you.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
};

/** Stands on every sheet, on paper and on the page. */
export const SAMPLE_NOTICE = 'Sample: the firms, systems, people and figures in it are invented.';

/** How often each severity occurs, the worst first; empty where nothing is rated. */
export function severityCounts(severities: (string | undefined)[]): string {
  return ['Critical', 'High', 'Medium', 'Low']
    .map((name) => ({ name, count: severities.filter((severity) => severity === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`)
    .join(', ');
}

/** One report for each kind of work, in the order of the list below each of them. */
export const sampleReports: SampleReportPage[] = [
  penetrationTest,
  attackExercise,
  configurationReview,
  gapAssessment,
  rolloutAcceptance,
  managedService,
];
