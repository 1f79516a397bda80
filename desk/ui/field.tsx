import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../../site/ui/field-error.tsx';

interface FieldProps {
  /** Name and id of the field; the error summary links to the id. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

interface InputFieldProps extends FieldProps {
  input?: Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'>;
}

export function InputField({ input, ...field }: InputFieldProps) {
  return (
    <FieldRow {...field}>
      <input {...attributesOf(field)} {...input} />
    </FieldRow>
  );
}

interface TextFieldProps extends FieldProps {
  textarea?: Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'>;
}

/** Text field with one or several lines. */
export function TextField({ textarea, ...field }: TextFieldProps) {
  return (
    <FieldRow {...field}>
      <textarea {...attributesOf(field)} {...textarea} />
    </FieldRow>
  );
}

interface SelectFieldProps extends FieldProps {
  /** The words of an empty choice, before the others. */
  none?: string;
  options: readonly (string | { value: string; label: string })[];
  value: string;
}

export function SelectField({ none, options, value, ...field }: SelectFieldProps) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  if (none !== undefined) choices.unshift({ value: '', label: none });
  return (
    <FieldRow {...field}>
      <select defaultValue={value} {...attributesOf(field)}>
        {choices.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}

/** Shared properties of the fields of a form that was refused. */
export function fieldsOf<Name extends string>(
  values: Record<Name, string>,
  errors: Record<string, string>,
  shared: InputFieldProps['input'] = {},
) {
  return (name: Name, input: InputFieldProps['input'] = {}) => ({
    name,
    error: errors[name],
    input: { defaultValue: values[name], ...shared, ...input },
  });
}

function FieldRow({ name, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="desk-field">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {children}
      <FieldError id={`${name}-error`} text={error} />
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function attributesOf({ name, hint, error }: FieldProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}
