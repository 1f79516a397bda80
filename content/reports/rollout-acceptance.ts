import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import { company } from '../company.ts';
import { countWhere, inWords, sum } from './arithmetic.ts';
import type { Report } from './report-types.ts';
import {
  doneAgain,
  isPassed,
  notDoneAgain,
  testGroups,
  tests,
  type AcceptanceTest,
} from './rollout-acceptance-tests.ts';

const CLIENT = 'Vaigai Pumps Pvt Ltd';

const atFirst = ({ first }: AcceptanceTest) => first.isPassed;
const atSecond = (test: AcceptanceTest) => !test.first.isPassed && isPassed(test);
const open = (test: AcceptanceTest) => !isPassed(test);
const failedFirst = tests.filter((test) => !atFirst(test));

/** Number of old rules by what became of them. Several merged rules became one new rule. */
const oldRules: [became: string, count: number, inNewBase: number, note: string][] = [
  ['Kept', 61, 61, 'Owner and reason found, ports and addresses as narrow as the logs show'],
  ['Narrowed', 48, 48, 'Among them rule 112: any source to the file server on any port'],
  ['Merged', 39, 14, 'Same flow, written several times since 2016'],
  ['Retired: no hit', 29, 0, 'In 35 days with a month-end; read again at quarter-end'],
  ['Retired: server gone', 14, 0, 'Not in the list of assets, no answer'],
  ['Retired: no owner', 23, 0, 'Disabled in the new base, deleted on 2026-10-05 after the quarter-end'],
];
const NEW_RULES = 4;
const RULES_AT_CUTOVER = sum(oldRules.map((row) => row[2])) + NEW_RULES;
/** Number of rules, including those for T-107 and T-505 and nine that owners asked for after the cutover. */
const RULES_AT_ACCEPTANCE = RULES_AT_CUTOVER + 2 + 9;

/** Refused flows that somebody needed or asked about, by working day after the cutover. */
const days = ['15 Sep', '16', '17', '18', '21', '22', '23', '24', '25'];
const refused = [19, 11, 6, 3, 1, 1, 0, 0, 0];
const allowed = [12, 6, 4, 1, 0, 0, 0, 0, 0];

/** A day of September and a time, such as "12, 23:52". */
const clock = (at: string) => `${Number(at.slice(8, 10))}, ${at.slice(11)}`;

