import { coursePages } from '../../content/pages.ts';
import type { BatchesPage as BatchesContent } from '../../content/types.ts';
import {
  type Batch,
  type BatchFilter,
  isWanted,
  longDay,
  MODE_LABELS,
  pageOfMonths,
} from '../../contracts/batch.ts';
import { ASK_WHICH_COURSE, askCourse } from '../../contracts/enquiry-subject.ts';
import { BATCHES_CALENDAR, BATCHES_PATH, coursePath } from '../../contracts/paths.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { SubscriptionForm } from '../features/subscription/subscription-form.tsx';
import { BatchList } from '../sections/batch-list.tsx';
import { Fold } from '../sections/fold.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { courseOptions } from './course-options.ts';
import stylesheet from './batches-page.css?url';

const EVERYTHING: BatchFilter = { course: '', mode: '', city: '', from: '' };

interface BatchesPageProps {
  page: BatchesContent;
  batches: Batch[];
  filter?: BatchFilter;
}

/** Published batches by month. Each filter is an address, so that it works without JavaScript. */
export function BatchesPage({ page, batches, filter = EVERYTHING }: BatchesPageProps) {
  const wanted = batches.filter((batch) => isWanted(batch, filter));
  const { shown, next } = pageOfMonths(wanted);
  const months = Map.groupBy(shown, ({ start }) => monthOf(start));
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
            <>
              <p>{batches.length > 0 ? page.none.filtered : page.none.text}</p>
              <TellMe {...filter} />
            </>
          )}
          <p className="section-actions">
            {next !== undefined && (
              <TextLink to={`${BATCHES_PATH}?${new URLSearchParams({ ...filter, from: next }).toString()}`}>
                From {monthOf(next)} on
              </TextLink>
            )}
            {wanted.length === 0 && (
              <TextLink to={questionAbout(filter.course)}>Ask for the next date</TextLink>
            )}
            {wanted.length < batches.length && <TextLink to={BATCHES_PATH}>All coming batches</TextLink>}
            {batches.length > 0 && <TextLink to={BATCHES_CALENDAR}>All dates as a calendar</TextLink>}
          </p>
          {wanted.length > 0 && (
            <Fold summary="None of these dates suits you?">
              <TellMe {...filter} />
            </Fold>
          )}
        </div>
      </section>
    </Main>
  );
}

const COURSES: ReadonlySet<string> = new Set(coursePages().map(({ path }) => path));

/** Month of a day: January 2027. */
const monthOf = (day: string) => longDay(`${day.slice(0, 7)}-01`).slice(2);

const idOf = (month: string) => month.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function questionAbout(course: string): string {
  const path = coursePath(course);
  return COURSES.has(path) ? askCourse(path, 'date') : ASK_WHICH_COURSE;
}

/** Form for date alerts, with the present filter. */
function TellMe({ course, mode, city }: Pick<BatchFilter, 'course' | 'mode' | 'city'>) {
  return <SubscriptionForm courses={courseOptions()} wish={{ course, mode, city }} heading="h2" />;
}

function Filter({ batches, filter }: { batches: Batch[]; filter: BatchFilter }) {
  const cities = [...new Set(batches.map(({ city }) => city))].filter(Boolean).toSorted();
  const modes = Object.entries(MODE_LABELS).map(([value, label]) => ({ value, label }));
  return (
    <form className="batch-filter" action={BATCHES_PATH}>
      <SelectField
        name="course"
        label="Course"
        none="All courses"
        defaultValue={filter.course}
        options={courseOptions()}
      />
      <SelectField name="mode" label="Mode" none="Every mode" defaultValue={filter.mode} options={modes} />
      <SelectField
        name="city"
        label="City"
        none="Every city"
        defaultValue={filter.city}
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <button className="button" type="submit">
        Show
      </button>
    </form>
  );
}
