import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import { company } from '../company.ts';
import { countWhere, daysBetween, duration, inWords, median, sum, thousands } from './arithmetic.ts';
import { cases, isLate, limits, techniques, weighed } from './managed-service-cases.ts';
import type { Fact } from '../types.ts';
import type { Report, Table } from './report-types.ts';

const CLIENT = 'Malnad Cold Stores Pvt Ltd';
const LAST_DAY = '2026-10-31';

const severities = Object.keys(limits);
const of = (severity: string) => cases.filter((one) => one.severity === severity);

/** The median and the longest time as texts, such as "4 min". Both are "none" if there is nothing to measure. */
const spread = (minutes: number[]) =>
  minutes.length ? [duration(Math.round(median(minutes))), duration(Math.max(...minutes))] : ['none', 'none'];

function interval(which: 'triage' | 'contain'): string[][] {
  return severities.map((severity) => {
    const minutes = of(severity).flatMap((one) => one[which] ?? []);
    const limit = limits[severity]![which];
    const missed = countWhere(of(severity), (one) => isLate(one, which));
    return [
      severity,
      typeof limit === 'number' ? duration(limit) : limit,
      String(minutes.length),
      ...spread(minutes),
      String(missed),
    ];
  });
}

const intervalTable = (caption: string, which: 'triage' | 'contain'): Table => ({
  kind: 'table',
  caption,
  columns: [
    { label: 'Severity', weight: 1.2 },
    { label: 'Contract', weight: 2 },
    { label: 'Measured in', isNumber: true },
    { label: 'Median', isNumber: true },
    { label: 'Worst', isNumber: true },
    { label: 'Missed', isNumber: true },
  ],
  rows: interval(which),
});

/** Alerts by outcome in three months. The report is about the last month. */
const months = ['August', 'September', 'October'];
const alerts = {
  'In a case': [88, 94, sum(cases.map((one) => one.alerts))],
  Expected: [178, 152, 148],
  'Nothing to do': [148, 128, 118],
  'Rule wrong': [209, 134, 71],
};
const alertsOf = (month: number) => sum(Object.values(alerts).map((values) => values[month]!));

const sources: [name: string, kind: string, alerts: number, days: number, state: string][] = [
  ['Entra ID, sign-in and audit', 'Identity', 96, 233, 'Connected'],
  ['Microsoft 365, audit', 'Cloud', 41, 233, 'Connected'],
  ['Mail filter', 'Mail', 58, 233, 'Connected'],
  ['EDR, 231 of 238 PCs', 'Endpoint', 74, 233, 'Seven PCs in Hubballi without it'],
  ['EDR, 17 of 17 servers', 'Endpoint', 29, 233, 'Connected'],
  ['Domain controllers `MCS-DC01`, `MCS-DC02`', 'Identity', 33, 233, 'Silent 2 h 40 min, see below'],
  ['Windows servers, 12 of 12', 'Server', 14, 214, 'Connected'],
  ['Linux servers, 5 of 5', 'Server', 18, 214, 'Connected'],
  ['Firewall Hosur, pair', 'Network', 22, 233, 'Connected'],
  ['Firewall Mysuru', 'Network', 6, 220, 'Connected'],
  ['Firewall Hubballi', 'Network', 4, 220, 'Silent 63 h 45 min, see below'],
  ['VPN gateway', 'Network', 5, 233, 'Connected'],
  ['DNS resolver', 'Network', 12, 187, 'Connected'],
  ['Warehouse system `MCS-WMS01`', 'Application', 0, 89, '**Silent since 26 October**'],
];

const tactics = [...new Set(techniques.map(({ tactic }) => tactic))];
const covered = (state: string) =>
  tactics.map((tactic) => countWhere(techniques, (one) => one.tactic === tactic && one.state === state));
const STATES: Record<string, string> = { tried: 'Tried', written: 'Written, not tried', none: 'No rule' };

