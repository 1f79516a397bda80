import { Readable } from 'node:stream';
import { company } from '../../content/company.ts';
import { money } from '../../contracts/region.ts';
import { type Command, Option } from 'commander';
import { SHOWN_BATCH_STATES } from '../../contracts/batch.ts';
import { siteCourses } from '../../content/course-titles.ts';
import { BATCH_FIELDS, type TypedBatch } from '../../server/services/batches/batch-fields.ts';
import { cancelBatch, nameOf } from '../../server/services/batches/cancel-batch.ts';
import { copyBatch } from '../../server/services/batches/copy-batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import {
  type ListedBatch,
  listBatches,
  requireListedBatch,
} from '../../server/services/batches/read-batches.ts';
import { listPeopleOf, PEOPLE_COLUMNS, personFields } from '../../server/services/batches/read-people.ts';
import { listSeats } from '../../server/services/batches/read-seats.ts';
import { setBatchState } from '../../server/services/batches/set-batch-state.ts';
import { giveSeats, takeSeats } from '../../server/services/batches/take-seats.ts';
import { undoBatch } from '../../server/services/batches/undo-batch.ts';
import { plural } from '../../contracts/plural.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { addExport, exportRows, OUT } from '../export-rows.ts';
import type { Fields, Output } from '../output.ts';

const COLUMNS = { id: 28, state: 9, start: 10, seats: 5, taken: 5, mode: 9, city: 14, course: 30 };
const EXPORTED = [
  'id',
  'course',
  'course_title',
  'start',
  'end',
  'weeks',
  'days',
  'from',
  'to',
  'mode',
].concat(
  ['city', 'place', 'language', 'seats', 'taken', 'trainer', 'fee', 'gst', 'instalments', 'early_fee'],
  ['early_until', 'state', 'note'],
);

/** What is typed behind `open` and `edit`, in that order in their help. */
const { currency, tax } = company.region;

const OPTIONS = [
  ['--course <course>', 'its key or its title, such as devops'],
  ['--start <date>', 'the first day, YYYY-MM-DD'],
  ['--end <date>', 'the last day, YYYY-MM-DD'],
  ['--weeks <number>', 'how long it takes, instead of the last day'],
  ['--days <days>', 'such as "Sat, Sun"'],
  ['--from <time>', 'when a class begins, HH:MM in the time zone of TIME_ZONE'],
  ['--to <time>', 'when it ends'],
  ['--mode <mode>', 'classroom, online or hybrid'],
  ['--city <city>', 'of the classroom'],
  ['--place <place>', 'where in the city'],
  ['--language <language>', 'in which it is taught'],
  ['--seats <number>', 'how many can join'],
  ['--trainer <name>', 'who teaches it'],
  [
    '--fee <amount>',
    `with ${tax.name}, a whole amount in ${currency}; without one the site says "Ask for fees"`,
  ],
  ['--gst <percent>', `the rate of ${tax.name} in the fee; of a new batch by default ${tax.rate}`],
  ['--instalments <text>', `how it can be paid, such as "3 parts of ${money(20_000, company.region)}"`],
  ['--early-fee <amount>', 'the price until --early-until'],
  ['--early-until <date>', 'the last day of that price, YYYY-MM-DD'],
  ['--note <text>', 'for the firm alone'],
] as const;
const REQUIRED = new Set(['--course', '--start', '--mode', '--seats']);
/** Where the name of a column differs from that of its option. */
const OPTION_OF: Partial<Record<keyof TypedBatch, string>> = {
  from_time: 'from',
  to_time: 'to',
  gst_rate: 'gst',
  early_fee: 'earlyFee',
  early_until: 'earlyUntil',
};

