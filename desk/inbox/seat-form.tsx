import { type Seat, SEAT_LABELS } from '../../contracts/seat.ts';
import { FieldError } from '../../site/ui/field-error.tsx';
import { Day } from '../ui/day.tsx';
import { InputField, SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { SeatPart } from './seat-part.ts';
import type { SubmissionView } from './load-submission.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

/** One press says what seat they have; the site counts it at once. */
export function SeatForm({ path, list, version, errors, seat: part }: SubmissionView & { seat: SeatPart }) {
  const { seat, until, isOver, batch, batches, typed, today } = part;
  return (
    <form className="side-form" method="post" action={`${path}/seat${list}`} id="seat">
      <HiddenFields fields={{ version: String(version) }} />
      <div>
        <h2>Seat</h2>
        {batch && (
          <p>
            <TextLink href={batch.href} label={batch.name} />{' '}
            {batch.isCancelled ? (
              <span className="mark notice">Cancelled</span>
            ) : (
              <span className="muted">
                {batch.free} of {batch.seats} free
              </span>
            )}
          </p>
        )}
        {seat && (
          <p>
            <b>{SEAT_LABELS[seat]}</b>
            {until !== null && (
              <>
                {isOver ? ', ended ' : ' until '}
                <Day value={until} />
              </>
            )}
          </p>
        )}
      </div>
      {!batch && (
        <SelectField
          name="batch"
          label="Batch"
          error={errors['batch']}
          value={typed.batch}
          options={[{ value: '', label: 'Choose a batch' }, ...batches]}
        />
      )}
      <InputField
        name="until"
        label="Hold until"
        error={errors['until']}
        input={{ type: 'date', defaultValue: typed.until, min: today }}
      />
      <div className="row next-days">
        <SeatButton seat="held" label="Hold" />
        {seat !== 'taken' && <SeatButton seat="taken" label="Taken" />}
        {seat !== 'waiting' && <SeatButton seat="waiting" label="Waiting list" />}
        {seat && (
          <Submit
            label={seat === 'waiting' ? 'Off the list' : 'Give it back'}
            look="row"
            name="seat"
            value=""
          />
        )}
      </div>
      <FieldError id="seat-error" text={errors['seat']} />
    </form>
  );
}

function SeatButton({ seat, label }: { seat: Seat; label: string }) {
  return <Submit label={label} look="row" name="seat" value={seat} />;
}
