import { company } from '../../content/company.ts';
import { money } from '../../contracts/region.ts';
import type { BatchView, StoredBatch } from './view.ts';
import { BATCH_MODES, longDay, MODE_LABELS, WEEKDAY_NAMES, WEEKDAYS } from '../../contracts/batch.ts';
import { havingSeats } from '../../contracts/seat.ts';
import { FieldError } from '../../site/ui/field-error.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { VisitorPreview } from '../ui/visitor-preview.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { fieldsOf, InputField, SelectField, TextField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { PublishFoot } from '../ui/publish-foot.tsx';
import type { Screen } from '../ui/screen.ts';
import { BatchPreview, type BatchValues } from './batch-preview.tsx';

const { currency, tax } = company.region;

const LABELS: Record<keyof BatchValues, string> = {
  course: 'Course',
  start: 'First day',
  end: 'Last day',
  weeks: 'Weeks',
  days: 'Days',
  from_time: 'From',
  to_time: 'To',
  mode: 'Mode',
  city: 'City',
  place: 'Place',
  language: 'Language',
  seats: 'Seats',
  trainer: 'Trainer',
  fee: `Fee with ${tax.name}, in ${currency}`,
  gst_rate: `${tax.name} rate (%)`,
  instalments: 'Instalments',
  early_fee: `Early-bird fee with ${tax.name}`,
  early_until: 'Early-bird fee until',
  note: 'Internal note',
};
const MODES = BATCH_MODES.map((value) => ({ value, label: MODE_LABELS[value] }));
/** A text field, so that an invalid number is kept as typed. */
const NUMBER = { inputMode: 'numeric' } as const;

export const batch: Screen<BatchView> = {
  title: ({ batch: stored, copied }) =>
    stored ? `Edit ${nameOf(stored)}` : copied ? 'Copy of a batch' : 'New batch',
  draw: (view) => (
    <>
      {view.batch ? (
        <>
          <BackLink href={`/batches/${view.batch.id}`}>{nameOf(view.batch)}</BackLink>
          <ScreenHead heading={`Edit ${nameOf(view.batch)}`}>
            {view.batch.people.length > 0 && `${havingSeats(view.batch.people.length)} in it.`}
          </ScreenHead>
        </>
      ) : (
        <>
          <BackLink href="/batches">Batches</BackLink>
          <NewHead copied={view.copied} />
        </>
      )}
      <ChangedMeanwhile {...view} labels={LABELS} stored={view.batch?.stored} />
      <ErrorSummary errors={view.errors} />
      <div className="editor">
        <Editor {...view} />
        <VisitorPreview>
          <BatchPreview
            values={view.values}
            courseTitle={
              view.courses.find(({ value }) => value !== '' && value === view.values.course)?.label ?? ''
            }
            taken={view.batch?.taken ?? 0}
            timeZone={view.timeZone}
          />
        </VisitorPreview>
      </div>
    </>
  ),
};

function nameOf({ title, start }: StoredBatch): string {
  return `${title}, ${longDay(start)}`;
}

function NewHead({ copied }: { copied?: string }) {
  return copied ? (
    <ScreenHead heading="The same again">
      Give the first day; the rest is as it was, with all seats free.
    </ScreenHead>
  ) : (
    <ScreenHead heading="New batch">It appears on the site when you publish it.</ScreenHead>
  );
}

function Editor({ batch: stored, version, copied, values, errors, courses, today, timeZone }: BatchView) {
  const field = fieldsOf(values, errors, { autoComplete: 'off' });
  return (
    <form
      className="form"
      method="post"
      action={stored ? `/batches/${stored.id}` : '/batches'}
      data-batch=""
      data-taken={stored?.taken ?? 0}
      data-time-zone={timeZone}
      noValidate
    >
      {version !== undefined && <HiddenFields fields={{ version }} />}
      {copied !== undefined && <HiddenFields fields={{ copied }} />}
      <SelectField
        name="course"
        label={LABELS.course}
        error={errors['course']}
        options={courses}
        value={values.course}
      />
      <div className="batch-fields">
        <InputField
          {...field('start', {
            type: 'date',
            min: stored ? undefined : today,
            autoFocus: copied !== undefined,
          })}
          label={LABELS.start}
        />
        <InputField {...field('end', { type: 'date' })} label={`${LABELS.end} (optional)`} />
        <InputField {...field('weeks', NUMBER)} label="or weeks" />
      </div>
      <Days chosen={values.days} error={errors['days']} />
      <div className="field-row">
        <InputField {...field('from_time', { type: 'time' })} label={LABELS.from_time} />
        <InputField {...field('to_time', { type: 'time' })} label={LABELS.to_time} />
      </div>
      <div className="field-row">
        <SelectField
          name="mode"
          label={LABELS.mode}
          error={errors['mode']}
          options={MODES}
          value={values.mode}
        />
        <InputField {...field('city')} label={LABELS.city} />
      </div>
      <InputField
        {...field('place')}
        label={`${LABELS.place} (optional)`}
        hint="Such as 4th floor, Baner Road"
      />
      <div className="batch-fields">
        <InputField {...field('seats', NUMBER)} label={LABELS.seats} />
        <InputField {...field('language')} label={`${LABELS.language} (optional)`} />
        <InputField {...field('trainer')} label={`${LABELS.trainer} (optional)`} />
      </div>
      <div className="field-row">
        <InputField
          {...field('fee', NUMBER)}
          label={`${LABELS.fee} (optional)`}
          hint="A whole amount, such as 59000. Without one the site says “Ask for fees”."
        />
        <InputField {...field('gst_rate', NUMBER)} label={LABELS.gst_rate} />
      </div>
      <InputField
        {...field('instalments')}
        label={`${LABELS.instalments} (optional)`}
        hint={`Such as Three parts of ${money(20_000, company.region)}`}
      />
      <div className="field-row">
        <InputField {...field('early_fee', NUMBER)} label={`${LABELS.early_fee} (optional)`} />
        <InputField {...field('early_until', { type: 'date' })} label={LABELS.early_until} />
      </div>
      <TextField
        name="note"
        label={`${LABELS.note} (optional)`}
        hint="Visitors do not see it."
        error={errors['note']}
        textarea={{ defaultValue: values.note, rows: 3 }}
      />
      <PublishFoot isStored={stored !== undefined} canBeDraft />
    </form>
  );
}

function Days({ chosen, error }: { chosen: string; error?: string }) {
  const days = chosen.split(',');
  return (
    <fieldset className="batch-days" id="days" aria-describedby={error ? 'days-error' : undefined}>
      <legend className="field-label">{LABELS.days}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input type="checkbox" name="days" value={day} defaultChecked={days.includes(day)} />
          {WEEKDAY_NAMES[day]}
        </label>
      ))}
      <FieldError id="days-error" text={error} />
    </fieldset>
  );
}