export function addBatches(program: Command): void {
  const batches = program
    .command('batches')
    .description(
      'when and where courses are taught, for how much and with how many seats; the site shows a change at once',
    );

  addVerb(batches, 'list', 'all batches by their first day', 'list --course devops', 'list --state few')
    .option('--course <course>', 'of this course')
    .addOption(new Option('--state <state>', 'in this state').choices(SHOWN_BATCH_STATES))
    .option('--year <year>', 'that begin in it')
    .action(
      withSystemToRead(async (deps, output, filter) =>
        output.list((await listBatches(deps, filter)).map(fieldsOf), COLUMNS),
      ),
    );

  const open = addVerb(
    batches,
    'open',
    'make a batch and show it on the site',
    'open --course devops --start 2027-01-09 --weeks 12 --days "Sat, Sun" --from 10:00 --to 13:00 --mode classroom --city Pune --seats 24 --fee 59000',
  );
  for (const [flags, description] of OPTIONS) {
    const option = new Option(flags, description);
    open.addOption(option.makeOptionMandatory(REQUIRED.has(option.long ?? '')));
  }
  open
    .option('--draft', 'keep it from the site until batches publish')
    .option('--dry-run', 'say what would be made and store nothing')
    .action(
      withSystem<Options, Command>(async (deps, output, options) => {
        const dryRun = options['dryRun'] === true;
        const isDraft = options['draft'] === true;
        const batch = await openBatch(deps, typedIn(options), { courses: siteCourses, isDraft, dryRun });
        if (dryRun) output.say('Nothing was stored.');
        await output.object(fieldsOf(batch));
      }),
    );

  const edit = addVerb(
    batches,
    'edit <id>',
    'change what is given, keep the rest; "" takes away what may be left out',
    'edit devops-k3m7 --seats 30 --place "4th floor"',
    'edit devops-k3m7 --fee ""',
  );
  for (const [flags, description] of OPTIONS) edit.option(flags, description);
  edit.action(
    withSystem<string, Options>(async (deps, output, id, options) => {
      await editBatch(deps, id, typedIn(options), { courses: siteCourses });
      await print(deps, output, id);
    }),
  );

  addVerb(
    batches,
    'copy <id>',
    'the same again from another day on, as long as it was, with all seats free and no early price',
    'copy devops-k3m7 --start 2027-06-05',
  )
    .requiredOption('--start <date>', 'the first day, YYYY-MM-DD')
    .option('--draft', 'keep it from the site until batches publish')
    .option('--dry-run', 'say what would be made and store nothing')
    .action(
      withSystem(async (deps, output, id, { start, draft: isDraft, dryRun }) => {
        const batch = await copyBatch(deps, id, start, { courses: siteCourses, isDraft, dryRun });
        if (dryRun) output.say('Nothing was stored.');
        await output.object(fieldsOf(batch));
      }),
    );

  for (const [verb, description, change] of [
    ['take', 'seats are taken: the site shows fewer, and "Full" when none is left', takeSeats],
    ['give', 'seats are free again', giveSeats],
  ] as const)
    addVerb(batches, `${verb} <id>`, description, `${verb} devops-k3m7`, `${verb} devops-k3m7 --seats 2`)
      .option('--seats <number>', 'how many', '1')
      .action(
        withSystem<string, { seats: string }>(async (deps, output, id, { seats }) => {
          await change(deps, id, { count: countIn(seats) });
          await print(deps, output, id);
        }),
      );

  for (const [verb, description, state] of [
    ['publish', 'show a draft on the site, or take people again', 'open'],
    ['close', 'take nobody more: the site shows it as full', 'full'],
  ] as const)
    addVerb(batches, `${verb} <id>`, description, `${verb} devops-k3m7`).action(
      withSystem<string, unknown>(async (deps, output, id) => {
        await setBatchState(deps, id, state);
        await print(deps, output, id);
      }),
    );

  addVerb(
    batches,
    'cancel <id>',
    'take a batch off the site; it stays in the list. Nobody is emailed',
    'cancel devops-k3m7',
    'cancel devops-k3m7 --move-to devops-p2xd',
  )
    .option('--move-to <id>', 'also move everybody who has or waits for a seat to this batch of the course')
    .action(
      withSystem<string, { moveTo?: string }>(async (deps, output, id, { moveTo }) => {
        const { moved, movedTo, left } = await cancelBatch(deps, id, { moveTo });
        if (movedTo && moved > 0)
          output.say(`${people(moved)} moved to ${nameOf(movedTo)}. Nobody was emailed: tell them.`);
        if (left.length > 0) {
          output.say(`${people(left.length)} with a seat in it:`);
          for (const { reference, name } of left) output.say(`  ${reference}  ${name}`);
          output.say(
            `Move them with batches cancel ${id} --move-to ID, or call or email each of them. The desk can email all of them.`,
          );
        }
        await print(deps, output, id);
      }),
    );

  addVerb(
    batches,
    'seats <id>',
    'who holds a seat, has taken one or waits for one; who asked first comes first',
    'seats devops-k3m7',
  ).action(
    withSystemToRead<string, unknown>(async (deps, output, id) =>
      output.list(
        (await listSeats(deps, id)).map(({ isOver, until, email: _email, ...holder }) => ({
          ...holder,
          until,
          over: isOver ? 'yes' : '',
        })),
        { reference: 9, name: 24, seat: 8, until: 10, over: 4, received: 16 },
      ),
    ),
  );

  addVerb(
    batches,
    'people <id>',
    'list everybody on a batch with phone, email, seat, fee, paid and balance',
    'people devops-k3m7',
    'people devops-k3m7 --format csv --out people.csv',
  )
    .addOption(new Option('--format <format>', 'of a file, instead of the table').choices(['csv', 'json']))
    .option(...OUT)
    .action(
      withSystemToRead<string, { format?: string; out?: string }>(async (deps, output, id, options) => {
        const rows = (await listPeopleOf(deps, id)).map(personFields);
        const { format, out } = options;
        if (format === undefined && out === undefined)
          return await output.list(rows, {
            name: 22,
            phone: 16,
            email: 26,
            seat: 8,
            fee: 7,
            paid: 7,
            balance: 8,
          });
        await exportRows(Readable.from(rows), [...PEOPLE_COLUMNS], { format: format ?? 'csv', out });
      }),
    );

  addVerb(batches, 'undo <id>', 'undo the last change; again, to undo that', 'undo devops-k3m7').action(
    withSystem<string, unknown>(async (deps, output, id) => {
      const { undone, back, told } = await undoBatch(deps, id);
      output.say(`Undone: ${undone.what}${undone.by === null ? '' : ` by ${undone.by}`}.`);
      if (back > 0) output.say(`${people(back)} moved back.`);
      if (told > 0) output.say(`${people(told)} told by email already: call or email them.`);
      await print(deps, output, id);
    }),
  );

  addExport(
    batches,
    'batches',
    ['all batches as CSV or JSON', 'export --format csv --out batches.csv'],
    EXPORTED,
    async (deps) => (await listBatches(deps)).map(fieldsOf),
  );
}

type Options = Record<string, string | boolean | undefined>;

/** What was given, by the names of the columns. */
function typedIn(options: Options): TypedBatch {
  const given = BATCH_FIELDS.map((name) => [name, options[OPTION_OF[name] ?? name]]);
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string')) as TypedBatch;
}

function people(count: number): string {
  return plural(count, 'person', 'people');
}

function countIn(seats: string): number {
  if (/^[1-9]\d{0,3}$/.test(seats)) return Number(seats);
  throw new OperatorError(`--seats is a number such as 2, not “${seats}”.`);
}

async function print(deps: ActingDependencies, output: Output, id: string): Promise<void> {
  await output.object(fieldsOf(await requireListedBatch(deps, id)));
}

function fieldsOf(batch: ListedBatch): Fields {
  const { from_time: from, to_time: to, gst_rate: gst, taken, reserved } = batch;
  const fields: Fields = { ...batch, from, to, gst, taken: taken + reserved };
  return Object.fromEntries(EXPORTED.map((name) => [name, fields[name] ?? null]));
}
