import { coursePages } from '../../content/pages.ts';
import type { BatchesPage as BatchesContent } from '../../content/types.ts';
import { type Batch, type BatchFilter, isWanted, longDay, MODE_LABELS } from '../../contracts/batch.ts';
import { ASK_WHICH_COURSE, askCourse } from '../../contracts/enquiry-subject.ts';
import { BATCHES_CALENDAR, BATCHES_PATH, courseKey, coursePath } from '../../contracts/paths.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { BatchList } from '../sections/batch-list.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import stylesheet from './batches-page.css?url';

const EVERYTHING: BatchFilter = { course: '', mode: '', city: '' };

interface BatchesPageProps {
  page: BatchesContent;
  batches: Batch[];
  filter?: BatchFilter;
}

/** What the office has set at this moment, by month; a choice is a new address, which works without script. */
export function BatchesPage({ page, batches, filter = EVERYTHING }: BatchesPageProps) {
  const wanted = batches.filter((batch) => isWanted(batch, filter));
  const months = Map.groupBy(wanted, ({ start }) => longDay(start).replace(/^\d+ /, ''));
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width">
          <Breadcrumbs trail={breadcrumbs(page)} />
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          {batches.length > 0 && <Filter batches={batches} filter={filter} />}
        </div>
      </section>

      <link rel="stylesheet" href={stylesheet} />
      <section className="section batch-months" aria-label="Batches">
        <div className="page-width">
          {[...months].map(([month, ofMonth]) => (
            <section key={month} className="batch-month" aria-labelledby={idOf(month)}>
              <h2 id={idOf(month)}>{month}</h2>
              <BatchList batches={ofMonth} linked={COURSES} />
            </section>
          ))}
          {wanted.length === 0 && (
            <Nothing page={page} isFiltered={batches.length > 0} course={filter.course} />
          )}
          <p className="section-actions">
            {wanted.length < batches.length && <TextLink to={BATCHES_PATH}>All coming batches</TextLink>}
            {batches.length > 0 && <TextLink to={BATCHES_CALENDAR}>All dates as a calendar</TextLink>}
          </p>
        </div>
      </section>
    </Main>
  );
}

const COURSES: ReadonlySet<string> = new Set(coursePages().map(({ path }) => path));

const idOf = (month: string) => month.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function Nothing({
  page,
  isFiltered,
  course,
}: {
  page: BatchesContent;
  isFiltered: boolean;
  course: string;
}) {
  const path = coursePath(course);
  return (
    <div className="no-batches">
      <p>{isFiltered ? page.none.filtered : page.none.text}</p>
      <ButtonLink to={COURSES.has(path) ? askCourse(path, 'date') : ASK_WHICH_COURSE}>
        Ask for the next date
      </ButtonLink>
    </div>
  );
}

function Filter({ batches, filter }: { batches: Batch[]; filter: BatchFilter }) {
  const courses = coursePages().map(({ path, courseTitle }) => ({
    value: courseKey(path),
    label: courseTitle,
  }));
  const cities = [...new Set(batches.map(({ city }) => city))].filter(Boolean).toSorted();
  const modes = Object.entries(MODE_LABELS).map(([value, label]) => ({ value, label }));
  return (
    <form className="batch-filter" action={BATCHES_PATH}>
      <Choice name="course" label="Course" all="All courses" value={filter.course} options={courses} />
      <Choice name="mode" label="Mode" all="Every mode" value={filter.mode} options={modes} />
      <Choice
        name="city"
        label="City"
        all="Every city"
        value={filter.city}
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <button className="button" type="submit">
        Show
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Of the choice of nothing. */
  all: string;
  value: string;
  options: { value: string; label: string }[];
}

function Choice({ name, label, all, value, options }: ChoiceProps) {
  return (
    <label>
      <span className="field-label">{label}</span>
      <select
        className="input"
        name={name}
        defaultValue={options.some((option) => option.value === value) ? value : ''}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
