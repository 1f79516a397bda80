import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const sourceCodeReview = {
  kind: 'service',
  path: PATHS.sourceCodeReview,
  group: PATHS.vapt,
  icon: 'branch',
  menuLine: 'The risky tenth read by hand',
  image: 'service-source',
  title: 'Source Code Review',
  position: 8,
  description:
    'We read the risky tenth of your code: sign-in, authorisation, parsing, secrets in Git history. Findings by file and line, plus tuned pipeline rules.',
  summary: 'The risky tenth read by hand, with findings by file and line.',
  lead: 'We read the part of your code where a mistake costs most: sign-in, authorisation, parsing, payments, and the secrets in its history. Each finding names file and line.',
  facts: [
    { term: 'We read by hand', detail: 'The risky tenth' },
    { term: 'We scan by tool', detail: 'Everything, Git history included' },
    { term: 'Reading takes', detail: '5–12 working days' },
  ],
  deciding: { figure: '1 in 10', text: 'is read by hand: the risky tenth; tools scan everything' },
  overview: {
    statement: 'We choose the tenth of your code that decides who gets in and what is paid.',
    paragraphs: [
      'Reading a whole code base with the same care would take months. When we find one missing check, we describe it as a pattern and search for it in everything we did not read, so the tenth tells you something about the rest.',
    ],
  },
  figure: {
    kind: 'listing',
    title: 'Source, sink, and the line nobody wrote',
    text: 'Finding 03 of this page as we show it to its author. The code is invented. Each line that is there is correct.',
    file: 'jobs/export-report.ts',
    firstLine: 108,
    lines: [
      'queue.process(async (job) => {',
      {
        code: '  const { report, by } = job.data;',
        mark: 'source',
        note: 'Source. The number comes from the request, by way of the queue.',
      },
      '  const user = await users.get(by);',
      '  if (!user) throw new NoUser();',
      '',
      "  log.info({ report }, 'export');",
      '',
      '  const row = await db',
      "    .selectFrom('reports')",
      '    .selectAll()',
      {
        code: "    .where('id', '=', report)",
        mark: 'sink',
        note: 'Sink. The report is loaded by its number alone.',
      },
      '    .executeTakeFirstOrThrow();',
      '  await mail(user, pdf(row));',
      '});',
    ],
    missing: {
      afterLine: 114,
      note: 'Missing. Nothing asks whether this report belongs to the user’s tenant.',
      weakness: 'CWE-862',
    },
  },
  whenNeeded: {
    items: [
      'You are about to publish the code, sell it or show it to a buyer’s engineers.',
      'The people who wrote the sign-in have left.',
      'Contractors or an AI assistant write code faster than anyone reviews it.',
      'Penetration tests keep finding the same kind of flaw.',
    ],
  },
  scope: {
    inScope: [
      'Sign-in, sessions, password reset and tokens',
      'Authorisation checks, and places where one is missing',
      'Parsing, file handling, queries, deserialisation, cryptography',
      'Secrets in code, build files and the whole Git history',
      'Dependencies with known flaws, judged by whether your code reaches them',
    ],
    outOfScope: [
      'The other nine tenths, beyond searches by tool and pattern',
      'Third-party library code',
      'Implementing the fix: we propose it, your team writes it',
    ],
  },
  approach: {
    heading: 'Choose, read, generalise',
    steps: [
      {
        title: 'Choose the tenth',
        text: 'With your lead developer and a sketch of the data flow we mark the tenth. You approve the list of files.',
      },
      {
        title: 'Build',
        text: 'We build it once in isolation, because code that does not build is hard to trace.',
      },
      {
        title: 'Scan',
        text: 'Static analysis, secret scanning and dependency checks cover everything. We remove false positives before you see the rest.',
      },
      {
        title: 'Read',
        text: 'We trace input from source to sink, note what each function assumes and look for the place that checks it.',
      },
      {
        title: 'Generalise',
        text: 'Each real flaw becomes a search over the whole repository. Often there are more of its kind.',
      },
      {
        title: 'Explain at the line',
        text: 'We open a private issue at the line and go through it with whoever wrote it.',
      },
      {
        title: 'Retest',
        text: 'We review the merge requests for our findings once, within 60 days, and run the searches again.',
      },
    ],
  },
  standards: [
    {
      title: 'OWASP ASVS 5.0.0',
      text: 'Says what to look for. A requirement is cited by number, such as v5.0.0-8.2.2 on access to single records.',
    },
    { title: 'CWE', text: 'Names the cause, such as CWE-862 for a missing authorisation check.' },
    {
      title: 'CVSS v4.0',
      text: 'Given where outside input reaches the flaw. Other flaws are listed without a score.',
    },
  ],
  deliverables: [
    {
      title: 'Findings by file and line',
      text: 'The path of the data, cause, proposed change, and places with the same flaw.',
    },
    { title: 'Pipeline rules', text: 'Tuned on your code, each with the false positives we counted.' },
    { title: 'Reading list', text: 'Files read in full, files only scanned, files not examined.' },
    {
      title: 'Secrets list',
      text: 'Where each was found, since which commit, and the order in which to rotate them.',
    },
  ],
  exhibit: {
    label: 'Finding 03',
    severity: 'High',
    heading: 'The export job skips the tenant check that every page makes',
    text: 'The job loads a report by its number alone, so one tenant’s request can export another’s report.',
    rows: [
      { term: 'Where', detail: 'jobs/export-report.ts, line 118' },
      { term: 'Path', detail: 'Request, queue message, query by report number' },
      { term: 'Severity', detail: 'CVSS v4.0: 7.1 (AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N)' },
      { term: 'Class', detail: 'CWE-862; ASVS v5.0.0-8.4.1' },
      { term: 'Also in', detail: 'Two further jobs, found by search' },
      { term: 'Fix', detail: 'Load the report through the query limited to the tenant, as the pages do' },
    ],
    outcome: 'Merge request reviewed: closed, rule added to the pipeline',
    caption: 'One finding, in short; the code is invented. The issue in your repository carries these rows.',
    evidence: [
      {
        label: 'jobs/export-report.ts',
        lines: [
          '117  const { reportId } = job.data;',
          '118  const report =',
          '119    await reports[[.findById(reportId)]];',
        ],
      },
      {
        label: 'As the pages do it',
        lines: [
          '118  const report =',
          '119    await reports',
          '120      [[.ofTenant(job.data.tenant)]]',
          '121      .findById(reportId);',
        ],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'Read access to the repository and its history',
    'A build that works from a clean checkout',
    'Your lead developer for two hours, then for short answers',
    'A list of the parts you may not show',
  ],
  duration: {
    range: '5–12 working days of reading, then 3 for rules and handover',
    movedBy:
      'Set by the size of the chosen part, the number of languages and whether the code builds from a clean checkout.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead reviewer', detail: 'At least 6 years, 3 of them writing your main language' },
      { term: 'Second reviewer', detail: 'At least 3 years' },
    ],
    price: {
      basis: 'Fixed price for the agreed list of files',
      movedBy: 'Lines to read, languages, whether it builds',
    },
    confidentiality: {
      holds: 'Your code, on encrypted disks or on a machine you lend',
      deleted: 'At the end of the review; notes after the retest',
    },
    retest: {
      summary: 'One, within 60 days',
      includes: 'Merge requests for our findings, and the pattern searches',
    },
  },
  questions: [
    {
      question: 'Where does our code go?',
      answer:
        'Wherever you decide. We can review inside your repository or on a machine you lend. Otherwise it stays on encrypted disks, goes to no outside service or AI tool, and is deleted at the end.',
    },
    {
      question: 'Doesn’t static analysis find this already?',
      answer:
        'It finds dangerous calls. It rarely notices what was never written, such as a check on who owns the record.',
    },
  ],
  related: [PATHS.vaptWeb, PATHS.vaptApi, PATHS.vaptThickClient],
  callToAction: {
    heading: 'Which file would you rather not open?',
    text: 'Send the languages, the size of the repository and the part that worries you. We name the files we would read first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
