import { PATHS, sampleReportPath } from '../../contracts/paths.ts';
import { company } from '../company.ts';
import { countWhere, inWords, sum } from './arithmetic.ts';
import { clauses, controls, gaps, plan, STATUSES, type Requirement } from './gap-assessment-controls.ts';
import type { Report, Table } from './report-types.ts';

const CLIENT = 'Tamarind Ledger Software Pvt Ltd';

const controlsOf = (theme: string) => controls.filter(({ number }) => number.startsWith(theme));
const themes: [name: string, of: Requirement[]][] = [
  ['Clauses 4–10', clauses],
  ['5 Organisational', controlsOf('A.5.')],
  ['6 People', controlsOf('A.6.')],
  ['7 Physical', controlsOf('A.7.')],
  ['8 Technological', controlsOf('A.8.')],
];
const having = (some: Requirement[], status: string) => countWhere(some, (one) => one.status === status);

const weighing = (weight: string) => countWhere(gaps, (gap) => gap.weight === weight);
const told = [...clauses, ...controls].filter(({ status }) => status === 'Told');

/** Evidence that would prove a requirement, by its number. */
const SETTLED_BY: Record<string, string> = {
  '6.3': 'The plan of the move: who, what, what was checked afterwards',
  '7.4': 'A page: what, when, to whom, who speaks',
  'A.5.7': 'Three advisories of this year with what was done, or why nothing',
  'A.5.14': 'The rule, and ten transfers of June from the log of the portal',
  'A.7.13': 'The contract and the last two records of maintenance',
  'A.8.12': 'The rules on screen, and one email that they held',
  'A.8.34': 'The announcement of the test of March 2026, with who agreed',
};

const servedBy = (gap: string) =>
  [...clauses, ...controls]
    .filter((one) => one.gap === gap)
    .map(({ number }) => number)
    .join(', ');
const stepOf = (gap: string) => plan.findIndex(({ closes }) => closes.includes(gap));
const daysOf = (some: typeof gaps) => sum(some.map(({ days }) => days));
const DAYS = daysOf(gaps);

const requirementTable = (caption: string, some: Requirement[]): Table => ({
  kind: 'table',
  caption,
  columns: [
    { label: 'No.', weight: 0.7 },
    { label: 'Requirement', weight: 2.2 },
    { label: 'Status', weight: 1.2 },
    { label: 'Seen, and who was asked', weight: 4.6 },
    { label: 'Gap', isNumber: true, weight: 0.5 },
  ],
  rows: some.map(({ number, name, status, seen, gap }) => [number, name, status, seen, gap || '–']),
});

