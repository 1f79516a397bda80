import { WEEKDAY_NAMES, WEEKDAYS } from '../../contracts/batch.ts';
import { FieldError } from '../../site/ui/field-error.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { Offered } from '../ui/offered.tsx';
import type { ShownField } from './view.ts';

interface ThingFieldsProps {
  fields: readonly ShownField[];
  values: Record<string, string>;
  errors: Record<string, string>;
  today: string;
}

/** The fields of a thing, according to its declaration. */
export function ThingFields({ fields, values, errors, today }: ThingFieldsProps) {
  return fieldRows(fields).map((row) => {
    const drawn = row.map((field) => (
      <ThingField
        key={field.name}
        field={field}
        value={values[field.name] ?? ''}
        error={errors[field.name]}
        today={today}
      />
    ));
    if (row.length === 1) return drawn;
    return (
      <div key={row[0]?.name} className={row.length === 2 ? 'field-row' : 'field-row many'}>
        {drawn}
      </div>
    );
  });
}

export function labelsOf(fields: readonly ShownField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

interface ThingFieldProps {
  field: ShownField;
  value: string;
  error?: string;
  today: string;
}

function ThingField({
  field: { name, label, hint, input = 'line', isOptional, autoFocus },
  value,
  error,
  today,
}: ThingFieldProps) {
  const shared = { name, label: isOptional ? `${label} (optional)` : label, hint, error };
  const typed = { defaultValue: value, autoComplete: 'off', autoFocus };
  if (input === 'weekdays') return <Weekdays name={name} label={label} chosen={value} error={error} />;
  if (typeof input === 'string')
    return <InputField {...shared} input={{ ...typed, ...typeOf(input, today) }} />;
  if ('choices' in input) return <SelectField {...shared} options={input.choices} value={value} />;
  if ('suggestions' in input)
    return (
      <>
        <InputField {...shared} input={{ ...typed, list: `${name}-offered` }} />
        <Offered id={`${name}-offered`} options={input.suggestions} />
      </>
    );
  const rows = 'lines' in input ? input.lines : input.sentences;
  return <TextField {...shared} textarea={{ defaultValue: value, rows }} />;
}

interface WeekdaysProps {
  name: string;
  label: string;
  chosen: string;
  error?: string;
}

function Weekdays({ name, label, chosen, error }: WeekdaysProps) {
  const days = chosen.split(',');
  return (
    <fieldset className="weekdays" id={name} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day}>
          <input type="checkbox" name={name} value={day} defaultChecked={days.includes(day)} />
          {WEEKDAY_NAMES[day]}
        </label>
      ))}
      <FieldError id={`${name}-error`} text={error} />
    </fieldset>
  );
}

/** Groups fields into rows, because some fields are shown beside the field before them. */
function fieldRows(fields: readonly ShownField[]): ShownField[][] {
  const rows: ShownField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isBeside && last) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function typeOf(input: string, today: string) {
  // A number has a text field, so that an invalid number stays as typed.
  if (input === 'number') return { inputMode: 'numeric' as const };
  if (input === 'future-day') return { type: 'date', min: today };
  if (input === 'past-day') return { type: 'date', max: today };
  return { type: { day: 'date', time: 'time', email: 'email' }[input] };
}