const rules: [rule: string, change: string, on: string, before: number, after: number][] = [
  [
    '`R-031` Sign-in from two places',
    'Mobile networks of four operators count as one place',
    '2026-10-02',
    47,
    18,
  ],
  [
    '`R-058` Encoded PowerShell',
    'The signed inventory script is left out, by its hash',
    '2026-10-05',
    33,
    11,
  ],
  ['`R-077` Computed names', 'Content networks left out; nine letters instead of seven', '2026-10-14', 21, 8],
  ['`R-102` Many files read', 'Backup accounts only from the backup host', '2026-10-07', 14, 6],
  [
    '`R-118` Forwarding rule, any mailbox',
    'New: case 117 was found by its second alert',
    '2026-10-19',
    0,
    12,
  ],
  ['The 61 other rules', 'Not changed', '–', 23, 21],
];

const actions: [action: string, from: string, opened: string, owner: string, due: string][] = [
  [
    'Name an owner for `despatch@malnadcold.example`, or close it',
    'Case 68',
    '2026-07-14',
    'Vasanth Kamath',
    '2026-09-30',
  ],
  ['EDR on seven PCs of the Hubballi depot', 'Review, July', '2026-08-11', 'Girish Hegde', '2026-10-15'],
  ['Second factor for eight more supplier accounts', 'Case 119', '2026-10-18', 'Girish Hegde', '2026-11-13'],
  [
    'Managed account for `svc-wms`, without rights over groups',
    'Case 119',
    '2026-10-18',
    'Girish Hegde',
    '2026-11-20',
  ],
  ['Passkeys for the 11 finance mailboxes: 9 done', 'Case 117', '2026-10-16', 'Pooja Bhat', '2026-11-06'],
  ['Log agent on `MCS-WMS01` again', 'Silent source', '2026-10-26', 'Girish Hegde', '2026-11-03'],
  [
    'Sign-in from abroad blocked by rule, with a list of travellers',
    'Case 115',
    '2026-10-12',
    'Pooja Bhat',
    '2026-11-30',
  ],
  [
    'Handover sheet of the morning shift lists open alerts of all severities',
    'Case 112',
    '2026-10-06',
    company.name,
    '2026-11-02',
  ],
];

const missedNow = [...interval('triage'), ...interval('contain')].reduce(
  (all, row) => all + Number(row[5]),
  0,
);

/** Four numbers that sum up the month, for the pages that sell the service. */
export const monthlyNumbers: Fact[] = [
  { term: 'Alerts read', detail: String(alertsOf(2)) },
  { term: 'Cases opened', detail: String(cases.length) },
  { term: 'Until an alert rated high is read, median', detail: interval('triage')[1]![3]! },
  { term: 'Contract times missed', detail: String(missedNow) },
];

