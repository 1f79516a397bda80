import { WEEKDAY_NAMES, WEEKDAYS } from '../../contracts/batch.ts';
import { NOTICE_DAYS } from '../../contracts/opening-hours.ts';
import { FieldError } from '../../site/ui/field-error.tsx';
import { Editor } from '../catalogue/editor.tsx';
import { OnSiteLink } from '../ui/on-site-link.tsx';
import { ActForm } from '../ui/act-form.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { SiteTabs } from '../ui/site-tabs.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Time } from '../ui/time.tsx';
import { UndoForm } from '../ui/undo-form.tsx';
import type { Screen } from '../ui/screen.ts';
import type { HoursView } from './view.ts';

export const hours: Screen<HoursView> = {
  title: () => 'Opening hours',
  draw: (view) => (
    <>
      <Head {...view} />
      <SiteTabs current="/site/hours" />
      <Editor
        {...view}
        kind="hours"
        action="/site/hours"
        hidden={{ version: String(view.version) }}
        labels={{ lines: 'On the site' }}
        stored={{ lines: view.stored.join('\n') }}
        isStored={false}
        place="“Hours” on the contact page"
      >
        <HoursFields {...view} />
      </Editor>
    </>
  ),
};

function Head({ version, changed, last, isOwnWeek, address }: HoursView) {
  return (
    <ScreenHead
      heading="Opening hours"
      actions={
        <>
          <OnSiteLink href={address} />
          {changed && (
            <ActForm action="/site/hours/restore" version={version} label="Restore the standard hours" />
          )}
          {last && <UndoForm action="/site/hours/undo" version={version} by={last.name} at={last.time} />}
        </>
      }
    >
      {isOwnWeek ? 'These are the standard opening hours.' : 'These hours replace the standard ones.'}
      {changed && (
        <>
          {' '}
          Last changed by {changed.name} at <Time value={changed.time} />.
        </>
      )}
    </ScreenHead>
  );
}

/** Number of visible empty rows; more are behind “More rows”. */
const OPEN_LINES = 3;

function HoursFields(view: HoursView) {
  const { values, lines, errors, known } = view;
  const places = Array.from({ length: lines }, (_, place) => place);
  const isFilled = (place: number) =>
    ['day', 'name', 'notice'].some((field) => Boolean(values[`${field}_${place}`])) ||
    ['from', 'to'].some((field) => Boolean(values[`holiday_${place}_${field}`]));
  const open = places.findLastIndex(isFilled) + 1 + OPEN_LINES;
  return (
    <>
      <fieldset>
        <legend className="field-label">The week, in {known.zone}; without times the day is closed</legend>
        {WEEKDAYS.map((day) => (
          <div key={day} className="row hours-line">
            <span className="hours-day">{WEEKDAY_NAMES[day]}</span>
            <Times field={day} what={WEEKDAY_NAMES[day]} values={values} errors={errors} />
          </div>
        ))}
      </fieldset>
      <fieldset>
        <legend className="field-label">Holidays and special days. No times means closed.</legend>
        {places.slice(0, open).map((place) => (
          <HolidayLine key={place} {...view} place={place} />
        ))}
        {lines > open && (
          <details>
            <summary>More rows</summary>
            {places.slice(open).map((place) => (
              <HolidayLine key={place} {...view} place={place} />
            ))}
          </details>
        )}
        <p className="hint">
          To remove a day, empty its row. Past days disappear. A notice appears {NOTICE_DAYS} days before its
          day and is removed after it.
        </p>
      </fieldset>
    </>
  );
}

function HolidayLine({ place, values, errors, classes, today }: HoursView & { place: number }) {
  const day = values[`day_${place}`];
  return (
    <div className="row hours-line">
      <div className="hours-holiday">
        <input
          className="input"
          type="date"
          id={`day_${place}`}
          name={`day_${place}`}
          aria-label={`Day ${place + 1}`}
          defaultValue={day}
          min={today}
          {...wrong(`day_${place}`, errors)}
        />
        <input
          className="input"
          id={`name_${place}`}
          name={`name_${place}`}
          aria-label={`Name of day ${place + 1}`}
          placeholder="Such as Republic Day"
          autoComplete="off"
          defaultValue={values[`name_${place}`]}
          {...wrong(`name_${place}`, errors)}
        />
        <FieldError id={`day_${place}-error`} text={errors[`day_${place}`]} />
        <FieldError id={`name_${place}-error`} text={errors[`name_${place}`]} />
        {classes
          .filter((one) => one.day === day)
          .map(({ id, name }) => (
            <p key={id} className="field-warning">
              <span>
                <TextLink href={`/batches/${id}`} label={name} look="row" /> meets on this day.
              </span>
            </p>
          ))}
        <label className="hours-notice">
          <input
            type="checkbox"
            name={`notice_${place}`}
            value="1"
            aria-label={`Show a notice before this day, day ${place + 1}`}
            defaultChecked={values[`notice_${place}`] === '1'}
          />{' '}
          Show a notice before this day
        </label>
      </div>
      <Times field={`holiday_${place}`} what={`Day ${place + 1}`} values={values} errors={errors} />
    </div>
  );
}

interface TimesProps {
  field: string;
  /** Text before "from" and "to". */
  what: string;
  values: Record<string, string>;
  errors: Record<string, string>;
}

function Times({ field, what, values, errors }: TimesProps) {
  const [from, to] = [`${field}_from`, `${field}_to`];
  return (
    <div className="hours-times">
      <input
        className="input"
        type="time"
        id={from}
        name={from}
        aria-label={`${what} from`}
        defaultValue={values[from]}
      />
      <span>to</span>
      <input
        className="input"
        type="time"
        id={to}
        name={to}
        aria-label={`${what} to`}
        defaultValue={values[to]}
        {...wrong(to, errors)}
      />
      <FieldError id={`${to}-error`} text={errors[to]} />
    </div>
  );
}

function wrong(field: string, errors: Record<string, string>) {
  return errors[field] ? { 'aria-invalid': true, 'aria-describedby': `${field}-error` } : {};
}
