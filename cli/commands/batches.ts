import { Readable } from 'node:stream';
import { company } from '../../content/company.ts';
import { taxColumn } from '../../contracts/region.ts';
import { type Command, Option } from 'commander';
import { SHOWN_BATCH_STATES } from '../../contracts/batch.ts';
import { siteCourses } from '../../content/course-titles.ts';
import { batchFields } from '../../server/services/catalogue/batch.ts';
import { cancelBatch, nameOf } from '../../server/services/batches/cancel-batch.ts';
import { copyBatch } from '../../server/services/batches/copy-batch.ts';
import { editBatch } from '../../server/services/batches/edit-batch.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import {
  type ListedBatch,
  listBatches,
  listedBatch,
  requireBatch,
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
import { addOptions, readOptions } from '../thing-commands.ts';

const COLUMNS = { id: 28, state: 9, start: 10, seats: 5, taken: 5, mode: 9, city: 14, course: 30 };
/** Name of the column with the tax rate. */
const TAX = taxColumn(company.region);

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
  ['city', 'place', 'language', 'seats', 'taken', 'trainer', 'fee', TAX, 'instalments', 'early_fee'],
  ['early_until', 'state', 'note'],
);

export function addBatches(program: Command): void {
  const batches = program.command('batches').description('dates of the courses, with places, fees and seats');

  addVerb(batches, 'list', 'list batches by first day', 'list --course devops', 'list --state few')
    .option('--course <course>', 'only batches of this course')
    .addOption(new Option('--state <state>', 'only batches in this state').choices(SHOWN_BATCH_STATES))
    .option('--year <year>', 'only batches that begin in this year')
    .action(
      withSystemToRead(async (deps, output, filter) =>
        output.list((await listBatches(deps, filter)).map(fieldsOf), COLUMNS),
      ),
    );

  const open = addVerb(
    batches,
    'open',
    'create a batch and publish it',
    'open --course devops --start 2027-01-09 --weeks 12 --days "Sat, Sun" --from 10:00 --to 13:00 --mode classroom --city Pune --seats 24 --fee 59000',
  );
  addOptions(open, batchFields, { isNew: true });
  open
    .option('--draft', 'save it as a draft; batches publish puts it on the site')
    .option('--dry-run', 'show what would be created and store nothing')
    .action(
      withSystem<Options, Command>(async (deps, output, options) => {
        const dryRun = options['dryRun'] === true;
        const isDraft = options['draft'] === true;
        const typed = await readOptions(batchFields, options);
        const batch = await openBatch(deps, typed, { courses: siteCourses, isDraft, dryRun });
        if (dryRun) output.say('Nothing was stored.');
        await output.object(fieldsOf(batch));
      }),
    );

  const edit = addVerb(
    batches,
    'edit <id>',
    'change the given fields, keep the others; "" clears an optional field',
    'edit devops-k3m7 --seats 30 --place "4th floor"',
    'edit devops-k3m7 --fee ""',
  );
  addOptions(edit, batchFields);
  edit.action(
    withSystem<string, Options>(async (deps, output, id, options) => {
      await editBatch(deps, id, await readOptions(batchFields, options), { courses: siteCourses });
      await print(deps, output, id);
    }),
  );

  addVerb(
    batches,
    'copy <id>',
    'copy a batch to a new first day: same length, all seats free, no early-bird price',
    'copy devops-k3m7 --start 2027-06-05',
  )
    .requiredOption('--start <date>', 'first day, YYYY-MM-DD')
    .option('--draft', 'save it as a draft; batches publish puts it on the site')
    .option('--dry-run', 'show what would be created and store nothing')
    .action(
      withSystem(async (deps, output, id, { start, draft: isDraft, dryRun }) => {
        const batch = await copyBatch(deps, id, start, { courses: siteCourses, isDraft, dryRun });
        if (dryRun) output.say('Nothing was stored.');
        await output.object(fieldsOf(batch));
      }),
    );

  for (const [verb, description, change] of [
    ['take', 'record seats as taken; if none is left, the site shows "Full"', takeSeats],
    ['give', 'make seats free again', giveSeats],
  ] as const)
    addVerb(batches, `${verb} <id>`, description, `${verb} devops-k3m7`, `${verb} devops-k3m7 --seats 2`)
      .option('--seats <number>', 'number of seats', '1')
      .action(
        withSystem<string, { seats: string }>(async (deps, output, id, { seats }) => {
          await change(deps, id, { count: countIn(seats) });
          await print(deps, output, id);
        }),
      );

  for (const [verb, description, state] of [
    ['publish', 'publish a draft, or reopen a closed batch', 'open'],
    ['close', 'close a batch: the site shows it as full', 'full'],
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
    'cancel a batch and unpublish it; no email is sent',
    'cancel devops-k3m7',
    'cancel devops-k3m7 --move-to devops-p2xd',
  )
    .option('--move-to <id>', 'move everybody with a seat or on the waiting list to this batch of the course')
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
    'list held and taken seats and the waiting list, oldest first',
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
    'list the people of a batch with phone, email, seat, fee, paid and balance',
    'people devops-k3m7',
    'people devops-k3m7 --format csv --out people.csv',
  )
    .addOption(
      new Option('--format <format>', 'write this format instead of a table').choices(['csv', 'json']),
    )
    .option(...OUT)
    .action(
      withSystemToRead<string, { format?: string; out?: string }>(async (deps, output, id, options) => {
        const rows = (await listPeopleOf(deps, await requireBatch(deps, id))).map(personFields);
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

  addVerb(batches, 'undo <id>', 'undo the last change; undo again to restore it', 'undo devops-k3m7').action(
    withSystem<string, unknown>(async (deps, output, id) => {
      const { undone, back, told } = await undoBatch(deps, id);
      output.say(`Undone: ${undone.what}${undone.by === null ? '' : ` by ${undone.by}`}.`);
      if (back > 0) output.say(`${people(back)} moved back.`);
      if (told > 0) output.say(`${people(told)} already know from an email: call or email them.`);
      await print(deps, output, id);
    }),
  );

  addExport(
    batches,
    'batches',
    ['export all batches as CSV or JSON', 'export --format csv --out batches.csv'],
    EXPORTED,
    async (deps) => (await listBatches(deps)).map(fieldsOf),
  );
}

type Options = Record<string, string | boolean | undefined>;

function people(count: number): string {
  return plural(count, 'person', 'people');
}

function countIn(seats: string): number {
  if (/^[1-9]\d{0,3}$/.test(seats)) return Number(seats);
  throw new OperatorError(`--seats must be a number such as 2, not “${seats}”.`);
}

async function print(deps: ActingDependencies, output: Output, id: string): Promise<void> {
  await output.object(fieldsOf(listedBatch(deps, await requireBatch(deps, id))));
}

function fieldsOf(batch: ListedBatch): Fields {
  const { from_time: from, to_time: to, gst_rate: rate, taken, reserved } = batch;
  const fields: Fields = { ...batch, from, to, [TAX]: rate, taken: taken + reserved };
  return Object.fromEntries(EXPORTED.map((name) => [name, fields[name] ?? null]));
}
