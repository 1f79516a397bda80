import * as v from 'valibot';
import { jobPath } from '../../../contracts/paths.ts';
import { nameLine, optionalText, singleLine } from '../../../contracts/text.ts';
import type { Connection, JobRow } from '../../storage/database.ts';
import { selectJobs, selectOpenJobByTitle, updateJob } from '../../storage/jobs.ts';
import { keepVersion } from '../../storage/office-facts.ts';
import { insertRows, selectRow } from '../../storage/rows.ts';
import { jobStateOf } from '../jobs/read-jobs.ts';
import { dateOf, isCalendarDate } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { typedSigns } from '../typed-fields.ts';
import { makeThing, readValues } from './edit-thing.ts';
import type { Listed, Records, Stored, Thing, Values } from './thing.ts';
import { changeVersion } from './versions.ts';

type Name = 'title' | 'type' | 'location' | 'closes' | 'description';
type State = JobRow['state'];
type OpeningValues = Values<Name>;
type StoredOpening = Stored<OpeningValues, State>;

export const TITLE_MAX_LENGTH = 100;
const WORDS_MAX_LENGTH = 100;
const DESCRIPTION_MAX_LENGTH = 10_000;
const ID_WORDS_MAX_LENGTH = 48;
const PAST_CLOSING_DATE = 'The closing date is past. Give today or a later day';

const records: Records<OpeningValues, State> = {
  async find(database, id) {
    const row = await selectRow(database, 'jobs', { id });
    return row && storedIn(row);
  },
  list: async (database) => (await selectJobs(database)).map(storedIn),
  async insert(transaction, made, deps) {
    await requireFreeTitle(deps, transaction, made);
    if (await selectRow(transaction, 'jobs', { id: made.id })) return false;
    await insertRows(transaction, 'jobs', rowOf({ ...made, changedAt: null }));
    await keepVersion(transaction, versionOf(made));
    return true;
  },
  async update(transaction, next, before, deps) {
    const opens = stateOf(next, deps) === 'open';
    const isNew = next.value.title !== before.value.title || stateOf(before, deps) === 'closed';
    if (opens && isNew) await requireFreeTitle(deps, transaction, next);
    const { id: _id, ...row } = rowOf(next);
    if (!(await updateJob(transaction, before, row))) return false;
    // Openings of earlier releases have no version yet.
    await keepVersion(transaction, versionOf(before));
    await keepVersion(transaction, versionOf(next));
    return true;
  },
};

/** A job on the careers page. Applications refer to its title, so two open ones may not have the same. */
export const opening: Thing<Name, State, State> = {
  kind: 'job',
  name: 'opening',
  noun: 'openings',
  roles: ['owner', 'office', 'recruiter'],
  records,
  fields: {
    title: {
      rule: nameLine('Give the opening a title', TITLE_MAX_LENGTH),
      label: 'Title',
      option: {
        flags: '--title <title>',
        help: 'title on the card; no two open openings may share it',
        isRequired: true,
      },
    },
    type: {
      rule: singleLine('Give the type, such as Full-time', WORDS_MAX_LENGTH),
      label: 'Type',
      hint: 'Such as Full-time',
      input: { suggestions: ['Full-time', 'Part-time', 'Internship', 'Contract'] },
      option: { flags: '--type <type>', help: 'employment type, such as Full-time', isRequired: true },
    },
    location: {
      rule: singleLine('Give the location', WORDS_MAX_LENGTH),
      label: 'Location',
      hint: 'Such as Pune, or Remote in India',
      isBeside: true,
      option: { flags: '--location <place>', help: 'place, such as Bengaluru', isRequired: true },
    },
    closes: {
      rule: v.pipe(
        typedSigns,
        v.check(
          (text) => text === '' || isCalendarDate(text),
          'The closing date must be a day such as 2027-01-31',
        ),
      ),
      label: 'Closing date',
      hint: 'The last day on which the site accepts applications. Without one it stays open until you close it.',
      input: 'future-day',
      isOptional: true,
      option: {
        flags: '--closes <date>',
        help: 'last day on which applications are accepted, YYYY-MM-DD, or "never"',
        read: (text) => ({ closes: text === 'never' ? '' : text }),
      },
    },
    description: {
      rule: v.pipe(
        optionalText(DESCRIPTION_MAX_LENGTH),
        v.check((text) => text !== '', 'Give a description'),
      ),
      label: 'Description',
      hint: 'An empty line begins a new paragraph. Lines that begin with • or - become a list.',
      input: { lines: 16 },
      option: { flags: '--description <text>', help: 'text of the opening; line breaks are kept' },
    },
  },
  origin: 'closed',
  states: { open: ['Open', 'good'], closed: ['Closed', 'plain'] },
  shownState: stateOf,
  check({ value: { closes }, before }, { now }): Partial<OpeningValues> {
    // The text of an opening past its closing date can still be changed.
    const isKept = closes === before?.value.closes;
    return !isKept && closes !== '' && closes < dateOf(now()) ? { closes: PAST_CLOSING_DATE } : {};
  },
  edited: ({ state }) => ({ state, audit: 'job.edited' }),
  acts: {
    close: {
      label: 'Close…',
      from: ['open'],
      change: () => ({ state: 'closed' }),
      audit: 'job.closed',
      done: 'The opening is closed. The site no longer accepts applications for it.',
      help: 'close an opening; it accepts no more applications',
    },
  },
  making: {
    initial: {},
    newId: ({ title }) => `${wordsOf(title)}-${randomCharacters(4).toLowerCase()}`,
    published: {
      state: 'open',
      audit: 'job.opened',
      done: ({ title }) => `“${title}” is on the careers page.`,
    },
    desk: {
      heading: 'New opening',
      intro: 'It is on the careers page as soon as you publish it.',
    },
    command: {
      verb: 'open',
      help: 'publish an opening',
      examples: [
        '--title "SOC analyst" --type Full-time --location Pune --description "You watch alerts." --closes 2027-01-31',
      ],
    },
  },
  desk: {
    path: '/openings',
    place: undefined,
    heading: ({ value }) => value.title,
    seenAt: ({ id }) => ({ states: ['open'], path: jobPath(id) }),
    field: 'title',
    saved: ({ title }) => `“${title}” is saved.`,
  },
  command: {
    help: 'openings on the careers page',
    example: 'soc-analyst-k3m7',
    list: 'list all openings, newest first, including closed ones',
    columns: { id: 32, state: 6, closes: 10, location: 16, title: 60 },
    print: ({ id, shown, value }) => ({ id, ...value, closes: value.closes || null, state: shown }),
    edit: {
      verb: 'edit',
      help: 'change the given fields, keep the others',
      examples: ['--location "Pune or remote"'],
    },
  },
};