/** A time in the month of the report, such as "Thu 1, 09:12". */
function dayAndTime(at: string): string {
  const weekday = new Date(at.slice(0, 10)).toLocaleDateString('en-GB', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return `${weekday} ${Number(at.slice(8, 10))}, ${at.slice(11)}`;
}

/** Time since an alert. The directions of CERT-In allow six hours. */
const minutesAfterAlert = ({ number, at }: (typeof weighed)[number]) =>
  (Date.parse(`${at}Z`) - Date.parse(`${cases.find((one) => one.number === number)!.at}Z`)) / 60_000;
const reported = weighed.filter(({ decision }) => decision === 'Reported');
const latestReport = Math.max(...reported.map(minutesAfterAlert));

const caseTable: Table = {
  kind: 'table',
  caption: 'Cases opened in October, in order. Alert in IST; triage and containment in minutes',
  columns: [
    { label: 'Case', weight: 0.7 },
    { label: 'Alert', weight: 1.3 },
    { label: 'Severity', weight: 1 },
    { label: 'What was seen, and where', weight: 4 },
    { label: 'Verdict', weight: 1.1 },
    { label: 'Triage', isNumber: true, weight: 0.9 },
    { label: 'Contain', isNumber: true, weight: 0.9 },
    { label: 'What was done', weight: 3.6 },
  ],
  rows: cases.map((one) => [
    one.number,
    dayAndTime(one.at),
    one.severity,
    `${one.what}. ${one.source}, ${one.alerts === 1 ? 'one alert' : `${one.alerts} alerts`}. ${one.techniques}`,
    one.verdict,
    thousands(one.triage),
    one.contain === undefined ? '–' : thousands(one.contain),
    one.did,
  ]),
};

export const managedService: Report = {
  kind: 'sample-report',
  name: 'managed-service',
  path: sampleReportPath('managed-service'),
  icon: 'eye',
  image: 'cta-signal',
  imageCrop: 'close-up',
  title: 'Managed security, monthly report',
  documentTitle: 'Sample monthly report of managed security',
  label: 'Sample: managed service',
  description:
    'A complete sample month of managed security: 18 cases, each interval with median and worst, two misses, silent sources, ATT&CK coverage. All invented.',
  summary: 'One whole month: every case, both intervals, what was missed, and what no rule sees.',
  of: 'a month of monitoring',
  lead: 'What one client receives for one month: each case with its times, the two that came late, the logs that fell silent. The cold-storage firm and all that is in it are invented.',
  facts: [
    { term: 'Client', detail: 'An invented cold-storage firm, 240 people' },
    { term: 'Period', detail: 'October 2026, beside the two months before' },
    { term: 'Service', detail: '24×7, 14 log sources' },
  ],
  callToAction: {
    heading: 'Which of these numbers do you get today?',
    text: 'Tell us what your management asks for each month. We show which report answers it and what it needs from you.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },

  client: { name: CLIENT, trade: 'an invented firm with four cold stores in Karnataka and Tamil Nadu' },
  engagement: {
    id: 'MC-2026-10',
    kind: 'managed security service, report of the month',
    window: { from: '2026-10-01', to: LAST_DAY },
    people: [
      { name: 'Nikhil Menon', role: 'Service manager; answers for this report', organisation: company.name },
      {
        name: 'Shabana Sheikh',
        role: 'Lead analyst; reviewed every contained case',
        organisation: company.name,
      },
      {
        name: 'Ten analysts',
        role: 'Shifts of eight hours, two at a time, named in the contract',
        organisation: company.name,
      },
      { name: 'Girish Hegde', role: 'Head of IT; duty contact', organisation: CLIENT },
      { name: 'Pooja Bhat', role: 'Network administrator; deputy of the duty contact', organisation: CLIENT },
      {
        name: 'Vasanth Kamath',
        role: 'Director, finance; decides on risks and credits',
        organisation: CLIENT,
      },
    ],
    facts: [
      { term: 'Contract', detail: '12 months from 2026-03-12. Hours 24×7. Times and credits: annex 2' },
      {
        term: 'Systems',
        detail:
          'SIEM and EDR are the client’s and licensed in its name; we work in them with 12 named accounts',
      },
      {
        term: 'Actions',
        detail:
          'Signed list, version 3 of 2026-09-15. Allowed: end sessions, reset passwords, isolate PCs and any server but the three of the warehouse, delete emails. Ask first: warehouse servers, groups of the domain, blocks of countries, payments. Never: shut down a server',
      },
      { term: 'Clocks', detail: 'All sources by NTP; the largest difference found on 2026-10-30 was 0.4 s' },
      {
        term: 'Logs kept',
        detail: '365 days in the client’s SIEM, in India. Each source is as old as the table of sources says',
      },
    ],
  },
  classification: 'Confidential: the client decides who reads it',
  versions: [
    {
      version: '0.9',
      date: '2026-11-03',
      author: 'Nikhil Menon',
      change: 'Draft, sent before the monthly review',
    },
    {
      version: '1.0',
      date: '2026-11-05',
      author: 'Nikhil Menon',
      change: 'After the review: cause of case 115 in our words and not as “client not reached”',
    },
  ],
  distribution: [
    { recipient: `Vasanth Kamath, ${CLIENT}`, copy: 'PDF, encrypted to his key' },
    { recipient: `Girish Hegde, ${CLIENT}`, copy: 'PDF and CSV of cases, encrypted to his key' },
    {
      recipient: `${company.name}, file of the contract`,
      copy: 'PDF; deleted 30 days after the handover at the end',
    },
  ],

  csv: 'All cases as CSV',
  csvRows: () =>
    cases.map((one) => ({
      Case: one.number,
      'Alert (IST)': one.at,
      Severity: one.severity,
      'What was seen': one.what,
      Source: one.source,
      Alerts: String(one.alerts),
      Techniques: one.techniques.replaceAll(',', ''),
      Verdict: one.verdict,
      'Minutes to triage': String(one.triage),
      'Minutes from triage to containment': String(one.contain ?? ''),
      'What was done': one.did,
    })),
  chapters: [
    {
      id: 'management',
      heading: 'For management',
      blocks: [
        {
          kind: 'text',
          text: '**In the night to Sunday 18 October somebody used a supplier’s account and made a service account a domain administrator. It was stopped 29 minutes after the first alert, and you reported it to CERT-In 2 h 31 min after that alert.** Two servers were touched, and no sign was found that data left. The account had no second factor. Eight more like it still have none.',
        },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Alerts',
              detail: `${alertsOf(2)}, each judged: ${alertsOf(1)} in September, ${alertsOf(0)} in August`,
            },
            {
              term: 'Cases',
              detail: `${cases.length}: ${severities.map((one) => `${of(one).length} ${one.toLowerCase()}`).join(', ')}`,
            },
            {
              term: 'What they were',
              detail: `${countWhere(cases, (one) => one.verdict === 'True')} true, ${countWhere(cases, (one) => one.verdict === 'Expected')} expected work that nobody had told us about, ${countWhere(cases, (one) => one.verdict === 'False')} false`,
            },
            {
              term: 'Missed times',
              detail: `${missedNow} of ${cases.length + countWhere(cases, (one) => one.contain !== undefined)} measured, both ours. Credit: 4% of October’s fee, on November’s invoice`,
            },
            {
              term: 'Told to CERT-In',
              detail: `${inWords(reported.length)} of the ${inWords(weighed.length).toLowerCase()} true cases, the latest ${duration(latestReport)} after its alert; each case with its [decision](#cert-in)`,
            },
            { term: 'Silent logs', detail: 'Three sources; one is still silent, the warehouse system' },
            { term: 'Overdue', detail: 'Two actions of yours, the older since 30 September. None of ours' },
          ],
        },
        { kind: 'heading', text: 'What you decide' },
        {
          kind: 'list',
          items: [
            '**Suppliers.** From which day may a supplier without a second factor no longer sign in? We advise 13 November. Two suppliers have said that they need help; an hour each.',
            '**The shared account.** `despatch@` has had no owner for 109 days. Finance names one, or it is closed on 15 November.',
            '**Tests by others.** Your auditor’s test set off case 125 on a Friday evening. May we keep a calendar of announced tests, with a telephone number for each?',
          ],
        },
        {
          kind: 'note',
          title: 'What this report does not say',
          text: 'It does not say that nothing else happened. Three of the 32 techniques agreed on have no rule, four have one that was never tried, and systems that send no logs are not seen at all: [sources](#sources) and [detection](#detection) name them.',
        },
      ],
    },
    {
      id: 'numbers',
      heading: 'Alerts and times',
      blocks: [
        {
          kind: 'chart',
          form: 'stacked-bars',
          caption: 'Alerts by what became of them: fewer, and fewer of them wrong',
          unit: 'alerts',
          categories: months,
          series: Object.entries(alerts).map(([label, values]) => ({ label, values })),
        },
        {
          kind: 'text',
          text: '“Rule wrong” fell from 134 to 71 because four rules were changed, and not because they were switched off: [rules changed](#detection) has each with its count. An alert that is part of no case is closed with a written reason; a sample of 40 was read again by the lead analyst on 2026-11-02, and she agreed with 39. That one was marked “expected” and should have been “nothing to do”: blocked already, or a repeat.',
        },
        intervalTable('From alert to triage: the first decision of an analyst', 'triage'),
        intervalTable('From triage to containment, or to the call where you decide', 'contain'),
        { kind: 'heading', text: 'The two that were missed' },
        {
          kind: 'list',
          items: [
            '**Case 112, triage after 47 minutes instead of 30.** The alert came at 07:51, nine minutes before the change of shift. The morning shift began with its own list, and the alert was on the list of the night. The laptop called its command server four times in those minutes. Since 2 November the handover sheet lists open alerts of all severities.',
            '**Case 115, call at 20:06 of the next working day instead of by 18:00.** No attempt had succeeded, so the analyst of Sunday left the call to Monday, and two shifts of Monday left it to each other. The decision about CERT-In waited for that call and came after the six hours, which would have been too late for a case to report. The queue now shows when a call and a decision fall due.',
          ],
        },
        {
          kind: 'table',
          caption: 'Three months beside one another',
          columns: [
            { label: 'Measure', weight: 3 },
            ...months.map((label) => ({ label, isNumber: true as const })),
          ],
          rows: [
            ['Cases', '15', '21', String(cases.length)],
            ['True cases', '6', '10', String(countWhere(cases, (one) => one.verdict === 'True'))],
            [
              'Median triage, High and Critical',
              '12 min',
              '10 min',
              duration(median([...of('Critical'), ...of('High')].map((one) => one.triage))),
            ],
            ['Missed times', '3', '1', String(missedNow)],
            ['Credit, 2% of the month’s fee for each', '6%', '2%', `${2 * missedNow}%`],
            ['Hours of silent sources', '11', '4', '208'],
          ],
        },
        {
          kind: 'text',
          text: 'Annex 2 lets you end the contract early after four missed times in one month, or after eight in three months in a row. August to October had six.',
        },
      ],
    },
    {
      id: 'cases',
      heading: 'Every case of the month',
      blocks: [
        {
          kind: 'text',
          text: 'True: what the rule looks for did happen. Expected: it happened, and somebody was allowed to do it. False: it did not happen. Where there was nothing to contain, only triage is measured.',
        },
        caseTable,
      ],
    },
    {
      id: 'cert-in',
      heading: 'Weighed for the six-hour report',
      blocks: [
        {
          kind: 'text',
          text: 'Annexure I of the directions of 28 April 2022 names kinds of incidents, to be reported within six hours of noticing. We make a proposal and your duty contact decides. Each true case has a decision. Times are IST.',
        },
        {
          kind: 'table',
          caption: 'Every true case of October, and who decided',
          columns: [
            { label: 'Case', weight: 0.6 },
            { label: 'Kind in Annexure I', weight: 2 },
            { label: 'Decision', weight: 1.1 },
            { label: 'By', weight: 1.4 },
            { label: 'When', weight: 1.1 },
            { label: 'After', isNumber: true, weight: 1.1 },
            { label: 'Why', weight: 3 },
          ],
          rows: weighed.map((one) => [
            one.number,
            one.kind,
            one.decision === 'No' ? 'Not reported' : one.decision,
            one.by,
            dayAndTime(one.at),
            duration(minutesAfterAlert(one)),
            one.why,
          ]),
        },
      ],
    },
    {
      id: 'case-119',
      heading: 'Case 119: a supplier’s account at night',
      blocks: [
        {
          kind: 'text',
          text: 'Critical. Sunday, 2026-10-18. A supplier’s VPN account was used from `203.0.113.77`, a network from which it had never signed in. From there `svc-wms`, the service account of the warehouse system, was put into the group of domain administrators.',
        },
        {
          kind: 'chart',
          form: 'timeline',
          caption: 'From the first sign-in to the report, in IST',
          unit: 'minutes after the alert',
          events: [
            { at: -9, time: '03:10', label: 'VPN sign-in of sup-refrig, password only' },
            {
              at: 0,
              time: '03:19',
              label: 'Alert: svc-wms is made a domain administrator. The six hours begin',
            },
            { at: 7, time: '03:26', label: 'Triaged: the two events belong together' },
            { at: 10, time: '03:29', label: 'Duty contact does not pick up; at 03:31 the deputy does' },
            { at: 15, time: '03:34', label: 'sup-refrig disabled, VPN session ended (allowed)' },
            { at: 22, time: '03:41', label: 'MCS-WMS01 isolated, the deputy agrees (ask first)' },
            { at: 29, time: '03:48', label: 'svc-wms out of the group and disabled (ask first). Contained' },
            { at: 101, time: '05:00', label: 'Facts and times for CERT-In handed over' },
            { at: 151, time: '05:50', label: 'Reported by Girish Hegde, 2 h 31 min after the alert' },
          ],
        },
        {
          kind: 'listing',
          caption: 'What the alert was made of: security log of MCS-DC01, shortened',
          lines: [
            '2026-10-18T03:18:58+05:30  4624  An account was successfully logged on, type 3',
            '    Account:  MALNADCOLD\\svc-wms   Logon ID: [[0x4E21C9]]   Source: [[192.168.40.21, MCS-WMS01]]',
            '2026-10-18T03:19:07+05:30  4728  A member was added to a security-enabled global group',
            '    Subject:  MALNADCOLD\\[[svc-wms]]   Logon ID: [[0x4E21C9]]',
            '    Member:   CN=svc-wms,OU=Service,DC=malnadcold,DC=example',
            '    Group:    MALNADCOLD\\[[Domain Admins]]',
            '2026-10-18T03:19:31+05:30  4672  Special privileges assigned to new logon',
            '    Account:  MALNADCOLD\\svc-wms   Logon ID: 0x4E3B07   Privileges: SeDebugPrivilege, …',
            '',
            'vpn-gw 2026-10-18T03:10:41+05:30 login user=[[sup-refrig]] src=[[203.0.113.77]] mfa=[[exempt]]',
            'vpn-gw 2026-10-18T03:12:18+05:30 session user=sup-refrig dst=192.168.40.21 port=3389',
          ],
        },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Cause',
              detail:
                'Group `VPN-Suppliers` was exempt from the second factor since November 2025. The password was used by four people of the supplier. On `MCS-WMS01` it was a local administrator, so that the stored password of `svc-wms` could be read; and `svc-wms` held an old right to change groups',
            },
            {
              term: 'Reach',
              detail:
                '38 minutes in the network. Two servers touched: `MCS-WMS01` and `MCS-DC01`. 14 MB went to the address in total, about what the remote desktop session needs. EDR shows no new service, task or account',
            },
            {
              term: 'Cleared',
              detail:
                'Passwords of all 14 administrators and of `svc-wms` changed on 18, `krbtgt` on 19 and 20 October; `MCS-WMS01` isolated except for its logs, and rebuilt in the night before 26 October',
            },
            {
              term: 'Not known',
              detail:
                'How the password was lost: we may not examine the supplier’s PCs. Whether files were read on `MCS-WMS01`: reading is not logged there',
            },
            {
              term: 'Open',
              detail:
                'Second factor for eight more suppliers; the account of the service: see [actions](#actions)',
            },
          ],
        },
        {
          kind: 'text',
          text: '**What went well, and what did not.** The rule on groups fired within two seconds, and the deputy knew the list. Two minutes were lost because the duty contact’s telephone was silent; it now lets our number through. We ourselves should have asked in March why a group was exempt: the export of rules that we got for onboarding shows it.',
        },
      ],
    },
    {
      id: 'case-117',
      heading: 'Case 117: a session taken over',
      blocks: [
        {
          kind: 'table',
          caption: 'High. Thursday, 15 October 2026, in IST',
          columns: [
            { label: 'Time', weight: 0.8 },
            { label: 'What', weight: 4 },
            { label: 'Who decided', weight: 1.6 },
          ],
          rows: [
            [
              '21:33',
              'Sign-in to a finance mailbox from `198.51.100.140`, an address the user had never used; the second factor was confirmed',
              '–',
            ],
            ['21:42', 'A new rule forwards emails with “invoice” to an outside address. Alert', '–'],
            ['21:46', 'Triaged: sign-in and rule belong together', 'Shift analyst'],
            ['21:50', 'Sessions and refresh tokens revoked, rule removed', 'Shift analyst, on the list'],
            ['21:55', 'Two payments of the day held', 'Duty contact, asked first'],
            ['01:05', 'Reported to CERT-In, 3 h 23 min after the alert', 'Girish Hegde'],
            ['Next day', 'Passkeys required for finance mailboxes', 'Vasanth Kamath'],
          ],
        },
        {
          kind: 'text',
          text: 'Cause: the user signed in on a copy of the sign-in page, which passed everything on and kept the session. A code or a prompt does not stop that; a passkey does. Three emails had been forwarded in eight minutes, including one with bank details of a supplier, who was told the next morning.',
        },
      ],
    },
    {
      id: 'sources',
      heading: 'Sources: connected, and silent',
      blocks: [
        {
          kind: 'table',
          caption:
            'Sources on the list of the contract at the end of October. Days: how far back their logs reach',
          columns: [
            { label: 'Source', weight: 2.6 },
            { label: 'Kind', weight: 1.1 },
            { label: 'Alerts', isNumber: true, weight: 0.8 },
            { label: 'Days', isNumber: true, weight: 0.8 },
            { label: 'State', weight: 2.4 },
          ],
          rows: [
            ...sources.map(([name, kind, count, days, state]) => [
              name,
              kind,
              String(count),
              String(days),
              state,
            ]),
            ['**Total**', '–', String(sum(sources.map(([, , count]) => count))), '–', '–'],
          ],
        },
        {
          kind: 'table',
          caption: 'Sources that fell silent, in IST',
          columns: [
            { label: 'Source', weight: 1.5 },
            { label: 'From, to', weight: 1.9 },
            { label: 'For', isNumber: true, weight: 1.1 },
            { label: 'Whom we told', weight: 1.9 },
            { label: 'Cause, and what was not seen', weight: 3 },
          ],
          rows: [
            [
              'Firewall Hubballi',
              'Fri 9, 18:20 to Mon 12, 10:05',
              '63 h 45 min',
              'Pooja Bhat, Fri 18:50, by telephone',
              'The provider changed the router, and with it the route to the collector. EDR on the depot’s PCs kept working; seven PCs have none',
            ],
            [
              '`MCS-DC02`',
              'Wed 21, 01:00 to 03:40',
              '2 h 40 min',
              'Shift analyst alone: an announced update',
              'Agent did not start after the update. `MCS-DC01` answered meanwhile',
            ],
            [
              'Warehouse system',
              'Mon 26, 02:10, to the end of the month and on',
              duration(141 * 60 + 50),
              'Girish Hegde, Mon 08:10, by telephone',
              'Reinstalled after case 119, without the log agent. Sign-ins and exports of stock lists are not seen; EDR is there',
            ],
          ],
        },
        { kind: 'heading', text: 'Not on the list, and so not seen' },
        {
          kind: 'list',
          items: [
            'Controllers of the cold rooms, and the network that they share with the cameras',
            'The payroll service: its contract gives no logs. Ask for them when it is renewed, in April',
            'Private telephones with work email: sign-ins are seen, the telephone is not',
            'Seven PCs in Hubballi without EDR: `MC-PC-301` to `MC-PC-307`',
          ],
        },
      ],
    },
    {
      id: 'detection',
      heading: 'Detection',
      blocks: [
        {
          kind: 'text',
          text: `We agreed on ${techniques.length} techniques of MITRE ATT&CK v19 that would hurt this firm. For each we say whether a rule was tried by doing what it looks for. It is a list of what we look for, not a percentage of ATT&CK.`,
        },
        {
          kind: 'chart',
          form: 'stacked-bars',
          caption: 'Techniques by tactic: whether a rule was tried, is written, or is missing',
          unit: 'techniques',
          isListed: true,
          categories: tactics,
          series: [
            { label: STATES['tried']!, values: covered('tried') },
            { label: STATES['written']!, values: covered('written') },
            { label: STATES['none']!, values: covered('none') },
          ],
        },
        {
          kind: 'table',
          caption: 'Each technique',
          columns: [
            { label: 'Technique', weight: 1 },
            { label: 'Name', weight: 2.4 },
            { label: 'Rule', weight: 1.4 },
            { label: 'October', weight: 2.4 },
          ],
          rows: techniques.map(({ id, name, state, note }) => [id, name, STATES[state]!, note]),
        },
        {
          kind: 'table',
          caption: 'Rules changed, with their false alerts in the whole of September and of October',
          columns: [
            { label: 'Rule', weight: 2.2 },
            { label: 'Change', weight: 3.2 },
            { label: 'On', weight: 1.5 },
            { label: 'Before', isNumber: true, weight: 0.8 },
            { label: 'After', isNumber: true, weight: 0.8 },
          ],
          rows: [
            ...rules.map(([rule, change, on, before, after]) => [
              rule,
              change,
              on,
              String(before),
              String(after),
            ]),
            [
              '**Total**',
              '–',
              '–',
              String(sum(rules.map((rule) => rule[3]))),
              String(sum(rules.map((rule) => rule[4]))),
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The totals include the false alerts within cases, 4 in September and 5 in October. Each changed rule was tried again on the day of the change and still fires on what it is for. `R-118` is noisy for a new rule: eight of its twelve were an archiving service, which is left out since 2026-10-29.',
        },
      ],
    },
    {
      id: 'actions',
      heading: 'Open actions',
      blocks: [
        {
          kind: 'table',
          caption: 'Open on 31 October, the oldest first',
          columns: [
            { label: 'Action', weight: 3.4 },
            { label: 'From', weight: 1.1 },
            { label: 'Days', isNumber: true, weight: 0.5 },
            { label: 'Owner', weight: 1.4 },
            { label: 'Due', weight: 2.1 },
          ],
          rows: [...actions]
            .sort((a, b) => a[2].localeCompare(b[2]))
            .map(([action, from, opened, owner, due]) => [
              action,
              from,
              String(daysBetween(opened, LAST_DAY)),
              owner,
              due < LAST_DAY ? `**${due}, overdue**` : due,
            ]),
        },
        {
          kind: 'text',
          text: 'Closed in October: six actions, among them keys instead of passwords on the jump host (case 123), the shared folder for the agency (case 114) and the list of allowed software (case 118).',
        },
        { kind: 'heading', text: 'What we need from you' },
        {
          kind: 'list',
          items: [
            'By 6 November: who is on duty in the week of Diwali, with a deputy who is in the country',
            'By 13 November: an account on the staging of the web shop, so that the rule for T1190 can be tried',
            'Before every change on a server: a ticket. Four of the seven expected cases had none',
            'The signed list of actions falls due for review on 15 December. We propose to allow the isolation of warehouse servers between 22:00 and 06:00: in case 119 asking took seven minutes',
          ],
        },
        { kind: 'heading', text: 'How things are counted' },
        {
          kind: 'facts',
          rows: [
            { term: 'Alert', detail: 'One message of a rule. Repeats within an hour count as one' },
            {
              term: 'Triage',
              detail: 'From the alert to the first written decision of an analyst. Opening it does not count',
            },
            {
              term: 'Containment',
              detail:
                'From triage to the last action that stops the harm, or to the first call where you decide, whether or not somebody picks up',
            },
            {
              term: 'Silent',
              detail:
                'No event for 30 minutes; for the warehouse system, which sends in batches, for six hours',
            },
            {
              term: 'Severity',
              detail:
                'Set at triage by the table of annex 2: what is affected, and whether it continues. Later changed only in writing; in October none was',
            },
          ],
        },
      ],
    },
  ],
};
