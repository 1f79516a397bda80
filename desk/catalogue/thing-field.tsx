import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { Offered } from '../ui/offered.tsx';
import type { ShownField } from './view.ts';

interface ThingFieldProps {
  field: ShownField;
  value: string;
  error?: string;
  today: string;
}

/** A field of a thing according to its declaration. */
export function ThingField({
  field: { name, label, hint, input = 'line', isOptional },
  value,
  error,
  today,
}: ThingFieldProps) {
  const shared = { name, label: isOptional ? `${label} (optional)` : label, hint, error };
  if (typeof input === 'string')
    return (
      <InputField {...shared} input={{ defaultValue: value, autoComplete: 'off', ...typeOf(input, today) }} />
    );
  if ('choices' in input) return <SelectField {...shared} options={input.choices} value={value} />;
  if ('suggestions' in input)
    return (
      <>
        <InputField
          {...shared}
          input={{ defaultValue: value, autoComplete: 'off', list: `${name}-offered` }}
        />
        <Offered id={`${name}-offered`} options={input.suggestions} />
      </>
    );
  const rows = 'lines' in input ? input.lines : input.sentences;
  return <TextField {...shared} textarea={{ defaultValue: value, rows }} />;
}

/** Groups fields in rows: some are beside the field before them. */
export function fieldRows(fields: readonly ShownField[]): ShownField[][] {
  const rows: ShownField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.isBeside && last) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function typeOf(input: string, today: string) {
  if (input === 'future-day') return { type: 'date', min: today };
  if (input === 'past-day') return { type: 'date', max: today };
  return { type: { day: 'date', time: 'time', email: 'email' }[input] };
}
