import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> {
  name: string;
  label: string;
  isOptional?: boolean;
  /** More than one makes it a text area. */
  rows?: number;
  defaultValue?: string;
  error?: string;
}

/** Uncontrolled, so that nothing typed before hydration is lost. */
export function TextField({ label, isOptional, rows = 1, error, ...field }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const attributes = {
    id,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional && <em> (optional)</em>}
      </label>
      {rows > 1 ? (
        <textarea name={field.name} rows={rows} defaultValue={field.defaultValue} {...attributes} />
      ) : (
        <input {...field} {...attributes} />
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
