import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import { company } from '../company.ts';
import { penetrationTestFindings } from './penetration-test-findings.ts';
import type { Report } from './report-types.ts';

const CLIENT = 'Harbour Basket Foods Pvt Ltd';
const NOT_IN_USE = 'The application has no part of this kind';

export const penetrationTest: Report = {
  kind: 'sample-report',
  name: 'penetration-test',
  path: sampleReportPath('penetration-test'),
  icon: 'code',
  image: 'group-vapt',
  imageCrop: 'close-up',
  title: 'Web application penetration test',
  documentTitle: 'Sample web penetration test report',
  label: 'Sample: penetration test',
  description:
    'A complete sample report of a web penetration test: ten findings with requests and responses, fixes in code, retest, coverage of WSTG v4.2. All invented.',
  summary: 'One whole test: ten findings with requests, repairs in code, retest and coverage list.',
  of: 'a web test',
  lead: 'What one client receives for one test, from the authorisation to the letter after the retest. The online grocer and all that is in it are invented.',
  csv: 'Findings as CSV',
  facts: [
    { term: 'Client', detail: 'An invented online grocer' },
    { term: 'Work', detail: 'Nine days, two testers, one retest' },
    { term: 'Test plan', detail: 'OWASP WSTG v4.2, all 97 tests' },
  ],
  callToAction: {
    heading: 'Would your auditor accept this form?',
    text: 'Send the sample to whoever asked you for a test, then send us what they say. We reply with a scope that fits.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },

  client: { name: CLIENT, trade: 'an invented online grocer with 14 stores in Karnataka' },
  engagement: {
    id: 'HB-2026-031',
    kind: 'web application penetration test, with one retest',
    window: { from: '2026-09-07', to: '2026-09-18' },
    retest: { from: '2026-10-26', to: '2026-10-27' },
    people: [
      { name: 'Meera Kulkarni', role: 'Lead tester, 9 days and the retest', organisation: company.name },
      { name: 'Farhan Qureshi', role: 'Second tester, 6 days', organisation: company.name },
      {
        name: 'Anita Rao',
        role: 'Reviewed the report; took no part in the test',
        organisation: company.name,
      },
      { name: 'Leela D’Souza', role: 'Director; authorised the test, accepts risks', organisation: CLIENT },
      { name: 'Ravi Shenoy', role: 'Head of engineering; contact during test hours', organisation: CLIENT },
    ],
    facts: [
      {
        term: 'Addresses',
        detail:
          '`https://stage.harbourbasket.example` (shop) and `https://console.stage.harbourbasket.example` (console), with the calls under `/v2` that their pages make',
      },
      {
        term: 'Build',
        detail: '4.18.2, commit `9c1f7ae`, unchanged through the window. Retest: 4.19.1, commit `51d0b7e`',
      },
      {
        term: 'Hours',
        detail: 'Working days, 10:00 to 18:00 IST. No test on 2026-09-14 (Ganesh Chaturthi)',
      },
      { term: 'From', detail: '`198.51.100.24` and `198.51.100.25`, nothing else' },
      {
        term: 'Roles, accounts',
        detail:
          'Four roles, two accounts each. Customer: `asha.test` (20417), `bina.test` (20418). Clerk: `clerk.mysuru` (store 7), `clerk.hubli` (store 9). Manager: `manager.mysuru` (7), `manager.hubli` (9). Administrator: `admin.one`, `admin.two`. All `@harbourbasket.example`',
      },
      {
        term: 'Authorisation',
        detail:
          'Letter of 2026-09-02, signed by Leela D’Souza for the owner of the systems; notice of the hosting provider of 2026-09-03',
      },
      {
        term: 'Firewall',
        detail:
          'The web application firewall logged and did not block our two addresses: the application was tested, not the firewall',
      },
      {
        term: 'Not in scope',
        detail:
          'Load and denial of service, staff by telephone or email, the payment gateway, the drivers’ app, servers and network behind the application, production',
      },
    ],
  },
  classification: 'Confidential: the client decides who reads it',
  versions: [
    {
      version: '0.9',
      date: '2026-09-23',
      author: 'Meera Kulkarni',
      change: 'Draft, walked through with the developers',
    },
    {
      version: '1.0',
      date: '2026-09-25',
      author: 'Meera Kulkarni',
      change: 'First issue. HB-07: amounts corrected by the client’s log',
    },
    {
      version: '1.1',
      date: '2026-10-29',
      author: 'Meera Kulkarni',
      change: 'Retest of all ten findings, attestation added',
    },
  ],
  distribution: [
    { recipient: 'Leela D’Souza, Harbour Basket', copy: 'PDF, encrypted to her key' },
    { recipient: 'Ravi Shenoy, Harbour Basket', copy: 'PDF and CSV of findings, encrypted to his key' },
    {
      recipient: `${company.name}, file of the engagement`,
      copy: 'PDF; to be deleted on 2027-01-25 with all evidence',
    },
  ],

  chapters: [
    {
      id: 'management',
      heading: 'For management',
      blocks: [
        {
          kind: 'text',
          text: '**In September anybody who knew a customer’s email address could take over that customer’s account, and a store clerk could make herself a manager. Both are closed.** At the end of the retest three of ten findings remain: one partly repaired, one accepted with a date, one planned.',
        },
        { kind: 'risk' },
        {
          kind: 'text',
          text: 'The serious findings have two causes. Each call has its own copy of the rules, so calls that were written later lack them (HB-01, HB-03, HB-10). And data from the browser is accepted without a check (HB-02, HB-04, HB-06, HB-08). Your developers repaired seven findings within five weeks, five of them at the root cause.',
        },
        { kind: 'heading', text: 'What you decide' },
        {
          kind: 'list',
          items: [
            '**Until 2026-12-11:** whether referrals are paused until HB-07 is repaired in full. The loss is ₹100 for each doubled reward, five a month for each customer at most.',
            '**By March 2027:** whether sign-up may continue to reveal who is a customer (HB-05). You accepted this on 2026-10-22; the acceptance ends with the new sign-up.',
            '**For the budget:** the search server without a password (HB-06) was not in scope. We advise a look at what else the application’s network reaches.',
          ],
        },
        {
          kind: 'note',
          title: 'What this report does not say',
          text: 'It does not call the application secure. It shows what two people found in nine days in build 4.18.2 on staging, and again in build 4.19.1. Later releases are untested, and so is production where it differs.',
        },
      ],
    },
    {
      id: 'method',
      heading: 'Method',
      blocks: [
        {
          kind: 'text',
          text: 'The test plan is OWASP WSTG v4.2; the [coverage list](#coverage) has each of its 97 tests. NIST SP 800-115 guided planning and reporting. Severity is that of CVSS 4.0; the 3.1 score is given for systems that accept no other. CVSS rates a flaw, not your business: the possible cost is under Impact.',
        },
        {
          kind: 'table',
          caption: 'What was done, by phase',
          columns: [{ label: 'Phase' }, { label: 'Days' }, { label: 'What we did', weight: 4 }],
          rows: [
            [
              'Prepare',
              '2026-09-04',
              'All eight accounts tried, two passwords reset by the client. Window, contacts and stop word confirmed by telephone. The stop word was not used.',
            ],
            [
              'Map',
              '2026-09-07',
              'We used both sites in each role through a proxy: 118 calls, 41 of which write. For each: who may, whose data, what money.',
            ],
            [
              'Test: who may',
              '2026-09-08 to 2026-09-11',
              'Each of the 118 calls repeated with the sessions of the seven other accounts and with none; sign-in, reset, registration.',
            ],
            [
              'Test: input',
              '2026-09-10 to 2026-09-16',
              '1,304 parameters with a scanner, then by hand where text reaches SQL, HTML, files or other servers.',
            ],
            [
              'Test: business rules',
              '2026-09-15 to 2026-09-17',
              'Prices, vouchers, wallet, delivery slots, refunds: skipped steps, repeated steps, steps at the same time. Signing out, errors.',
            ],
            [
              'Alert, report',
              '2026-09-08 to 2026-09-25',
              'HB-01 by telephone the day it was found; six more in the client’s tracker the same or the next day; the rest at the end of the window.',
            ],
            [
              'Retest',
              '2026-10-26 to 2026-10-27',
              'All ten findings on build 4.19.1, and a note beside each repair.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Tools',
          columns: [{ label: 'Tool' }, { label: 'For', weight: 3 }],
          rows: [
            [
              'Burp Suite Professional 2026.8',
              'Proxy, repeated requests, requests in one packet, scanner with our own settings: no more than 10 requests a second',
            ],
            ['Autorize 1.9 for Burp', 'Calls repeated with the session of another account'],
            ['ffuf 2.1.0', 'Files and folders that nothing links to'],
            ['testssl.sh 3.2.2', 'TLS of both hosts'],
            ['jq 1.8.1, Python 3.13', 'Comparing answers'],
          ],
        },
        {
          kind: 'text',
          text: '**How to read the evidence.** Requests and responses are written in the form of HTTP/1.1 and cut to the headers that matter; requests that arrive in one packet were sent over HTTP/2; sessions are cut in the middle; long lines are broken and go on indented. What the tester changed in a request, and what shows the flaw in the answer, is marked. All data is that of the test accounts. Times in the evidence are GMT, as the server sends them; times in sentences are IST.',
        },
      ],
    },
    {
      id: 'register',
      heading: 'Register of findings',
      blocks: [
        { kind: 'register' },
        { kind: 'heading', text: 'What resisted' },
        {
          kind: 'text',
          text: 'Keep these protections when you rewrite code. We tried these and got nowhere:',
        },
        {
          kind: 'list',
          items: [
            '**Store against store.** All 63 calls of the console compare the store of the session with that of the record. None of them let Mysuru read Hubballi.',
            '**Prices.** The shop sends none. Totals, delivery fees and taxes are computed on the server from its own lists.',
            '**Payment.** The gateway’s answer is verified by its signature, its amount and its order, and counted once. A changed, an old and a repeated answer were refused.',
            '**Uploads.** Pictures are decoded and rewritten under a name that the server chooses, on a separate host. Nothing that we uploaded came back as we sent it.',
            '**Second factor of administrators.** A code is valid once. Five wrong ones lock the account for 15 minutes, on the server.',
            '**Script.** Except on the packing slip (HB-08), a content policy without `unsafe-inline` stops inline script; for this reason three places where text reached HTML did no harm.',
            '**Cookies.** `Secure`, `HttpOnly`, `SameSite=Lax`, a new value after sign-in; every call that writes asks for JSON and compares the origin.',
          ],
        },
      ],
    },
    { id: 'findings', heading: 'Findings', blocks: [{ kind: 'findings' }] },
    {
      id: 'repair',
      heading: 'Plan of repair',
      blocks: [
        {
          kind: 'text',
          text: 'Ordered by the risk that a day of work removes, most first. The client’s own developers estimated the effort when we discussed the draft: hours is under one day, days is two to five.',
        },
        {
          kind: 'table',
          caption: 'Repairs by effort, and their status',
          columns: [
            { label: 'Repair', weight: 3.4 },
            { label: 'Findings', weight: 1.2 },
            { label: 'Effort', weight: 0.8 },
            { label: 'Who', weight: 1.3 },
            { label: 'State', weight: 1.8 },
          ],
          rows: [
            [
              'Count attempts at the reset code, discard it after five',
              'HB-01',
              'Hours',
              'Sign-in team',
              'Done, build 4.18.3, in production on 2026-09-09',
            ],
            [
              'Refuse unknown fields in every schema',
              'HB-02',
              'Hours',
              'Platform team',
              'Done, build 4.18.4',
            ],
            [
              'Sort by a list of columns; take `staff` from `reporter`',
              'HB-04',
              'Hours',
              'Reports team',
              'Done, build 4.18.4',
            ],
            [
              'Escape the note; content policy on the packing slip',
              'HB-08',
              'Hours',
              'Console team',
              'Done, build 4.18.4',
            ],
            [
              'Schema for the invoice; production mode',
              'HB-10',
              'Hours',
              'Platform team',
              'Done, build 4.19.0',
            ],
            ['Delete the session on signing out', 'HB-09', 'Hours', 'Sign-in team', 'Planned for 2026-12-11'],
            [
              'Look up orders together with their owner, in one place',
              'HB-03',
              'Days',
              'Orders team',
              'Done, build 4.19.0',
            ],
            [
              'Vouchers and referrals in one statement; total never below zero',
              'HB-07',
              'Days',
              'Orders team',
              'Vouchers done; referrals planned for 2026-12-11',
            ],
            [
              'Fetch pictures only from public addresses',
              'HB-06',
              'Days',
              'Platform team',
              'Done, build 4.19.1',
            ],
            [
              'Same answer for all at reset; sign-up by email',
              'HB-05',
              'Days',
              'Sign-in team',
              'Reset done; sign-up with the new page, March 2027',
            ],
          ],
        },
        { kind: 'heading', text: 'So that it stays repaired' },
        {
          kind: 'list',
          items: [
            'A test that calls each route as each role, from the table of who may do what. It would have found HB-02 and HB-03 when they were written.',
            'A rule of the linter against `sql.raw` with anything but a constant, and against three braces in templates (HB-04, HB-08).',
            'Limits in the code that they protect, with a list at the gateway as a second line of defence (HB-01).',
          ],
        },
      ],
    },
    {
      id: 'coverage',
      heading: 'Coverage',
      blocks: [
        {
          kind: 'text',
          text: 'Done: the test was carried out in all roles with access. Not applicable: the application has nothing of this kind. Not possible: we could not test it, or were not allowed to, for the reason given.',
        },
        {
          kind: 'coverage',
          notApplicable: {
            'WSTG-CONF-08': NOT_IN_USE,
            'WSTG-ATHN-08': 'There are no security questions',
            'WSTG-INPV-06': 'No directory is asked',
            'WSTG-INPV-07': 'No XML is read',
            'WSTG-INPV-08': NOT_IN_USE,
            'WSTG-INPV-09': 'No XML is read',
            'WSTG-INPV-13': 'No part in a language with format strings',
            'WSTG-CRYP-02': 'Cookies are random numbers, nothing is decrypted',
            'WSTG-CLNT-08': 'No Flash',
            'WSTG-CLNT-10': 'No WebSockets',
            'WSTG-APIT-01': 'No GraphQL',
          },
          notPossible: {
            'WSTG-CONF-01': 'Servers and network were out of scope',
            'WSTG-CONF-09': 'No access to the file system was given',
            'WSTG-ATHN-10': 'The drivers’ app, the other way to sign in, was out of scope',
            'WSTG-INPV-14': 'Needs weeks between planting and effect',
            'WSTG-CRYP-04': 'Encryption at rest seen in no request; source code was not in scope',
          },
          notes: {
            'WSTG-INFO-01': 'Staging is not in search engines',
            'WSTG-INFO-02': 'nginx behind a CDN; version not shown',
            'WSTG-INFO-03': '`robots.txt` names `/console`, which production has on another host',
            'WSTG-INFO-05': 'Source maps are not delivered',
            'WSTG-INFO-06': '118 calls, 1,304 parameters',
            'WSTG-INFO-08': 'Fastify and React, by their headers and files',
            'WSTG-CONF-04': '4,600 names tried; one old logo',
            'WSTG-CONF-06': 'TRACE and PUT refused',
            'WSTG-CONF-07': 'Two years, with subdomains',
            'WSTG-CONF-10': 'Eleven names; none leads to a service that is free to take',
            'WSTG-CONF-11': 'Bucket of pictures: files can be read by name, but not listed or written',
            'WSTG-IDNT-01': 'Four roles, as in the client’s table',
            'WSTG-ATHN-01': 'HTTPS only',
            'WSTG-ATHN-02': 'Twelve usual pairs at the console',
            'WSTG-ATHN-04': 'All 118 calls without a session',
            'WSTG-ATHN-06': '`no-store` on every answer with personal data',
            'WSTG-ATHN-07': 'Twelve characters, a list of leaked ones refused',
            'WSTG-ATHZ-01': 'No call takes a file name',
            'WSTG-SESS-02': '`Secure`, `HttpOnly`, `SameSite=Lax`',
            'WSTG-SESS-03': 'New value after sign-in',
            'WSTG-SESS-05': 'Origin compared, JSON asked for',
            'WSTG-SESS-07': '30 minutes idle, 12 hours in total',
            'WSTG-INPV-01': 'Stopped by escaping and content policy',
            'WSTG-INPV-15': 'CDN and nginx agree in 14 forms of length and encoding',
            'WSTG-INPV-17': 'Links in emails come from a setting',
            'WSTG-INPV-18': 'Templates take no text of users',
            'WSTG-CRYP-01': 'TLS 1.2 and 1.3; forward secrecy in all suites',
            'WSTG-BUSL-01': 'Prices come from the server',
            'WSTG-BUSL-03': 'The gateway’s answer is verified',
            'WSTG-BUSL-06': 'Payment, slot and address in any order: refused',
            'WSTG-BUSL-07': 'Our scanner was in the log after 4 minutes; nobody called',
            'WSTG-BUSL-08': 'Decoded and rewritten',
            'WSTG-BUSL-09': 'EICAR, SVG with script, zip as PNG: refused',
            'WSTG-CLNT-07': 'No foreign origin is allowed',
            'WSTG-CLNT-09': "`frame-ancestors 'none'`",
            'WSTG-CLNT-12': 'Basket and language only',
          },
        },
      ],
    },
    {
      id: 'clean-up',
      heading: 'Cleaning up',
      blocks: [
        {
          kind: 'table',
          caption: 'What the test left behind, and who removes it',
          columns: [
            { label: 'What', weight: 3 },
            { label: 'Who', weight: 1.2 },
            { label: 'State', weight: 1.8 },
          ],
          rows: [
            ['Eight test accounts', 'Ravi Shenoy', 'Locked on 2026-10-28'],
            ['Role of `clerk.mysuru`, manager since HB-02', 'Ravi Shenoy', 'Set back on 2026-09-09'],
            [
              'Orders 118204, 118207 and 118231 (HB-07), with address and note',
              'Ravi Shenoy',
              'Deleted on 2026-10-28',
            ],
            [
              'Wallet of `asha.test`: ₹300 of HB-07, ₹200 of the retest',
              'Ravi Shenoy',
              'Set to zero on 2026-10-28',
            ],
            ['Voucher `TEST-500`', 'Ravi Shenoy', 'Void since 2026-10-28'],
            [
              'Seven pictures in the recipes, names begin with `pt-`',
              'Meera Kulkarni',
              'Deleted on 2026-09-18',
            ],
            ['Our two addresses in the list of the firewall', 'Ravi Shenoy', 'Taken out on 2026-10-28'],
            [
              'Evidence with us: requests, responses, notes',
              'Meera Kulkarni',
              'To be deleted on 2027-01-25, 90 days after the retest',
            ],
          ],
        },
      ],
    },
    {
      id: 'definitions',
      heading: 'Definitions',
      blocks: [
        {
          kind: 'table',
          caption: 'Severity, by the score of CVSS 4.0',
          columns: [
            { label: 'Severity' },
            { label: 'Score', isNumber: true },
            { label: 'What we do, and advise', weight: 4 },
          ],
          rows: [
            [
              'Critical',
              '9.0–10.0',
              'Telephone the same day. Repair at once, or take the function out of service.',
            ],
            ['High', '7.0–8.9', 'In your tracker the same or the next day. Repair within weeks.'],
            ['Medium', '4.0–6.9', 'Repair with the next planned releases.'],
            ['Low', '0.1–3.9', 'Repair when the code is touched.'],
            ['Informational', '0.0', 'No loss on its own; worth knowing.'],
          ],
        },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Closed',
              detail:
                'The steps no longer work on the build of the retest, nor do the variants that we tried.',
            },
            {
              term: 'Partly closed',
              detail: 'Some places or ways are repaired; the finding says which are not.',
            },
            { term: 'Open', detail: 'The steps work as before.' },
            {
              term: 'Accepted',
              detail:
                'A person of the client with the authority to do so has accepted the risk, in writing, until a date.',
            },
            {
              term: 'CWE',
              detail:
                'MITRE’s list of types of weaknesses. WSTG: the tests of OWASP’s Web Security Testing Guide, v4.2.',
            },
          ],
        },
      ],
    },
    {
      id: 'attestation',
      heading: 'Letter of attestation',
      blocks: [
        {
          kind: 'text',
          text: 'To whom it may concern. This page may be given to third parties without the rest of the report.',
        },
        {
          kind: 'text',
          text: `${company.name} tested the web application of ${CLIENT} at stage.harbourbasket.example and console.stage.harbourbasket.example, build 4.18.2, from 2026-09-07 to 2026-09-18, in four roles, by hand and with tools, following OWASP WSTG v4.2. Of its 97 tests 81 were done, 11 did not apply and 5 were not possible for reasons that the report gives. The test was authorised in writing on 2026-09-02.`,
        },
        {
          kind: 'text',
          text: 'Ten findings were reported: one critical, three high, four medium, one low, one informational. In the retest of 2026-10-26 to 2026-10-27 on build 4.19.1 seven of them were closed, including the critical one and all high ones; one medium finding was partly closed, one medium finding had been accepted by the client until March 2027, and the low one was open.',
        },
        {
          kind: 'text',
          text: 'This letter says what was tested, when, and with what result. It does not certify that the application is secure, and does not speak of later builds. The testers had no part in building the application and are paid the same whatever they find.',
        },
        {
          kind: 'signatures',
          people: [
            {
              name: 'Meera Kulkarni',
              role: 'Lead tester',
              organisation: company.name,
              date: '29 October 2026',
            },
            { name: 'Anita Rao', role: 'Reviewer', organisation: company.name, date: '29 October 2026' },
          ],
        },
      ],
    },
  ],
  findings: penetrationTestFindings,
};
