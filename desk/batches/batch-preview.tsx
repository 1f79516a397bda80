import { company } from '../../content/company.ts';
import { readAmount } from '../../contracts/region.ts';
import { type Batch, BATCH_MODES, describeBatch, FEW_SEATS, WEEKDAYS } from '../../contracts/batch.ts';
import { BatchEntry } from '../../site/ui/batch-entry.tsx';

/** Typed batch by column name; `days` are separated by commas. */
export interface BatchValues {
  course: string;
  start: string;
  end: string;
  weeks: string;
  days: string;
  from_time: string;
  to_time: string;
  mode: string;
  city: string;
  place: string;
  language: string;
  seats: string;
  trainer: string;
  fee: string;
  gst_rate: string;
  instalments: string;
  early_fee: string;
  early_until: string;
  note: string;
}

interface BatchPreviewProps {
  values: BatchValues;
  /** Title of the chosen course. */
  courseTitle: string;
  taken: number;
  timeZone: string;
}

/** The entry as a visitor will see it, as far as it is filled in. */
export function BatchPreview({ values, courseTitle, taken, timeZone }: BatchPreviewProps) {
  const { dates, ...lines } = describeBatch(batchTyped(values, taken, timeZone), company.region);
  const action = (
    <span className="button ghost">{lines.state === 'full' ? 'Ask for a free place' : 'Ask for a seat'}</span>
  );
  return (
    <BatchEntry
      heading={courseTitle || 'Course'}
      dates={isDay(values.start) ? dates : 'First day'}
      {...lines}
      action={action}
    />
  );
}

function batchTyped(values: BatchValues, taken: number, timeZone: string): Batch {
  const seats = number(values.seats);
  const left = seats === null ? FEW_SEATS + 1 : Math.max(0, seats - taken);
  const hasHours = values.from_time !== '' && values.to_time !== '';
  return {
    id: '',
    course: values.course,
    courseTitle: '',
    start: isDay(values.start) ? values.start : '2027-01-01',
    end: isDay(values.end) ? values.end : null,
    weeks: number(values.weeks),
    days: WEEKDAYS.filter((day) => values.days.split(',').includes(day)),
    from: hasHours ? values.from_time : '',
    to: hasHours ? values.to_time : '',
    timeZone,
    mode: BATCH_MODES.find((mode) => mode === values.mode) ?? 'classroom',
    city: values.city,
    place: values.place,
    language: values.language,
    trainer: values.trainer,
    state: left === 0 ? 'full' : left <= FEW_SEATS ? 'few' : 'open',
    left,
    fee: number(values.fee),
    gstRate: number(values.gst_rate) ?? company.region.tax.rate,
    instalments: values.instalments,
    earlyFee: number(values.early_fee),
    earlyUntil: isDay(values.early_until) ? values.early_until : null,
  };
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function number(text: string): number | null {
  const amount = readAmount(text, company.region);
  return amount >= 0 ? amount : null;
}