/** Publishes an opening; without a closing date it stays open until it is closed. */
export async function publishOpening(
  deps: ActingDependencies,
  { closes, ...typed }: Omit<OpeningValues, 'closes'> & { closes?: string | null },
): Promise<Listed<OpeningValues, State, State>> {
  return await makeThing(deps, opening, { ...typed, closes: closes ?? '' });
}

/** Accepts applications again, until the new closing date if one is given. */
export async function reopenOpening(
  deps: ActingDependencies,
  id: string,
  { seen, closes }: { seen?: number; closes?: string } = {},
): Promise<Listed<OpeningValues, State, State>> {
  return await changeVersion(deps, opening, id, seen, async ({ shown, value: before }) => {
    if (shown === 'open' && closes === undefined) return undefined;
    if (shown === 'open') throw new OperatorError(`The opening ${id} is open. Change it with openings edit.`);
    const typed = { ...before, ...(closes !== undefined && { closes }) };
    const value = await readValues(deps, opening, { state: 'open', value: typed });
    return { state: 'open', value, audit: 'job.reopened' };
  });
}

function stateOf({ state, value }: StoredOpening, { now }: Pick<Dependencies, 'now'>): State {
  return jobStateOf({ state, closes: value.closes || null }, now());
}

async function requireFreeTitle(
  { now }: Pick<Dependencies, 'now'>,
  transaction: Connection,
  { id, value: { title } }: StoredOpening,
): Promise<void> {
  const other = await selectOpenJobByTitle(transaction, title, dateOf(now()));
  if (!other || other.id === id) return;
  const taken = `An opening called "${title}" is open already`;
  const advice = 'or give this one a title of its own, for example with the place';
  throw new OperatorError(`${taken} (${other.id}). Change it with openings edit ${other.id}, ${advice}.`, {
    fields: { title: `${taken}: change that one, ${advice}` },
  });
}

/** The title for a URL: "SOC Analyst" → "soc-analyst". */
function wordsOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ID_WORDS_MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return words || 'job';
}

function storedIn({ id, state, version, opened, changed_by, changed_at, ...row }: JobRow): StoredOpening {
  const { title, type, location, description, closes } = row;
  const value = { title, type, location, description, closes: closes ?? '' };
  return { id, state, version, created: opened, changedBy: changed_by, changedAt: changed_at, value };
}

function rowOf({ id, state, version, created, changedBy, changedAt, value }: StoredOpening): JobRow {
  const closes = value.closes || null;
  return {
    id,
    ...value,
    closes,
    state,
    version,
    opened: created,
    changed_by: changedBy,
    changed_at: changedAt,
  };
}

function versionOf({ id, state, version, created, changedBy, changedAt, value }: StoredOpening) {
  return {
    id,
    state,
    version,
    value: JSON.stringify(value),
    changed_by: changedBy ?? '',
    changed_at: changedAt ?? created,
  };
}
