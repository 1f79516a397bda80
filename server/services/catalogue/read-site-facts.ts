import type { Notice } from '../../../contracts/notice.ts';
import type { OpeningHours } from '../../../contracts/opening-hours.ts';
import type { Testimonial } from '../../../contracts/testimonial.ts';
import type { OfficeFactRow } from '../../storage/database.ts';
import { selectPublishedFacts } from '../../storage/office-facts.ts';
import type { Dependencies } from '../dependencies.ts';
import { noticesNow, type NoticeValues } from './notice.ts';
import { holidayNotices, type HoursValue, hoursNow } from './opening-hours.ts';
import { testimonialsNow, type TestimonialValues } from './testimonial.ts';

/** Notices, hours and testimonials now on the site. */
export interface SiteFacts {
  notices: readonly Notice[];
  /** Null: those of the content, without holidays. */
  hours: OpeningHours | null;
  testimonials: Testimonial[];
}

export async function readSiteFacts(deps: Dependencies): Promise<SiteFacts> {
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
