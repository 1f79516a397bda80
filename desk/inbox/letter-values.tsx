import { Fragment } from 'react';
import type { LetterValue } from './letter-form.ts';
import { Offered } from '../ui/offered.tsx';
import { InputField, TextField } from '../ui/field.tsx';

/** Fields for the placeholders of a template. */
export function LetterValues({ values, errors }: { values: LetterValue[]; errors: Record<string, string> }) {
  if (values.length === 0) return null;
  return (
    <fieldset className="letter-values">
      <legend className="note">Please fill in</legend>
      {values.map(({ name, label, hint, value, isLong, offers }, index) => {
        const id = `value-${name}`;
        const isFirst = index === 0;
        const field = { name: id, label, hint, error: errors[id] };
        return isLong ? (
          <TextField key={name} {...field} textarea={{ rows: 3, defaultValue: value, autoFocus: isFirst }} />
        ) : (
          <Fragment key={name}>
            <InputField
              {...field}
              input={{ defaultValue: value, autoFocus: isFirst, list: offers && 'courses' }}
            />
            {offers && <Offered id="courses" options={offers} />}
          </Fragment>
        );
      })}
    </fieldset>
  );
}
