import type { LiveFacts } from '../../../contracts/live-facts.ts';
import type { OfficeFactRow } from '../../storage/database.ts';
import { selectPublishedFacts } from '../../storage/office-facts.ts';
import type { Dependencies } from '../dependencies.ts';
import { noticesNow, type NoticeValues } from './notice.ts';
import { holidayNotices, type HoursValue, hoursNow } from './opening-hours.ts';
import { testimonialsNow, type TestimonialValues } from './testimonial.ts';

/** Facts now on the site, except batches, which are not versioned. */
export async function readSiteFacts(deps: Dependencies): Promise<Omit<LiveFacts, 'batches'>> {
  const rows = await selectPublishedFacts(deps.storage.database);
  const valuesOf = <Value>(kind: OfficeFactRow['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ value }) => JSON.parse(value) as Value);
  const [hours] = valuesOf<HoursValue>('hours');
  return {
    notices: [
      ...noticesNow(deps, valuesOf<NoticeValues>('notice')),
      ...(hours ? holidayNotices(deps, hours) : []),
    ],
    hours: hours ? hoursNow(deps, hours) : null,
    testimonials: testimonialsNow(deps, valuesOf<TestimonialValues>('testimonial')),
  };
}
