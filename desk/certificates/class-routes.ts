import * as v from 'valibot';
import { courseTitles } from '../../content/course-titles.ts';
import { withCapitals, withoutTitle } from '../ui/tidy-name.ts';
import { type CertificatesView, listView } from './certificates-view.ts';
import { classPath } from '../ui/class-path.ts';
import { LEFT_OUT_FOR, type RosterRow, type RosterView } from './roster-view.ts';
import { correctNamesOfBatch } from '../../server/services/submissions/correct-name.ts';
import { listTaughtNames } from '../../server/services/batches/read-batches.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { findClasses, renameClass, takeBackClass } from '../../server/services/certificates/classes.ts';
import { nearCourse } from '../../server/services/certificates/near-course.ts';
import { readRosterFile } from '../../server/services/certificates/read-roster-file.ts';
import { saysNotPassed } from '../../server/services/certificates/roster-people.ts';
import { isSwappable, readDay, textBeforeSwap } from '../../server/services/certificates/read-day.ts';
import {
  COLUMNS_MAX,
  datesIn,
  daysIn,
  readRoster,
  ROWS_MAX,
  type TypedRow,
} from '../../server/services/certificates/read-roster.ts';
import {
  CELL_MAX_LENGTH,
  DATE_ORDERS,
  ROSTER_FIELDS,
  type RosterField,
  type RosterValues,
} from '../../server/services/certificates/roster.ts';
import {
  type CheckedRoster,
  checkRoster,
  keepAddresses,
  storeRoster,
} from '../../server/services/certificates/store-roster.ts';
import { previewPaper } from '../../server/services/papers/preview-paper.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { flag, line, oneOf, readForm } from '../server/form-fields.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import { reviewRename, reviewUndoneImport } from './reviews.ts';
import { postConfirmed, get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { showPaper } from './paper-routes.ts';

const ROLES = ['owner', 'office', 'trainer'] as const;
/** Limit of listed classes. */
const LISTED_MAX = 100;
const NO_NAME = 'Give the class a name, such as DevOps, November 2026';

const NAME_REMEDIES = ['titles', 'capitals'] as const;

/** `shown` is the number of affected certificates on the review page. */
const renameForm = v.object({ class: line, to: line, shown: line });
const classForm = v.object({
  class: line,
  course: line,
  issued: line,
  /** Pasted table, or the contents of the file. */
  table: v.optional(v.string(), ''),
  dates: oneOf(DATE_ORDERS),
  windows: flag,
  sheet: v.optional(v.string(), ''),
});
const gridForm = v.object({
  rows: v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)), 0),
});
/** A course in the file, a line break, and the course of the site that is meant. */
const replacementForm = v.object({ replace: line, swap: flag, names: oneOf(NAME_REMEDIES) });

