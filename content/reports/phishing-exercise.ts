import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import { company } from '../company.ts';
import { duration, inWords, percent, sum } from './arithmetic.ts';
import type { Report } from './report-types.ts';

const CLIENT = 'Lantern Row Press Pvt Ltd';

/** Groups of this exercise. Groups under ten people are not counted separately. */
const groups: [
  name: string,
  sent: number,
  delivered: number,
  followed: number,
  typed: number,
  reported: number,
][] = [
  ['Sales', 64, 63, 9, 3, 27],
  ['Editorial', 92, 92, 14, 5, 31],
  ['Production and print', 118, 117, 25, 11, 19],
  ['Warehouse', 71, 69, 17, 7, 9],
  ['Finance', 28, 28, 3, 1, 14],
  ['Customer service, IT, management', 47, 47, 6, 2, 18],
];
const all = ([1, 2, 3, 4, 5] as const).map((column) => sum(groups.map((group) => group[column])));
/** Mailboxes of a group too small to be shown separately. */
const IT_MAILBOXES = 2;
const passkeys =
  sum(groups.filter(([name]) => ['Sales', 'Finance'].includes(name)).map(([, count]) => count)) +
  IT_MAILBOXES;
const [sent, delivered, followed, typed, reported] = all as [number, number, number, number, number];

/** Minutes from the first email of the wave. */
const waves: [
  wave: string,
  sent: number,
  delivered: number,
  followed: number,
  typed: number,
  reported: number,
  first: number,
  tenth: number,
  removed: number,
][] = [
  ['1: Tue 22 Sep, 10:30', 142, 141, 33, 14, 38, 4, 19, 190],
  ['2: Wed 23 Sep, 14:00', 140, 138, 23, 9, 41, 3, 14, 48],
  ['3: Thu 24 Sep, 09:15', 138, 137, 18, 6, 39, 6, 17, 26],
];

/** Emails of the first wave that had been reported, and passwords that had been typed, after each of these minutes. */
const minutes = [20, 30, 60, 120, 190];
const reportedBy = [11, 15, 24, 33, 38];
const typedBy = [4, 5, 8, 12, 14];

const HALF_HOUR = minutes.indexOf(30);
const typedLate = typedBy.at(-1)! - typedBy[HALF_HOUR]!;

const exercises: {
  label: string;
  message: string;
  difficulty: string;
  sent: number;
  delivered: number;
  followed: number;
  typed: number;
  reported: number;
  first: number;
  tenth: number;
  removed: number;
}[] = [
  {
    label: '1, March',
    message: 'Delivery notice',
    difficulty: 'Least difficult',
    sent: 401,
    delivered: 398,
    followed: 92,
    typed: 47,
    reported: 41,
    first: 26,
    tenth: 174,
    removed: 1600,
  },
  {
    label: '2, July',
    message: 'Shared price list',
    difficulty: 'Moderately difficult',
    sent: 412,
    delivered: 409,
    followed: 81,
    typed: 34,
    reported: 79,
    first: 11,
    tenth: 52,
    removed: 305,
  },
  {
    label: '3, September',
    message: 'Shared document',
    difficulty: 'Moderately difficult',
    sent,
    delivered,
    followed,
    typed,
    reported,
    first: 4,
    tenth: 19,
    removed: 190,
  },
];

const numbers = (labels: string[]) => labels.map((label) => ({ label, isNumber: true as const }));

