import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

const TYPE_OF: Record<string, string> = { tel: 'tel', email: 'email' };

interface TextFieldProps {
  name: string;
  label: string;
  /** Autofill hint, which also sets the keyboard of a phone. */
  autoComplete?: string;
  required?: boolean;
  isOptional?: boolean;
  /** More than one row makes it a text area. */
  rows?: number;
  defaultValue?: string;
  /** Hint for the visitor. */
  hint?: ReactNode;
  error?: string;
}

/** Uncontrolled, so that nothing typed before hydration is lost. */
export function TextField({ label, isOptional, rows = 1, hint, error, ...field }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const attributes = {
    id,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
  };

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {isOptional ? (
          <>
            <span>{label}</span>
            <em> (optional)</em>
          </>
        ) : (
          label
        )}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {rows > 1 ? (
        <textarea name={field.name} rows={rows} defaultValue={field.defaultValue} {...attributes} />
      ) : (
        <input type={field.autoComplete && TYPE_OF[field.autoComplete]} {...field} {...attributes} />
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