export const classRoutes: readonly RoleRoute[] = [
  get('/certificates/class', ROLES, async ({ deps, page }) => {
    const values = { class: '', course: '', issued: dayIn(deps.now(), deps.config.timeZone), table: '' };
    return page('class', {
      values,
      errors: {},
      courses: courseTitles,
      classes: await listTaughtNames(deps),
    });
  }),
  post('/certificates/class', ROLES, readTable),
  get('/certificates/classes', ROLES, async ({ deps, query, page }) => {
    const search = query.get('search')?.trim() ?? '';
    return page('classes', { search, ...(await findClasses(deps, search, LISTED_MAX)) });
  }),
  post('/certificates/class/rename', ROLES, async (context) => {
    const { deps, form, page, done } = context;
    const { class: from, to, shown } = readForm(form, renameForm);
    const refuse = async (why: Partial<CertificatesView>) => {
      const view = await listView(deps, new URLSearchParams({ class: from }));
      // If the class is gone, no form can show the error.
      const problem = view.summary ? undefined : why.rename?.error;
      return page('certificates', { ...view, problem, ...why }, 422);
    };
    let asked: { moved: number; joined: number } | undefined;
    try {
      const { name, moved } = await renameClass(deps, from, to, (counts) => {
        if (isReviewed(context) && shown === `${counts.moved} ${counts.joined}`) return;
        asked = counts;
        throw new OperatorError('The number of certificates has changed.');
      });
      return done(classPath(name), { text: `${inWords(moved)} now in the class “${name}”.` });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      if (asked)
        return reviewFirst(context, {
          ...reviewRename(from, to, asked),
          back: { path: classPath(from), label: 'Back' },
          fields: [
            ['class', from],
            ['to', to],
            ['shown', `${asked.moved} ${asked.joined}`],
          ],
        });
      if (!error.fields) return await refuse({ problem: error.message });
      return await refuse({ rename: { to, error: Object.values(error.fields)[0] } });
    }
  }),
  postConfirmed('/certificates/class/undo-import', ROLES, async (context) => {
    const { deps, form, done, page } = context;
    const { class: name, shown } = readForm(form, renameForm);
    let asked: string[] | undefined;
    try {
      const count = await takeBackClass(deps, name, async (rows) => {
        if (isReviewed(context) && shown === String(rows.length)) return;
        asked = rows.map((row) => row.name);
        throw new OperatorError('The certificates to delete have changed.');
      });
      return done('/certificates/class', {
        text: `The import is undone: ${inWords(count)} deleted, and a check of their numbers finds nothing. Issue the class again from the corrected list.`,
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      if (asked)
        return reviewFirst(context, {
          ...reviewUndoneImport(name, asked),
          back: { path: classPath(name), label: 'Back' },
          fields: [
            ['class', name],
            ['shown', String(asked.length)],
          ],
        });
      const view = await listView(deps, new URLSearchParams({ class: name }));
      return page('certificates', { ...view, problem: error.message }, 422);
    }
  }),
  post('/certificates/class/check', ROLES, async (context) => {
    const view = readView(context.form);
    const { replace, swap, names } = readForm(context.form, replacementForm);
    const [from, to] = replace.split('\n').map((course) => course.trim());
    for (const { values } of view.rows) if (to && values.course === from) values.course = to;
    if (names !== '')
      for (const { values } of view.rows)
        values.name = names === 'titles' ? withoutTitle(values.name) : withCapitals(values.name);
    if (swap) await swapDays(view);
    return await show(context, view);
  }),
  post('/certificates/class/preview', ROLES, async ({ deps, form, reply }) => {
    const view = readView(form);
    const taken = takenIn(view);
    const order = view.dates || (await datesIn(taken));
    const values = taken[0]?.values;
    const paper = await previewPaper(deps, {
      name: values?.name,
      course: values?.course,
      issued: readDay(values?.issued ?? '', order),
      expires: readDay(values?.expires ?? '', order),
      class: view.values.class,
    });
    return showPaper(reply, paper);
  }),
  postConfirmed('/certificates/class/store', ROLES, async (context) => {
    const { deps, form, signedIn, done } = context;
    const view = readView(form);
    const dates = view.dates || undefined;
    const taken = takenIn(view);
    try {
      const kept = await keepAddresses(deps, knownIn(view), dates);
      if (taken.length === 0 && kept > 0)
        return done(classPath(view.values.class), {
          text: `${kept === 1 ? '1 address is' : `${kept} addresses are`} stored.`,
        });
      const { added: stored, failed } = await storeRoster(deps, taken, {
        all: true,
        class: view.values.class,
        dates,
      });
      if (failed > 0) return await show(context, view, 422);
      await correctNamesOfBatch(deps, view.values.class, taken, signedIn.name);
      return done(classPath(view.values.class), {
        text: `${inWords(stored)} issued. Print the class as one PDF or as a zip.`,
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return await show(context, { ...view, errors: error.fields ?? { '': error.message } });
    }
  }),
];

/** Reads a pasted or dropped table, and shows every row with its errors. */
async function readTable(context: RouteContext): Promise<unknown> {
  const { deps, form, files, page } = context;
  const file = files.get('file');
  const { dates, windows, sheet: readSheet, ...typed } = readForm(form, classForm);
  const refuse = async (errors: Record<string, string>) => {
    const values = file ? { ...typed, table: '' } : typed;
    return page(
      'class',
      { values, errors, courses: courseTitles, classes: await listTaughtNames(deps) },
      422,
    );
  };
  let source = { text: typed.table, isWindows: windows, sheet: readSheet };
  try {
    if (file) source = await readRosterFile(file);
  } catch (error) {
    if (error instanceof OperatorError) return refuse({ file: error.message });
    throw error;
  }
  const { text, isWindows, sheet } = source;
  const values = { ...typed, table: text };
  if (text.trim() === '')
    return refuse(file ? { file: 'This file has no rows' } : { table: 'Paste the rows, or choose the file' });
  const chosen = [...form].filter(([name]) => name.startsWith('column.')).map(([, field]) => fieldOf(field));
  const { columns, rows, problem } = await readRoster(text, {
    columns: chosen.length > 0 ? chosen : undefined,
    course: values.course,
    issued: values.issued,
  });
  if (problem !== undefined) return refuse({ table: problem });
  const read: RosterRow[] = rows.map((row) => ({
    values: row.values,
    errors: {},
    notPassed: saysNotPassed({ values: { ...row.values, name: '' }, others: row.others }),
    isLeftOut: row.isNote ?? false,
    why: row.isNote ? 'note' : undefined,
  }));
  const view = {
    values,
    columns,
    dates,
    isWindows,
    sheet,
    rows: read,
    errors: {},
    courses: courseTitles,
    unknownCourses: [],
  };
  return await show(context, view, 200);
}

/** The rows with the errors in their cells. */
async function show({ deps, page }: RouteContext, read: RosterView, status?: number): Promise<unknown> {
  const view = await withoutKnown(deps, read);
  const taken = takenIn(view);
  const checked = await checkRoster(deps, taken, view.dates || undefined, {
    given: view.values.issued,
    withLetters: true,
  });
  const checkedAt = new Map(checked.rows.map((row) => [row.row, row]));
  const rows = view.rows.map((row, index): RosterRow => {
    const { errors = {}, warnings, asks, swapped } = checkedAt.get(index + 1) ?? {};
    return { ...row, errors, warnings, asks, swapped };
  });
  const errors = {
    ...view.errors,
    ...(view.values.class === '' && { class: NO_NAME }),
    ...datesProblem(checked.dates),
  };
  const isWrong = [errors, ...rows.map((row) => row.errors)].some((found) => Object.keys(found).length > 0);
  return page(
    'roster',
    {
      ...view,
      rows,
      errors,
      dates: keptOrder(checked.dates),
      unknownCourses: unknownIn(taken.map(({ values }) => values.course)),
    },
    status ?? (isWrong ? 422 : 200),
  );
}

/** Leaves out rows that match an issued certificate. A tick adds such a row again. */
async function withoutKnown(deps: RouteContext['deps'], view: RosterView): Promise<RosterView> {
  const { rows } = await checkRoster(deps, takenIn(view), view.dates || undefined);
  const known = new Set(rows.flatMap(({ row, known: number }) => (number === undefined ? [] : row)));
  return {
    ...view,
    rows: view.rows.map((row, index) =>
      known.has(index + 1) && row.why === undefined ? { ...row, isLeftOut: true, why: 'known' } : row,
    ),
  };
}

/** Gives possibly swapped dates as they were typed before. */
async function swapDays(view: RosterView): Promise<void> {
  const taken = takenIn(view);
  const { order, swapped } = await daysIn(taken, view.values.issued);
  for (const { values } of taken)
    for (const field of swapped)
      if (isSwappable(values[field])) values[field] = textBeforeSwap(values[field], view.dates || order);
}

function takenIn({ rows }: RosterView): TypedRow[] {
  return rows.flatMap(({ values, notPassed, isLeftOut }, index) =>
    isLeftOut ? [] : { row: index + 1, values, others: notPassed },
  );
}

/** Rows with an issued certificate, which may have a new address. */
function knownIn({ rows }: RosterView): TypedRow[] {
  return rows.flatMap(({ values, isLeftOut, why }, index) =>
    isLeftOut && why === 'known' && values.email !== '' ? { row: index + 1, values } : [],
  );
}

function datesProblem(dates: CheckedRoster['dates']): Record<string, string> {
  if (dates === 'unknown')
    return { dates: 'Choose the date format: a date such as 03/04/2026 can mean two days' };
  if (dates === 'mixed')
    return {
      dates: 'Some dates begin with the day, others with the month. Choose one format and correct the others',
    };
  return {};
}

/** Keeps the detected date order. It may have been detected from the one date that is now corrected. */
function keptOrder(dates: CheckedRoster['dates']): RosterView['dates'] {
  return dates === 'dmy' || dates === 'mdy' ? dates : '';
}

function unknownIn(courses: string[]): RosterView['unknownCourses'] {
  const counts = new Map<string, number>();
  for (const course of courses)
    if (course !== '' && !courseTitles.includes(course)) counts.set(course, (counts.get(course) ?? 0) + 1);
  return [...counts].map(([course, count]) => ({ course, count, near: nearCourse(course, courseTitles) }));
}

/** Reads the posted grid. */
function readView(form: URLSearchParams): RosterView {
  const { dates, windows, sheet, ...values } = readForm(form, classForm);
  const count = Math.min(readForm(form, gridForm).rows, ROWS_MAX);
  const posted = new Map(form);
  const cell = (field: RosterField, index: number) =>
    (posted.get(`${field}.${index}`) ?? '').trim().slice(0, CELL_MAX_LENGTH + 1);
  const headings = form.getAll('heading').slice(0, COLUMNS_MAX);
  const samples = form.getAll('sample');
  return {
    values,
    dates,
    isWindows: windows,
    sheet,
    columns: headings.map((heading, index) => ({
      heading,
      sample: samples[index] ?? '',
      field: fieldOf(posted.get(`column.${index}`) ?? ''),
    })),
    rows: Array.from({ length: count }, (_, index) => ({
      values: {
        name: cell('name', index),
        course: cell('course', index),
        issued: cell('issued', index),
        expires: cell('expires', index),
        number: cell('number', index),
        email: cell('email', index),
      } satisfies RosterValues,
      errors: {},
      notPassed: posted.get(`notPassed.${index}`),
      isLeftOut: posted.has(`leave.${index}`),
      why: LEFT_OUT_FOR.find((reason) => reason === posted.get(`why.${index}`)),
    })),
    errors: {},
    courses: courseTitles,
    unknownCourses: [],
  };
}

function fieldOf(text: string): RosterField | '' {
  return ROSTER_FIELDS.find((field) => field === text) ?? '';
}

function inWords(certificates: number): string {
  return certificates === 1 ? '1 certificate is' : `${certificates} certificates are`;
}
