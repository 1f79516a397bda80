import { company } from '../../content/company.ts';
import { readAmount } from '../../contracts/region.ts';
import { type Batch, BATCH_MODES, describeBatch, FEW_SEATS, WEEKDAYS } from '../../contracts/batch.ts';
import { BatchEntry } from '../../site/ui/batch-entry.tsx';

interface BatchPreviewProps {
  /** Typed values; `days` are separated by commas. */
  values: Record<string, string>;
  /** Values that are not typed: the titles of the courses, `taken` and `timeZone`. */
  known: Record<string, string>;
}

/** The entry as a visitor will see it, as far as it is filled in. */
export function BatchPreview({ values, known }: BatchPreviewProps) {
  const typed = batchTyped(values, Number(known['taken']), known['timeZone'] ?? '');
  const { dates, ...lines } = describeBatch(typed, company.region);
  const action = (
    <span className="button ghost">{lines.state === 'full' ? 'Ask for a free place' : 'Ask for a seat'}</span>
  );
  return (
    <BatchEntry
      heading={known[typed.course] ?? 'Course'}
      dates={isDay(values['start'] ?? '') ? dates : 'First day'}
      {...lines}
      action={action}
    />
  );
}

function batchTyped(values: Record<string, string>, taken: number, timeZone: string): Batch {
  const typed = (field: string) => values[field] ?? '';
  const seats = number(typed('seats'));
  const left = seats === null ? FEW_SEATS + 1 : Math.max(0, seats - taken);
  const hasHours = typed('from_time') !== '' && typed('to_time') !== '';
  return {
    id: '',
    course: typed('course'),
    courseTitle: '',
    start: isDay(typed('start')) ? typed('start') : '2027-01-01',
    end: isDay(typed('end')) ? typed('end') : null,
    weeks: number(typed('weeks')),
    days: WEEKDAYS.filter((day) => typed('days').split(',').includes(day)),
    from: hasHours ? typed('from_time') : '',
    to: hasHours ? typed('to_time') : '',
    timeZone,
    mode: BATCH_MODES.find((mode) => mode === typed('mode')) ?? 'classroom',
    city: typed('city'),
    place: typed('place'),
    language: typed('language'),
    trainer: typed('trainer'),
    state: left === 0 ? 'full' : left <= FEW_SEATS ? 'few' : 'open',
    left,
    fee: number(typed('fee')),
    gstRate: number(typed('gst_rate')) ?? company.region.tax.rate,
    instalments: typed('instalments'),
    earlyFee: number(typed('early_fee')),
    earlyUntil: isDay(typed('early_until')) ? typed('early_until') : null,
  };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function number(text: string): number | null {
  const amount = readAmount(text, company.region);
  return amount >= 0 ? amount : null;
}
