import { useId } from 'react';
import { FieldError } from './field-error.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Label of the empty choice. */
  none: string;
  /** Chosen option; any other value chooses nothing. */
  defaultValue?: string;
  required?: boolean;
  error?: string;
}

export function SelectField({ label, options, none, defaultValue, error, ...field }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        defaultValue={options.some(({ value }) => value === defaultValue) ? defaultValue : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        {...field}
      >
        <option value="">{none}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