export const gapAssessment: Report = {
  kind: 'sample-report',
  name: 'gap-assessment',
  path: sampleReportPath('gap-assessment'),
  icon: 'balance',
  image: 'card-vision',
  imageCrop: 'close-up',
  title: 'Gap assessment, ISO/IEC 27001:2022',
  documentTitle: 'Sample compliance gap assessment report',
  label: 'Sample: gap assessment',
  description:
    'A complete sample gap assessment: every clause and all 93 controls with the evidence seen, samples drawn, 26 gaps, a plan of two quarters. All invented.',
  summary: 'Every clause and all 93 controls: what was seen, what was only told, a plan with dates.',
  of: 'a gap assessment',
  lead: 'What one client receives before a certification: for each requirement what we saw and whom we asked, what is missing, and in which order to close it. The software firm and all that is in it are invented.',
  facts: [
    { term: 'Client', detail: 'An invented software firm, 86 people' },
    { term: 'Looked at', detail: '25 clauses, 93 controls, eight interviews' },
    { term: 'Told, not seen', detail: 'Marked as such, never as a gap' },
  ],
  callToAction: {
    heading: 'Which clause is in your contract?',
    text: 'Forward the sentence that names a framework. We reply with the facts that decide whether it applies.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },

  client: { name: CLIENT, trade: 'an invented maker of bookkeeping software in Bengaluru, 86 people' },
  engagement: {
    id: 'TL-2026-008',
    kind: 'compliance gap assessment, with one day of follow-up',
    window: { from: '2026-07-06', to: '2026-07-31' },
    people: [
      { name: 'Radhika Iyengar', role: 'Lead assessor, 11 days', organisation: company.name },
      { name: 'Joseph Varghese', role: 'Privacy specialist, 3 days', organisation: company.name },
      { name: 'Eight owners', role: 'Interviewed, named by role in this report', organisation: CLIENT },
      {
        name: 'Harini Setty',
        role: 'Managing director; ordered the assessment, decides on the plan',
        organisation: CLIENT,
      },
    ],
    facts: [
      {
        term: 'Why',
        detail: 'A contract of 2026-05-29 with a bank’s subsidiary asks for ISO/IEC 27001 by June 2027',
      },
      {
        term: 'Against',
        detail:
          'ISO/IEC 27001:2022 with Amendment 1:2024, clauses 4 to 10 and Annex A. Crosswalk to SOC 2 and the DPDP Rules 2025',
      },
      {
        term: 'Scope',
        detail:
          'The firm’s one legal entity, the office in Bengaluru, the product in the cloud region Mumbai',
      },
      {
        term: 'Interviews',
        detail:
          '2026-07-07 to 2026-07-16, 60 to 90 minutes each: managing director, CTO, head of IT, DevOps lead, HR manager, support lead, sales lead, office manager',
      },
      {
        term: 'Follow-up',
        detail: 'One day, by 2027-01-31: gaps that you report as closed, against new evidence',
      },
      {
        term: 'Not in scope',
        detail: 'Scans and tests of systems, legal opinions, closing the gaps, the certification itself',
      },
    ],
  },
  classification: 'Confidential: the client decides who reads it',
  versions: [
    {
      version: '0.9',
      date: '2026-07-24',
      author: 'Radhika Iyengar',
      change: 'Draft, read by the eight owners for errors of fact',
    },
    {
      version: '1.0',
      date: '2026-07-31',
      author: 'Radhika Iyengar',
      change:
        'Two rows set from “Partly” to “Told”: we had written down what we heard (A.8.12, A.5.14). Plan agreed on 2026-07-29',
    },
  ],
  distribution: [
    { recipient: `Harini Setty, ${CLIENT}`, copy: 'PDF and CSV of controls, encrypted to her key' },
    { recipient: `The eight owners, ${CLIENT}`, copy: 'PDF, by her' },
    {
      recipient: `${company.name}, file of the engagement`,
      copy: 'PDF; notes and copies are deleted 60 days after the follow-up',
    },
  ],

  csv: 'Controls as CSV',
  csvRows: () =>
    controls.map(({ number, name, status, seen, gap }) => ({
      Control: number,
      Name: name,
      Status: status,
      Seen: seen,
      Gap: gap,
    })),
  chapters: [
    {
      id: 'management',
      heading: 'For management',
      blocks: [
        {
          kind: 'text',
          text: `**The product is built and run carefully, but there is no management system around it.** Of 93 controls ${having(controls, 'Met')} are met with evidence. Of 25 clauses ${inWords(having(clauses, 'Met')).toLowerCase()} are. There is no Statement of Applicability, no internal audit and no review by management: without these three no certification body begins.`,
        },
        {
          kind: 'chart',
          form: 'stacked-bars',
          caption:
            'Requirements by status. No percentage: a missing footer would count like a missing backup',
          unit: 'requirements',
          categories: themes.map(([name]) => name),
          series: STATUSES.slice(0, 4).map((status) => ({
            label: status,
            values: themes.map(([, some]) => having(some, status)),
          })),
        },
        {
          kind: 'text',
          text: `Two controls do not apply (A.7.6, A.8.30). ${inWords(told.length)} answers were told and not seen; they count neither as met nor as gaps, and are [listed](#told). The rest make **${gaps.length} gaps: ${weighing('High')} high, ${weighing('Medium')} medium, ${weighing('Low')} low**, ${DAYS} days of your people in two quarters.`,
        },
        { kind: 'heading', text: 'What you decide' },
        {
          kind: 'list',
          items: [
            '**Fund now:** three days in August to put the design and the ticket tool behind the directory. One change, three gaps (12, 17, 23); two people who left in spring still had an account there on 15 July.',
            '**Name an owner** for requests of persons under the DPDP Act. Until then they reach support, and nobody counts days (24).',
            '**Order an internal audit** for January, by somebody who had no part in the work (6). That cannot be us if we help you to close gaps.',
            '**Accept or not:** alerts at weekends (20). Four days of work give a rota; a service costs more. Until December you live with a mailbox.',
          ],
        },
        {
          kind: 'note',
          title: 'What an assessment leaves open',
          text: 'Your lawyer decides whether a law binds you. We did not test whether a control withstands an attack. We saw samples. Items outside the samples may differ. A certification body makes its own decision.',
        },
      ],
    },
    {
      id: 'applicability',
      heading: 'What applies',
      blocks: [
        {
          kind: 'table',
          caption: 'Applicability, with the fact that decides it. You read this list first, on 2 July 2026',
          columns: [{ label: 'Rule', weight: 1.8 }, { label: 'Applies?' }, { label: 'Because', weight: 4 }],
          rows: [
            ['ISO/IEC 27001:2022', 'By contract', 'Clause 11.2 of the contract of 2026-05-29, by June 2027'],
            [
              'SOC 2',
              'No',
              'Named in two tenders, in no contract. Customary with customers in the US, of whom you have none',
            ],
            [
              'PCI DSS v4.0.1',
              'To be confirmed',
              'Cards are typed on the page of the payment service; your bank says which self-assessment it wants',
            ],
            [
              'DPDP Act 2023, Rules 2025',
              'By law',
              'As Data Processor for the books of customers, as Data Fiduciary for staff and leads. Main duties from May 2027, as currently notified',
            ],
            [
              'CERT-In directions, 2022',
              'By law',
              'Body corporate in India: 6 hours, 180 days of logs, clocks',
            ],
            [
              'GDPR',
              'To your lawyer',
              'Two customers in Ireland whose staff use the product: question written down',
            ],
            [
              'RBI outsourcing rules',
              'By contract',
              'The bank’s subsidiary passes them on: right of audit, place of data, exit',
            ],
          ],
        },
      ],
    },
    {
      id: 'samples',
      heading: 'Samples drawn',
      blocks: [
        {
          kind: 'table',
          caption:
            'We drew the samples from lists that were printed in front of us. N: all there were from January to June 2026',
          columns: [
            { label: 'What', weight: 2 },
            { label: 'n', isNumber: true, weight: 0.5 },
            { label: 'N', isNumber: true, weight: 0.5 },
            { label: 'How drawn', weight: 1.8 },
            { label: 'Compared with', weight: 2.6 },
            { label: 'Not as it should be', weight: 2.2 },
          ],
          rows: [
            [
              'Leavers',
              '6',
              '14',
              'Random numbers',
              'Directory, design tool, receipts',
              'Design tool: 2 open',
            ],
            [
              'Joiners',
              '8',
              '21',
              'Random numbers',
              'Contract, screening, rules signed',
              'Screening: 3 without',
            ],
            ['Changes', '15', '312', 'Random numbers', 'Review, test, who deployed', '3 without review'],
            [
              'Suppliers',
              '12',
              '31',
              'All that see customers’ data',
              'Contract, list, review',
              '7 without terms',
            ],
            ['Laptops', '10', '92', 'Those in the office that day', 'Encryption, lock, software', 'None'],
            ['Incidents', '5', '5', 'All', 'Rating, times, cause', '3 without times, 3 without cause'],
            ['Backups', '30', '181', 'June', 'Log of the job', 'None; restores: 0 to see'],
            ['Critical weaknesses', '8', '8', 'All', 'Date found, date closed', 'None'],
            [
              'Days of the visitors’ book',
              '20',
              '126',
              'Random numbers',
              'Entries against appointments',
              '4 with gaps',
            ],
            ['Weekend alerts', '40', '118', 'The last 40', 'Read before Monday?', '12 unread'],
          ],
        },
      ],
    },
    {
      id: 'clauses',
      heading: 'Clauses 4 to 10',
      blocks: [
        {
          kind: 'text',
          text: '**Met**: seen, and enough. **Partly**: seen, and something is missing. **Missing**: we asked to see it and were told that there is none. **Told**: somebody said so, but showed no evidence.',
        },
        requirementTable('All 25 clauses with requirements', clauses),
      ],
    },
    {
      id: 'controls',
      heading: 'Annex A',
      blocks: [
        requirementTable(
          'All 93 controls, names shortened. Decisions on what applies are yours, in the Statement of Applicability',
          controls,
        ),
      ],
    },
    {
      id: 'told',
      heading: 'Told, and not seen',
      blocks: [
        {
          kind: 'text',
          text: `${inWords(told.length)} answers. Each can become “Met” at the follow-up, or earlier if you send a file. An auditor will ask for the same.`,
        },
        {
          kind: 'table',
          caption: 'What would settle it',
          columns: [
            { label: 'No.', weight: 0.6 },
            { label: 'What we heard', weight: 2.6 },
            { label: 'Show us', weight: 3 },
          ],
          rows: told.map(({ number, seen }) => [number, seen, SETTLED_BY[number]!]),
        },
      ],
    },
    {
      id: 'gaps',
      heading: 'Register of gaps',
      blocks: [
        {
          kind: 'text',
          text: 'High: it harms a customer, breaks a law, or stops the certification. Days are working days of your people, as the owners estimated them on 2026-07-29. Gaps 17 and 23 close with 12 and cost nothing more.',
        },
        {
          kind: 'table',
          caption: 'Gaps, each with evidence that we saw',
          columns: [
            { label: 'Gap', isNumber: true, weight: 0.5 },
            { label: 'What is missing', weight: 4.3 },
            { label: 'Serves', weight: 2.4 },
            { label: 'Weight', weight: 0.8 },
            { label: 'Days', isNumber: true, weight: 0.6 },
            { label: 'Owner', weight: 1.6 },
            { label: 'Step', isNumber: true, weight: 0.5 },
          ],
          rows: [
            ...gaps.map(({ number, what, weight, days, owner }) => [
              number,
              what,
              servedBy(number),
              weight,
              String(days),
              owner,
              String(stepOf(number) + 1),
            ]),
            ['–', '**Total**', '–', '–', String(DAYS), '–', '–'],
          ],
        },
        { kind: 'heading', text: 'Gap 12 in full' },
        {
          kind: 'facts',
          rows: [
            {
              term: 'Requirement',
              detail:
                'A.5.18: access rights are provided, reviewed, changed and removed. Counts for SOC 2 CC6.2 and for rule 6 of the DPDP Rules 2025',
            },
            {
              term: 'Seen',
              detail:
                'List of 14 leavers printed by HR on 2026-07-14; six drawn. Directory: all six closed on their last day. Export of the design tool, made on our screen on 2026-07-15: two of the six active, one of them used on 2026-06-02, five weeks after leaving',
            },
            {
              term: 'Told',
              detail:
                'Ticket tool: “we share one account” (support lead). We saw that it is one account: gap 23. We could not see whether leavers still know its password',
            },
            {
              term: 'Cause',
              detail:
                'Both tools have sign-ins of their own, and are in no list of tools (gap 9): the person who closes accounts does not know about them',
            },
            {
              term: 'Closes with',
              detail:
                'Sign-in through the directory for both, local passwords off. Three days. Show at the follow-up: both settings, and six later leavers',
            },
          ],
        },
      ],
    },
    {
      id: 'plan',
      heading: 'Plan for two quarters',
      blocks: [
        {
          kind: 'text',
          text: 'Steps that others depend on come first: the list of tools and data (step 6) comes before risks, suppliers and deletion, which are built on it; measures and audit come last, when there is something to measure. Agreed with the owners on 2026-07-29.',
        },
        {
          kind: 'table',
          caption: 'Steps. Each owner has agreed to days and dates',
          columns: [
            { label: 'Step', isNumber: true, weight: 0.5 },
            { label: 'What', weight: 3.9 },
            { label: 'Closes', weight: 1.1 },
            { label: 'Days', isNumber: true, weight: 0.6 },
            { label: 'Owner', weight: 1.4 },
            { label: 'From', weight: 2.1 },
            { label: 'To', weight: 2.1 },
          ],
          rows: [
            ...plan.map(({ step, closes, owner, from, to }, index) => [
              String(index + 1),
              step,
              closes.join(', '),
              String(daysOf(gaps.filter(({ number }) => closes.includes(number)))),
              owner,
              from,
              to,
            ]),
            ['–', '**Total**', '–', String(DAYS), '–', '–', '–'],
          ],
        },
        {
          kind: 'table',
          caption: 'Crosswalk: what one step counts for elsewhere',
          columns: [
            { label: 'Step', isNumber: true, weight: 0.5 },
            { label: 'Change', weight: 2 },
            { label: 'ISO/IEC 27001:2022', weight: 2 },
            { label: 'SOC 2', weight: 1 },
            { label: 'DPDP Act, Rules 2025', weight: 2 },
          ],
          rows: [
            [
              '2',
              'Sign-in through the directory',
              'A.5.16, A.5.17, A.5.18, A.8.5',
              'CC6.1, CC6.2',
              'Rule 6, access',
            ],
            ['3', 'Restores that are tried', 'A.8.13', 'A1.3', 'Rule 6, backups'],
            ['4', 'Logs for longer', 'A.8.15', 'CC7.2', 'Rule 6, a year of logs'],
            ['5', 'Incident page and drill', 'A.5.24, A.5.26, A.5.28', 'CC7.4', 'Rule 7, within 72 hours'],
            ['7', 'Invented data, deletion', 'A.8.10, A.8.11, A.8.33', 'C1.2', 'Section 8(7), erasure'],
            ['9', 'Suppliers', 'A.5.19 to A.5.23', 'CC9.2', 'Section 8(2), contract'],
          ],
        },
        {
          kind: 'text',
          text: 'With this plan, stage 1 of a certification can take place in February 2027 and stage 2 in April. The dates that move it are those of step 13: an internal audit before there is a Statement of Applicability finds that there is none.',
        },
      ],
    },
  ],
};