export const phishingExercise: Report = {
  kind: 'sample-report',
  name: 'attack-exercise',
  path: sampleReportPath('attack-exercise'),
  icon: 'flag',
  image: 'card-mission',
  imageCrop: 'close-up',
  title: 'Phishing exercise, third of three',
  documentTitle: 'Sample report of a phishing exercise',
  label: 'Sample: phishing exercise',
  description:
    'A complete sample report of a phishing exercise: rates by group with n, minutes to report and removal, the email with its signs, no names. All invented.',
  summary: 'One exercise beside the two before: rates with n, minutes to removal, no names.',
  of: 'a phishing exercise',
  lead: 'What one client receives after an exercise: how many typed a password, how soon the first told somebody, and what the help desk did in the next hours. The publisher and its numbers are invented.',
  facts: [
    { term: 'Client', detail: 'An invented publisher, 420 mailboxes' },
    { term: 'Exercise', detail: 'Third of three, in three waves' },
    { term: 'Names', detail: 'None; no group under 10 people' },
  ],
  callToAction: {
    heading: 'How long until someone tells you?',
    text: 'Send the number of mailboxes and your email system. We propose the message, the rules that HR would sign and a week.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },

  client: { name: CLIENT, trade: 'an invented publisher of schoolbooks in Bengaluru and Tumakuru' },
  engagement: {
    id: 'LR-2026-019',
    kind: 'phishing exercise by email, the repeat of exercise 2',
    window: { from: '2026-09-15', to: '2026-09-28' },
    people: [
      { name: 'Tarun Bhatia', role: 'Exercise lead', organisation: company.name },
      {
        name: 'Zoya Merchant',
        role: 'Analyst on the line with the help desk, all three days',
        organisation: company.name,
      },
      { name: 'Usha Prabhu', role: 'Managing director; authorised the exercise', organisation: CLIENT },
      { name: 'Mathew Chacko', role: 'Head of HR; agreed to bait, dates and rules', organisation: CLIENT },
      {
        name: 'Sneha Wagle',
        role: 'Head of IT; knew the dates, opened and closed the filter',
        organisation: CLIENT,
      },
    ],
    facts: [
      {
        term: 'Authorisation',
        detail:
          'Signed on 2026-09-07 by Usha Prabhu and Mathew Chacko; read by the works committee on 2026-09-09',
      },
      { term: 'Variant', detail: 'MITRE ATT&CK T1566.002, a link to a sign-in page' },
      {
        term: 'Our addresses',
        detail: 'Sender and page: `lanternrow-docs.example`. Email sent from `203.0.113.40`',
      },
      {
        term: 'Who knew',
        detail:
          'The dates: five people. Usha Prabhu, Mathew Chacko, Sneha Wagle and both mail administrators of their provider. The works committee knew that there would be an exercise, but not when. The help desk knew nothing',
      },
      { term: 'Stop word', detail: 'Agreed, one telephone number for it; not used' },
      {
        term: 'Not in scope',
        detail: 'Use of any password, calls, text messages, private mailboxes, lists of persons for anybody',
      },
    ],
  },
  classification: 'Internal: written so that all staff may read it',
  versions: [
    {
      version: '1.0',
      date: '2026-09-30',
      author: 'Tarun Bhatia',
      change: 'First issue, walked through with HR and IT',
    },
    {
      version: '1.1',
      date: '2026-10-09',
      author: 'Tarun Bhatia',
      change:
        'Two links that a scanner had followed taken out of Editorial (16 to 14); rule of the help desk in force',
    },
  ],
  distribution: [
    { recipient: `Usha Prabhu, Mathew Chacko, Sneha Wagle, ${CLIENT}`, copy: 'PDF and CSV of groups' },
    { recipient: `Works committee, ${CLIENT}`, copy: 'PDF' },
    {
      recipient: `${company.name}, file of the engagement`,
      copy: 'PDF. Clicks under a code: deleted on 2026-10-09',
    },
  ],

  csv: 'Groups as CSV',
  csvRows: () =>
    groups.map(([name, ...counts]) => ({
      Group: name,
      ...Object.fromEntries(
        ['Sent', 'Delivered', 'Followed', 'Typed', 'Reported'].map((label, at) => [
          label,
          String(counts[at]),
        ]),
      ),
    })),
  chapters: [
    {
      id: 'management',
      heading: 'For management',
      blocks: [
        {
          kind: 'text',
          text: `**The first report came after four minutes, and the last copy was removed after three hours and ten.** Sales reported almost at once. The two people who were allowed to remove an email sat in the same meeting until 13:05. ${inWords(typedLate)} of the ${typedBy.at(-1)} who typed a password in the first wave did so more than half an hour after its first email, when the help desk had ${reportedBy[HALF_HOUR]} reports.`,
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Sent, delivered', detail: `${sent}, ${delivered}` },
            {
              term: 'Link followed',
              detail: `${followed}, ${percent(followed, delivered)} of those delivered`,
            },
            {
              term: 'Password typed',
              detail: `${typed}, ${percent(typed, delivered)}. It was discarded in the browser and never sent`,
            },
            {
              term: 'Reported',
              detail: `${reported}, ${percent(reported, delivered)}; twelve of them had followed the link first`,
            },
            {
              term: 'Changed since',
              detail:
                'Whoever is on duty may remove a reported email, since 23 September, 09:00. In waves two and three removal took 48 and 26 minutes',
            },
          ],
        },
        { kind: 'heading', text: 'What you decide' },
        {
          kind: 'list',
          isOrdered: true,
          items: [
            '**Keep the rule of 23 September** and write it into the duty sheet: the person on duty removes, and tells the head of IT afterwards. No cost.',
            '**A report button in the warehouse.** 46 of its 71 mailboxes are read on shared terminals with a mail program that has no button. One day of work by your provider.',
            `**Passkeys for the ${passkeys} mailboxes of finance, sales and IT** (technical). A password typed into a copy of the page is then of no use. No licences are needed; introducing them takes three days.`,
          ],
        },
        {
          kind: 'note',
          title: 'What these numbers cannot say',
          text: `Fewer people typed a password than in July (${percent(typed, delivered)} against ${percent(34, 409)}), but the difference of about one in a hundred may be chance. The reports (${percent(reported, delivered)} against ${percent(79, 409)}) and the minutes are more than chance. An attacker needs one password: what counts is how soon you know.`,
        },
      ],
    },
    {
      id: 'message',
      heading: 'The message',
      blocks: [
        {
          kind: 'text',
          text: 'A typical email at a publisher: somebody shares a file. No pay, dismissal, illness or family, and no real firm’s logo. Two readers counted 11 cues by the NIST Phish Scale (“some”) and rated the story’s fit as medium: **moderately difficult**, as in exercise 2. The six cues that the explanation page shows are marked.',
        },
        {
          kind: 'mail',
          caption: 'The email as it was in the mailbox',
          from: 'Lantern Row Documents <no-reply@[[lanternrow-docs.example]]>',
          to: 'you',
          sent: 'Tuesday, 22 September 2026, 10:30 IST',
          subject: '[[Waiting for you:]] Autumn list, cover approvals',
          body: [
            '[[Hello colleague,]]',
            'a document was shared with you: Autumn list, cover approvals (14 pages).',
            'It is open to you [[until 18:00 today]]. After that, ask the owner again.',
            'Open the document: [[https://lanternrow-docs.example/s/7f3a]]',
            '[[You will be asked for your email password]] to protect the file.',
            'Lantern Row Documents',
          ],
          signs: [
            'The domain is not that of the firm: `lanternrow.example`. The bar above the email said “External”.',
            'It does not say who shares the file, or who is waiting.',
            'No name. Your own system writes to you by name.',
            'A deadline of hours, for a list whose approval takes weeks.',
            'The link leads to the strange domain too. To see this before you click, point at the link, or press and hold it.',
            'A shared file never asks for the password of the mailbox.',
          ],
        },
        {
          kind: 'text',
          text: 'The link led to a sign-in page without logo. What was typed there was discarded by the page’s script before anything was sent; the page then showed this email with its signs, and thanked the person. Each link carried a code; only the exercise lead had the list that links codes to mailboxes, and it has been deleted.',
        },
      ],
    },
    {
      id: 'result',
      heading: 'Result',
      blocks: [
        {
          kind: 'table',
          caption: 'By group. Rates are of emails delivered',
          columns: [
            { label: 'Group', weight: 2.6 },
            ...numbers([
              'Sent',
              'Delivered (n)',
              'Followed',
              'Typed',
              'Typed, rate',
              'Reported',
              'Reported, rate',
            ]),
          ],
          rows: [...groups, ['**Total**', ...all] as (typeof groups)[number]].map(
            ([name, out, n, clicks, passwords, reports]) => [
              name,
              String(out),
              String(n),
              String(clicks),
              String(passwords),
              percent(passwords, n),
              String(reports),
              percent(reports, n),
            ],
          ),
        },
        {
          kind: 'chart',
          form: 'bars',
          caption: 'Of a hundred emails delivered, how many were reported, and how many led to a password',
          unit: 'percent',
          categories: ['Sales', 'Editorial', 'Production', 'Warehouse', 'Finance', 'Service, IT, mgmt'],
          series: [
            {
              label: 'Reported',
              values: groups.map(([, , n, , , reports]) => Math.round((100 * reports) / n)),
            },
            {
              label: 'Password typed',
              values: groups.map(([, , n, , passwords]) => Math.round((100 * passwords) / n)),
            },
          ],
        },
        {
          kind: 'list',
          items: [
            `**Groups under 10.** Management has seven mailboxes and IT ${inWords(IT_MAILBOXES).toLowerCase()}. They are counted together with customer service: if they were shown separately, or as the remainder, their results could be worked out from the total.`,
            '**Small groups swing.** In Finance one person is 3.6 in a hundred. Compare groups of that size over several exercises, not within one.',
            '**Production and Warehouse** typed most and reported least. Both read email on shared terminals, most of them without a button to report. That is a problem of tools first, and of people second.',
            '**Not delivered:** four, all to mailboxes of people who had left. HR’s list was a week older than the directory.',
            `**Opened:** 231, by a picture that the email loads. We do not use it as a rate: programs that block pictures hide some, filters that load them add others. Following and typing need a person; 23 visits by link scanners were taken out by address and speed.`,
          ],
        },
      ],
    },
    {
      id: 'help-desk',
      heading: 'Time line and help desk',
      blocks: [
        {
          kind: 'chart',
          form: 'timeline',
          caption: 'First wave, Tuesday 22 September, in IST',
          unit: 'minutes',
          events: [
            { at: 0, time: '10:30', label: 'First email of 142 arrives; the wave takes 25 minutes' },
            { at: 3, time: '10:33', label: 'First link followed' },
            { at: 4, time: '10:34', label: 'First report, by the button (Sales)' },
            { at: 6, time: '10:36', label: 'First password typed' },
            { at: 9, time: '10:39', label: 'Help desk opens a ticket' },
            { at: 19, time: '10:49', label: 'Tenth report' },
            { at: 31, time: '11:01', label: 'Recognised as phishing; removal asked for by chat' },
            { at: 34, time: '11:04', label: 'Both who may remove emails are in the budget meeting' },
            { at: 52, time: '11:22', label: 'Help desk warns all staff by email' },
            { at: 155, time: '13:05', label: 'Meeting ends, chat is read' },
            { at: 163, time: '13:13', label: 'Search by sender and subject; removal starts' },
            { at: 190, time: '13:40', label: 'Last copy removed' },
          ],
        },
        {
          kind: 'chart',
          form: 'line',
          caption: `First wave: reports and passwords by minute. ${inWords(typedLate)} passwords came after minute 30`,
          unit: 'people',
          categories: minutes.map((minute) => `${minute} min`),
          series: [
            { label: 'Reported', values: reportedBy },
            { label: 'Password typed', values: typedBy },
          ],
        },
        {
          kind: 'table',
          caption: 'The three waves. Minutes are counted from the first email of the wave',
          columns: [
            { label: 'Wave, IST', weight: 2 },
            ...numbers([
              'Sent',
              'Delivered',
              'Followed',
              'Typed',
              'Reported',
              'First report',
              'Tenth',
              'Last copy removed',
            ]),
          ],
          rows: [
            ...waves.map(([wave, ...values]) => [
              wave,
              ...values.slice(0, 5).map(String),
              ...values.slice(5).map((value) => duration(value)),
            ]),
            ['**Total**', ...all.map(String), '–', '–', '–'],
          ],
        },
        {
          kind: 'text',
          text: 'For waves two and three the help desk’s block of our sender was recorded as done and then lifted, so that all three waves could be compared. The warning of 11:22 did not name the subject; those who typed after it told the help desk that they had thought of another email. Warnings now carry a picture.',
        },
      ],
    },
    {
      id: 'comparison',
      heading: 'Comparison with the two before',
      blocks: [
        {
          kind: 'table',
          caption: 'Three exercises in 2026. Rates are of emails delivered',
          columns: [{ label: 'Exercise', weight: 2 }, ...numbers(exercises.map(({ label }) => label))],
          rows: [
            ['Message', ...exercises.map(({ message }) => message)],
            ['Difficulty (NIST Phish Scale)', ...exercises.map(({ difficulty }) => difficulty)],
            ['Sent', ...exercises.map((one) => String(one.sent))],
            ['Delivered (n)', ...exercises.map((one) => String(one.delivered))],
            [
              'Link followed',
              ...exercises.map((one) => `${one.followed}, ${percent(one.followed, one.delivered)}`),
            ],
            [
              'Password typed',
              ...exercises.map((one) => `${one.typed}, ${percent(one.typed, one.delivered)}`),
            ],
            [
              'Reported',
              ...exercises.map((one) => `${one.reported}, ${percent(one.reported, one.delivered)}`),
            ],
            ['First report', ...exercises.map((one) => duration(one.first))],
            ['Tenth report', ...exercises.map((one) => duration(one.tenth))],
            ['Last copy removed', ...exercises.map((one) => duration(one.removed))],
          ],
        },
        {
          kind: 'text',
          text: 'Exercises 2 and 3 can be compared: same difficulty, ten weeks apart, 388 of the mailboxes the same. Exercise 1 was easier and is there only for the minutes. Between 2 and 3 the report button came (2026-08-03) and a half-hour session in each department.',
        },
      ],
    },
    {
      id: 'controls',
      heading: 'What the controls did',
      blocks: [
        {
          kind: 'table',
          caption: 'Each control, tried or seen',
          columns: [
            { label: 'Control', weight: 1.5 },
            { label: 'What it did', weight: 3.2 },
            { label: 'What follows', weight: 2.2 },
          ],
          rows: [
            [
              'Mail filter',
              'Configured to let our address and domain through. Before that, on 2026-09-16, five emails were sent to five test mailboxes with the filter untouched: five arrived, three in the folder for junk',
              'It sorts, it does not stop. No change proposed',
            ],
            [
              'SPF, DKIM, DMARC',
              'All three passed: the domain is ours and properly set up. They show who sent the email, not whether the sender is honest',
              'Nothing',
            ],
            [
              'Bar “External”',
              'Shown above every copy',
              'Eight of ten emails have it; few read it. Leave it',
            ],
            [
              'Web filter',
              'Knew the domain as “newly seen” after 26 hours, and only warned',
              'Block newly seen domains on the shared terminals',
            ],
            [
              'Report button',
              `${reported - 21} of ${reported} reports came by it, 21 by telephone or forwarding`,
              '46 mailboxes of Warehouse have none: proposal 2',
            ],
            [
              'Second factor',
              'Not tried: no password was used',
              'A prompt would not stop a page that passes everything on: proposal 3',
            ],
            [
              'Central log',
              'Showed the 33 visits of wave 1 to the page, on the next day',
              'An alert on “reported email, link followed” would have named the sessions to end',
            ],
          ],
        },
      ],
    },
    {
      id: 'closing',
      heading: 'Closing and data',
      blocks: [
        {
          kind: 'table',
          caption: 'What the exercise left behind',
          columns: [{ label: 'What', weight: 2.6 }, { label: 'Who' }, { label: 'State', weight: 2 }],
          rows: [
            [
              'Exception in the mail filter',
              'Sneha Wagle',
              'Taken out on 2026-09-25 and our sender blocked; an email of ours was refused on 2026-09-28',
            ],
            [
              'Explanation to all, with the email and its signs',
              'Tarun Bhatia',
              'Sent on 2026-09-25; thanks to all who reported',
            ],
            [
              'Domain `lanternrow-docs.example`',
              'Tarun Bhatia',
              'Page off since 2026-09-25; kept registered until 2027-09-25',
            ],
            ['Addresses and departments of 420 mailboxes', 'Tarun Bhatia', 'Deleted on 2026-10-09'],
            ['Clicks under a code', 'Tarun Bhatia', 'Deleted on 2026-10-09, record of deletion sent'],
            [
              'Invitation to a short session on links and passwords',
              'Zoya Merchant',
              `Sent to all ${delivered} mailboxes of the exercise that exist, on 2026-09-29; attendance was not recorded`,
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Promise of 2026-09-07: results stay out of appraisals. Nobody asked us for names. Who clicked is personal data under the DPDP Act 2023; we held it as your processor, for 17 days.',
        },
      ],
    },
  ],
};