export const rolloutAcceptance: Report = {
  kind: 'sample-report',
  name: 'rollout-acceptance',
  path: sampleReportPath('rollout-acceptance'),
  icon: 'layers',
  image: 'group-infra',
  imageCrop: 'close-up',
  title: 'Rollout acceptance, firewall pair',
  documentTitle: 'Sample rollout acceptance record',
  label: 'Sample: rollout acceptance',
  description:
    'A sample acceptance record of a firewall rollout: 34 numbered tests with both tries, serials and versions, rollback timed, what stays open. Invented.',
  summary: 'One rollout: 34 tests with both tries, serials, a timed way back, what stays open.',
  of: 'a firewall rollout',
  lead: 'What you sign at the end of a rollout: each test with what was expected and seen, eight that failed at first, and the one that is still open. The pump maker, its firewalls and all that is in it are invented.',
  facts: [
    { term: 'Client', detail: 'An invented pump maker, two sites' },
    { term: 'Tests', detail: '34, of which 8 failed at first' },
    { term: 'Way back', detail: 'Tried twice, timed' },
  ],
  callToAction: {
    heading: 'What would have to pass before you sign?',
    text: 'Write down three tests that matter to you. We put them into the acceptance list and quote with it.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },

  client: { name: CLIENT, trade: 'an invented maker of pumps in Coimbatore and Hosur' },
  engagement: {
    id: 'VP-2026-022',
    kind: 'next-generation firewall, one pair and one branch unit, with one check afterwards',
    window: { from: '2026-08-03', to: '2026-09-25' },
    retest: { from: '2026-10-05', to: '2026-10-05' },
    people: [
      { name: 'Imran Shaikh', role: 'Lead engineer', organisation: company.name },
      {
        name: 'Divya Ramesh',
        role: 'Second engineer; read the new rule base, did not write it',
        organisation: company.name,
      },
      {
        name: 'Senthil Arumugam',
        role: 'Head of IT; owner of the firewalls, decides on the way back',
        organisation: CLIENT,
      },
      { name: 'Latha Raghavan', role: 'Director of operations; accepts', organisation: CLIENT },
      {
        name: 'Seven application owners',
        role: 'Sales, finance, planning, HR, dispatch, design, IT: tested from the list',
        organisation: CLIENT,
      },
    ],
    facts: [
      {
        term: 'Replaced',
        detail:
          'Three units out of support from 2026-12-31: the pair of Coimbatore, with 214 rules, and the unit of Hosur, which took its rules from them',
      },
      {
        term: 'Cutover',
        detail: 'Saturday 2026-09-12, 22:30, to Sunday, 06:00 IST. Agreed hour for the way back: 02:30',
      },
      { term: 'Rehearsal', detail: '2026-09-09 in Hosur, the smaller site: over and back' },
      {
        term: 'Settling',
        detail:
          '2026-09-15 to 2026-09-25, denied traffic read each working day. 2026-09-14 was a holiday (Vinayagar Chaturthi)',
      },
      { term: 'Acceptance list', detail: 'Version 2, agreed on 2026-08-21; not changed since' },
      {
        term: 'Not in scope',
        detail:
          'Devices, licences and their support; changes of rules after the handover; cabling; the web application firewall',
      },
    ],
  },
  classification: 'Confidential: the client decides who reads it',
  versions: [
    {
      version: '1.0',
      date: '2026-09-28',
      author: 'Imran Shaikh',
      change: 'For acceptance, after nine working days of settling',
    },
    {
      version: '1.1',
      date: '2026-10-06',
      author: 'Imran Shaikh',
      change: 'Check after the month-end; rules without an owner deleted',
    },
  ],
  distribution: [
    {
      recipient: `Latha Raghavan, Senthil Arumugam, ${CLIENT}`,
      copy: 'PDF, CSV of tests, register of rules; encrypted to their keys',
    },
    { recipient: `Application owners, ${CLIENT}`, copy: 'Their tests and rules' },
    {
      recipient: `${company.name}, file of the engagement`,
      copy: 'PDF; exports to be deleted on 2026-11-05, 30 days after the old units were wiped',
    },
  ],

  csv: 'All tests as CSV',
  csvRows: () =>
    tests.map(({ first, second, ...test }) => ({
      Test: test.id,
      Group: test.group,
      What: test.what,
      Expected: test.expected,
      By: test.by,
      'First try': first.at,
      'Seen at first': first.seen,
      'Passed at first': first.isPassed ? 'yes' : 'no',
      'Second try': second?.at ?? '',
      'Seen at second': second?.seen ?? '',
      Result: isPassed({ ...test, first, second }) ? 'Passed' : 'Open',
    })),
  chapters: [
    {
      id: 'management',
      heading: 'For management',
      blocks: [
        {
          kind: 'text',
          text: `**The pair carries all traffic since 12 September, 23:35. Of ${tests.length} tests ${countWhere(tests, atFirst)} passed at the first try and ${inWords(countWhere(tests, atSecond)).toLowerCase()} at the second; one is open.** The way back was tried in the rehearsal and in the night, and took less than 12 minutes each time. It was not needed.`,
        },
        {
          kind: 'chart',
          form: 'stacked-bars',
          caption: 'Tests by group and by the try at which they passed',
          unit: 'tests',
          categories: testGroups.map(({ name }) => name),
          series: [
            {
              label: 'At the first try',
              values: testGroups.map((group) => countWhere(group.tests, atFirst)),
            },
            { label: 'At the second', values: testGroups.map((group) => countWhere(group.tests, atSecond)) },
            { label: 'Open', values: testGroups.map((group) => countWhere(group.tests, open)) },
          ],
        },
        { kind: 'heading', text: 'What you accept by signing' },
        {
          kind: 'list',
          items: [
            `**The result:** ${countWhere(tests, isPassed)} tests passed, on the units and versions named here.`,
            '**What is open:** the customer’s VPN does not come up over provider B (T-305). While provider A is down, forecasts are late. Owner and date are in [open points](#open).',
            '**Three exceptions** with an end: two settings of the hardening guide, one weaker key exchange for one partner.',
            '**The register:** from now on no rule is added without an owner, a reason and an end date. It is yours to keep; the vendor’s console exports it.',
          ],
        },
        {
          kind: 'note',
          title: 'What acceptance does not cover',
          text: 'Changes after 25 September 2026. Faults of the units, the licences and the providers. Watching the firewall day by day. It is not a penetration test either. If you order one, it should be done by people who did not build this.',
        },
      ],
    },
    {
      id: 'delivered',
      heading: 'What was put in',
      blocks: [
        {
          kind: 'table',
          caption: 'Units. Product, serial numbers and versions are invented',
          columns: [
            { label: 'Unit', weight: 1.2 },
            { label: 'Place', weight: 1.6 },
            { label: 'Model', weight: 1.1 },
            { label: 'Serial number', weight: 1.5 },
            { label: 'Firmware', weight: 1 },
            { label: 'Management', weight: 1.2 },
            { label: 'Support to', weight: 1.3 },
          ],
          rows: [
            [
              '`vp-fw-a`',
              'Coimbatore, rack 2',
              'Rampart 620',
              '`RP620-2604-0418`',
              '`11.2.4`',
              '`10.60.9.11`',
              '2031-08-31',
            ],
            [
              '`vp-fw-b`',
              'Coimbatore, rack 4',
              'Rampart 620',
              '`RP620-2604-0419`',
              '`11.2.4`',
              '`10.60.9.12`',
              '2031-08-31',
            ],
            [
              '`vp-fw-h`',
              'Hosur, office',
              'Rampart 240',
              '`RP240-2603-1107`',
              '`11.2.4`',
              '`10.61.9.11`',
              '2031-08-31',
            ],
            [
              'Spare',
              'Coimbatore, store',
              'Rampart 240',
              '`RP240-2603-1108`',
              '`11.2.4`',
              'Off',
              '2031-08-31',
            ],
          ],
        },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Licences',
              detail:
                'Bought by you, in your name: inspection for three units to 2029-08-31, remote access for 50',
            },
            {
              term: 'Configuration',
              detail:
                'Accepted state `vp-2026-09-25.cfg`, SHA-256 `4be1…07a9`, in your safe and on your backup',
            },
            {
              term: 'Signatures',
              detail: 'Intrusion prevention 8841 of 2026-09-11 at the cutover; renewed daily',
            },
            {
              term: 'Passwords',
              detail:
                'Three named administrators of yours, second factor. Ours were deleted on 2026-09-28. The emergency password is in your safe, sealed',
            },
            {
              term: 'Old units',
              detail:
                'The pair (`RP500-1609-0071`, `RP500-1609-0072`) and the unit of Hosur (`RP200-1609-0310`): kept, off, until the check of 5 October; all three wiped on 2026-10-06, record enclosed',
            },
          ],
        },
        {
          kind: 'table',
          caption:
            'What became of the old rules. 35 days of hits, 29 June to 2 August, a month-end and a quarter-end among them',
          columns: [
            { label: 'Became', weight: 1.5 },
            { label: 'Old rules', isNumber: true, weight: 0.8 },
            { label: 'In the new base', isNumber: true, weight: 1 },
            { label: 'Why', weight: 4 },
          ],
          rows: [
            ...oldRules.map(([became, count, inNew, note]) => [became, String(count), String(inNew), note]),
            ['New', '0', String(NEW_RULES), 'Asked for by owners while looking through the list'],
            [
              '**Total**',
              String(sum(oldRules.map((row) => row[1]))),
              String(RULES_AT_CUTOVER),
              'At the start of the cutover',
            ],
          ],
        },
        {
          kind: 'listing',
          caption: 'Rule 112, before and after, as it is in the register',
          lines: [
            'Before  112  any        -> 10.60.20.5 (file server)  [[any]]      allow   no owner',
            '             245 hits in 35 days, [[all from 10.60.30.40]]; it hid 14 narrower rules',
            'After   057  10.60.30.40 -> 10.60.20.5               [[TCP 445]]  allow',
            '             owner Senthil Arumugam; reason nightly backup; request CH-1184; ends 2027-06-30',
          ],
        },
      ],
    },
    {
      id: 'tests',
      heading: 'Acceptance tests',
      blocks: [
        {
          kind: 'text',
          text: 'Times are IST, days are of September. Tests of the group Applications were done by the owners themselves, from the list, by telephone with us. A test is passed only if the result is exactly what had been written down as expected.',
        },
        {
          kind: 'table',
          caption: 'All 34 tests. Tests that failed at first have their second try',
          columns: [
            { label: 'Test', weight: 0.75 },
            { label: 'What', weight: 2.2 },
            { label: 'Expected', weight: 1.8 },
            { label: 'By', weight: 1 },
            { label: 'First try', weight: 2.4 },
            { label: 'Second try', weight: 2.4 },
            { label: 'Result', weight: 0.9 },
          ],
          rows: tests.map((test) => {
            const { id, what, expected, by, first, second } = test;
            return [
              id,
              what,
              expected,
              by,
              `${clock(first.at)}: ${first.seen}`,
              second ? `${clock(second.at)}: ${second.seen}` : '–',
              isPassed(test) ? 'Passed' : '**Open**',
            ];
          }),
        },
      ],
    },
    {
      id: 'night',
      heading: 'The night of the cutover',
      blocks: [
        {
          kind: 'chart',
          form: 'timeline',
          caption: 'Saturday 12 to Sunday 13 September, IST',
          unit: 'minutes',
          events: [
            {
              at: 0,
              time: '22:30',
              label: 'Stop of batch jobs confirmed; old configuration saved, equal to the export',
            },
            { at: 25, time: '22:55', label: 'Cables over, first packet through the new pair at 22:58' },
            { at: 48, time: '23:18', label: 'T-602: back to the old pair in 9 min 40 s, and forth again' },
            { at: 79, time: '23:49', label: 'First test of an owner' },
            { at: 102, time: '00:12', label: 'Three failed so far: T-102, T-107, T-106' },
            { at: 162, time: '01:12', label: 'All three passed at the second try' },
            { at: 170, time: '01:20', label: 'Failover: power, line, back' },
            { at: 216, time: '02:06', label: 'T-505 passed; T-305 open, T-403 for the afternoon' },
            { at: 225, time: '02:15', label: 'Senthil Arumugam decides: we stay. Agreed hour was 02:30' },
            { at: 330, time: '04:00', label: 'Batch jobs, watched to the end' },
          ],
        },
        {
          kind: 'text',
          text: 'T-305 was not on the list of tests that force a rollback: you had marked 20 tests as such on 21 August, and all 20 had passed at 01:12. T-403 needs 40 people, and was done on Sunday afternoon.',
        },
        {
          kind: 'heading',
          text: `What failed at first, and why: ${inWords(failedFirst.length).toLowerCase()} tests`,
        },
        {
          kind: 'table',
          caption: 'Causes, and what keeps them from coming back',
          columns: [
            { label: 'Test', weight: 0.7 },
            { label: 'Cause', weight: 3 },
            { label: 'Since then', weight: 3 },
          ],
          rows: [
            [
              'T-102',
              'The tunnel adds 78 bytes; the rehearsal had sent only small packets',
              'A test with full packets is in our list of rehearsals',
            ],
            [
              'T-106',
              'The partner’s paper said group 20, their unit offers 14',
              'Exception until 2027-03-31, date agreed with the partner',
            ],
            [
              'T-107',
              'We had replaced the port by an application that the logs do not show',
              'Our mistake. Rules by application only where 35 days of logs name it',
            ],
            ['T-202', 'Two rules were added after the tool had run', 'The tool runs when the base is saved'],
            [
              'T-206',
              'The bank uses a second name for signing in',
              'Exceptions are tried by signing in, not by opening the page',
            ],
            ['T-305', 'The customer’s list holds one address', 'Open'],
            ['T-403', 'The licence of the order had not been loaded', 'On the list for the day before'],
            [
              'T-505',
              'The gateway of the SMS provider had moved in July',
              'Named instead of numbered in the rule',
            ],
          ],
        },
      ],
    },
    {
      id: 'settling',
      heading: 'Nine working days of settling',
      blocks: [
        {
          kind: 'chart',
          form: 'line',
          caption: 'Refused flows that belonged to somebody, by working day: none in the last three days',
          unit: 'flows',
          categories: days,
          series: [
            { label: 'Refused', values: refused },
            { label: 'Then allowed', values: allowed },
          ],
        },
        {
          kind: 'text',
          text: `${sum(refused)} flows in total. ${sum(allowed)} were allowed, by nine rules with an owner and an end date; ${sum(refused) - sum(allowed)} were not: old monitors, a camera that contacted its manufacturer, two private VPNs. With the rules for the time clocks (T-107) and for SMS (T-505) the base has ${RULES_AT_ACCEPTANCE} rules at acceptance, and 23 disabled ones.`,
        },
      ],
    },
    {
      id: 'open',
      heading: 'Open points and exceptions',
      blocks: [
        {
          kind: 'table',
          caption: 'Known to those who sign',
          columns: [
            { label: 'Point', weight: 3 },
            { label: 'What it means until then', weight: 3 },
            { label: 'Owner', weight: 1.4 },
            { label: 'Ends', weight: 1.3 },
          ],
          rows: [
            [
              'T-305: customer’s VPN over provider B',
              'Forecasts wait while provider A is down; planning telephones',
              'Senthil Arumugam',
              '2026-10-30',
            ],
            [
              'Key exchange group 14 for one partner (T-106)',
              'Weaker than the rest, still accepted by the vendor’s guide',
              'Senthil Arumugam',
              '2027-03-31',
            ],
            [
              'Hardening guide 3.4: SNMP version 2 for the meter of the air conditioning',
              'Reading only, from one address',
              'Senthil Arumugam',
              '2026-12-31',
            ],
            [
              'Hardening guide 5.1: banner before sign-in',
              'None is shown; your lawyer writes it',
              'Latha Raghavan',
              '2026-10-31',
            ],
            [
              'Intrusion prevention: from alert to block',
              '31 signatures raised alerts during the first days, 4 of them for legitimate traffic',
              'Senthil Arumugam',
              '2026-10-16',
            ],
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'Check after the month-end',
      blocks: [
        {
          kind: 'text',
          text: `On 2026-10-05, a working day, ${doneAgain.length} of the ${tests.length} tests were done again by the same people (Divya Ramesh beside Senthil Arumugam, who signed in), T-202 on the ${RULES_AT_ACCEPTANCE} rules of that day: all passed. The other ${inWords(notDoneAgain.length).toLowerCase()} would take down a line or a unit, so they were not repeated: ${notDoneAgain.map(({ id }) => id).join(', ')}. T-305 is open as before. At month-end and quarter-end no flow was refused that anybody needed. The 23 disabled rules had no request in that time and were deleted. Firmware is \`11.2.4\` on all units still; \`11.2.5\` came out on 2026-09-30, and closes nothing that is switched on here.`,
        },
        {
          kind: 'signatures',
          people: [
            {
              name: 'Latha Raghavan',
              role: 'Director of operations, accepts',
              organisation: CLIENT,
              date: '29 September 2026',
            },
            {
              name: 'Senthil Arumugam',
              role: 'Head of IT, owner',
              organisation: CLIENT,
              date: '29 September 2026',
            },
            {
              name: 'Imran Shaikh',
              role: 'Lead engineer',
              organisation: company.name,
              date: '28 September 2026',
            },
            {
              name: 'Divya Ramesh',
              role: 'Second engineer',
              organisation: company.name,
              date: '28 September 2026',
            },
          ],
        },
      ],
    },
  ],
};
