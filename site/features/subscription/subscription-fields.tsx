import { SUBSCRIPTION_FORM } from '../../../content/forms.ts';
import { MODE_LABELS } from '../../../contracts/batch.ts';
import { WANTED_MODES } from '../../../contracts/subscription.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface SubscriptionFieldsProps {
  /** Courses to choose from; undefined on the page of a course. */
  courses?: readonly { value: string; label: string }[];
  /** Value and error of a field. */
  state(name: string): { defaultValue?: string; error?: string };
}

const MODES = WANTED_MODES.map((value) => ({ value, label: MODE_LABELS[value] }));

/** The fields of the form, also used when the form was refused. */
export function SubscriptionFields({ courses, state }: SubscriptionFieldsProps) {
  const { name, email, course, mode, anyMode, city } = SUBSCRIPTION_FORM;
  return (
    <>
      {courses ? (
        <SelectField
          name="course"
          label={course}
          none="Choose a course"
          options={courses}
          required
          {...state('course')}
        />
      ) : (
        <input type="hidden" name="course" {...{ defaultValue: state('course').defaultValue }} />
      )}
      <div className="field-row">
        <TextField name="name" label={name} autoComplete="name" required {...state('name')} />
        <TextField name="email" label={email} autoComplete="email" required {...state('email')} />
      </div>
      <div className="field-row">
        <SelectField name="mode" label={mode} none={anyMode} options={MODES} {...state('mode')} />
        <TextField name="city" label={city} isOptional {...state('city')} />
      </div>
    </>
  );
}
