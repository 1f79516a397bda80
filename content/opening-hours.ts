import type { OpeningHours } from '../contracts/opening-hours.ts';
import { zoneName } from '../contracts/region.ts';
import { company } from './company.ts';

/** The hours in the build; the desk may change them later. */
export const openingHours: OpeningHours = {
  ...company.hours,
  zone: zoneName(company.region.timeZone, company.region.locale),
  holidays: [],
};
