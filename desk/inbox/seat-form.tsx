import { type Seat, SEAT_LABELS } from '../../domain/seat.ts';
import { FieldError } from '../../site/ui/field-error.tsx';
import { Day } from '../ui/day.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { SeatPart } from './seat-part.ts';
import type { SubmissionView } from './load-submission.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

type SeatFormProps = SubmissionView & { seat: SeatPart };

/** Course, batch and seat. The site counts a seat at once. */
export function SeatForm(props: SeatFormProps) {
  const { path, list, version, errors, seat: part } = props;
  const { seat, batches, typed, today } = part;
  return (
    <section className="side-form" aria-labelledby="seat-heading" id="seat">
      <h2 id="seat-heading">Course and seat</h2>
      <Standing {...part} />
      <CourseForm {...props} />
      <form className="side-form" method="post" action={`${path}/seat${list}`}>
        <HiddenFields fields={{ version: String(version) }} />
        <SelectField
          name="batch"
          label="Batch"
          error={errors['batch']}
          value={typed.batch}
          none={batches.length === 0 ? 'No upcoming batch' : 'Choose a batch'}
          options={batches}
        />
        <InputField
          name="until"
          label="Hold until"
          error={errors['until']}
          input={{ type: 'date', defaultValue: typed.until, min: today }}
        />
        <div className="row next-days">
          <SeatButton seat="held" label="Hold seat" />
          {seat !== 'taken' && <SeatButton seat="taken" label="Seat taken" />}
          {seat !== 'waiting' && <SeatButton seat="waiting" label="Waiting list" />}
          {seat && <Submit label="Move to this batch" look="row" name="seat" value="move" />}
          {seat && (
            <Submit
              label={seat === 'waiting' ? 'Remove from waiting list' : 'Release seat'}
              look="row"
              name="seat"
              value=""
            />
          )}
        </div>
        <FieldError id="seat-error" text={errors['seat']} />
      </form>
    </section>
  );
}

function Standing({ seat, until, isOver, batch }: SeatPart) {
  if (!batch) return null;
  return (
    <p>
      {seat && (
        <>
          <b>{SEAT_LABELS[seat]}</b>
          {until !== null && (
            <>
              {isOver ? ', ended ' : ' until '}
              <Day value={until} />
            </>
          )}
          {': '}
        </>
      )}
      <TextLink href={batch.href} label={batch.name} />{' '}
      {batch.isCancelled ? (
        <span className="mark notice">Cancelled</span>
      ) : (
        <span className="muted">
          {batch.free} of {batch.seats} free
        </span>
      )}
    </p>
  );
}

function CourseForm({ path, list, version, errors, seat: { courses, typed } }: SeatFormProps) {
  return (
    <form className="side-form" method="post" action={`${path}/course${list}`}>
      <HiddenFields fields={{ version: String(version) }} />
      <SelectField
        name="course"
        label="Course"
        error={errors['course']}
        value={typed.course}
        options={courses}
      />
      <Submit label="Set course" look="row" />
    </form>
  );
}

function SeatButton({ seat, label }: { seat: Seat; label: string }) {
  return <Submit label={label} look="row" name="seat" value={seat} />;
}
