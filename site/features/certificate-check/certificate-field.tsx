import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { CERTIFICATE_FORM } from '../../../content/forms.ts';
import { hasValidCheckDigit, meantNumber } from '../../../contracts/certificate.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { IS_STATIC } from '../is-static.ts';

interface CertificateFieldProps {
  input: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  /** True if the typed number may be valid. */
  isValid: boolean;
  error?: string;
  hint?: string;
  /** Called for each change, including text typed before hydration. */
  onType?: (typed: string) => void;
  /** Button beside the field. */
  children: ReactNode;
}

/** Uncontrolled, so that nothing typed or filled in before hydration is lost. */
export function CertificateField({
  input,
  isBusy,
  isValid,
  error,
  hint,
  onType,
  children,
}: CertificateFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');

  function read(value: string) {
    setTyped(value);
    onType?.(value);
  }

  const readField = useEffectEvent(() => read(input.current?.value ?? ''));

  // Reads text typed before hydration.
  useEffect(() => readField(), []);

  return (
    <>
      <label className="field-label" htmlFor={id}>
        {CERTIFICATE_FORM.number}
      </label>
      <div className="number-row">
        <input
          className="input"
          id={id}
          ref={input}
          name="cert_number"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          placeholder="Enter Certificate Number"
          disabled={isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-help`}
          onInput={(event) => read(event.currentTarget.value)}
        />
        <button className="button" type="submit" disabled={isBusy}>
          {children}
        </button>
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} text={error} />
      </div>
      <div id={`${id}-help`} role="status">
        {!error && hint && <p className="hint">{hint}</p>}
        {!isValid && !IS_STATIC && isMistyped(typed) && (
          <p className="field-warning">
            <Glyph name="warning" />
            The last digit does not fit the others. You can still check it.
          </p>
        )}
      </div>
    </>
  );
}

/**
 * True for a number that has our own format and full length but a wrong check digit. Numbers of older formats have no
 * check digit, so they are looked up as well.
 */
function isMistyped(typed: string): boolean {
  const number = meantNumber(typed);
  return /^\d{12}$/.test(number) && !hasValidCheckDigit(number);
}
