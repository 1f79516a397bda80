import { isOffered, offer } from '../../../content/offer.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { addSampleTotals, type DailyTotal } from '../../storage/daily-totals.ts';
import type { Connection } from '../../storage/database.ts';
import { DAY_MS, dateOf } from '../calendar.ts';
import { demoOpenings } from './demo-openings.ts';

const DAYS = 83;

/** Sample number of visits to each page on a working day. */
const VISITS: Record<string, number> = {
  [PATHS.home]: 31,
  [PATHS.trainings]: 17,
  [PATHS.cyberSecurityTraining]: 14,
  [PATHS.devops]: 9,
  [PATHS.services]: 8,
  [PATHS.vaptWeb]: 7,
  [PATHS.certificate]: 6,
  [PATHS.careers]: 6,
  [PATHS.contact]: 5,
  [PATHS.emailSecurity]: 3,
  [PATHS.about]: 3,
  [PATHS.nextGenFirewall]: 2,
};
const ENQUIRY_PAGES: string[] = [
  PATHS.cyberSecurityTraining,
  PATHS.contact,
  PATHS.vaptWeb,
  PATHS.devops,
  PATHS.contact,
  PATHS.cyberSecurityTraining,
  PATHS.emailSecurity,
].filter(isOffered);
const ANSWERED = ['4-hours', 'day', 'hour', 'day', '4-hours', '3-days', 'hour', 'day', 'none', 'later'];
const OPENINGS = ['SOC Analyst', 'IT Trainer, Cyber Security', 'SOC Analyst', 'Network Engineer'].filter(
  (opening) => demoOpenings.some(({ title }) => title === opening),
);
const STEPS = ['new', 'reading', 'reading', 'talk', 'new', 'exercise', 'reading', 'talk', 'accepted'];

/** Adds invented counts for the twelve weeks before the desk is first opened. */
export async function addDemoStatistics(database: Connection, now: Date): Promise<void> {
  const totals: DailyTotal[] = [];
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const date = new Date(now.getTime() - ago * DAY_MS);
    totals.push(...sampleDay(dateOf(date), DAYS - ago, [0, 6].includes(date.getUTCDay())));
  }
  await addSampleTotals(database, totals);
}

function sampleDay(day: string, index: number, isWeekend: boolean): DailyTotal[] {
  const share = (isWeekend ? 0.45 : 1) * (0.8 + 0.4 * (index / DAYS)) * (1 + 0.2 * Math.sin(index / 5));
  const total = (kind: DailyTotal['kind'], subject: string, n = 1, detail = ''): DailyTotal => ({
    day,
    kind,
    subject,
    detail,
    n,
  });
  const visited = Object.entries(VISITS).filter(([page]) => isOffered(page));
  const totals = visited.map(([page, often]) => total('visit', page, Math.max(1, Math.round(often * share))));
  if (!isWeekend && offer.courses) {
    totals.push(total('certificate-check', 'valid', 2 + (index % 3)));
    if (index % 4 === 0) totals.push(total('certificate-check', 'unknown'));
    if (index % 9 === 0) totals.push(total('certificate-check', 'expired'));
    if (index % 30 === 0) totals.push(total('certificate-check', 'revoked'));
  }
  if (!isWeekend) {
    for (let times = 0; times < Math.round(share * (0.4 + (index % 4) / 4)); times += 1)
      totals.push(total('enquiry', pick(ENQUIRY_PAGES, index + times * 3), 1, pick(ANSWERED, index + times)));
    if (index % 3 === 0)
      totals.push(total('application', pick(OPENINGS, index / 3), 1, pick(STEPS, index / 3)));
  }
  return totals;
}

function pick(list: string[], index: number): string {
  return list[index % list.length] ?? '';
}
