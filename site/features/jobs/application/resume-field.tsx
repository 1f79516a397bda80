import { useEffect, useId, useRef, useState } from 'react';
import { APPLICATION_FORM } from '../../../../content/forms.ts';
import { RESUME_EXTENSIONS, RESUME_MAX_BYTES } from '../../../../contracts/limits.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { fileSize } from './file-size.ts';

interface ResumeFieldProps {
  error: string | undefined;
  isDisabled: boolean;
}

/**
 * The native file picker is invisible above the drawn one, so that clicking, dropping a file and the keyboard work as
 * usual.
 */
export function ResumeField({ error, isDisabled }: ResumeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const isTooLarge = file !== undefined && file.size > RESUME_MAX_BYTES;
  const look = error ? 'file-picker invalid' : file ? 'file-picker filled' : 'file-picker';

  function readChoice() {
    setFile(input.current?.files?.[0]);
  }

  // Reads a file chosen before hydration.
  useEffect(readChoice, []);

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {/* Screen readers treat a file input as a button, which cannot be announced as required. */}
        <span>{APPLICATION_FORM.resume}</span> <em>{APPLICATION_FORM.resumeRules}</em>
      </label>
      <div className={look}>
        <Glyph name={file ? 'file' : 'upload'} />
        <span className="file-name">
          <span>{file ? file.name : 'No file chosen'}</span>
          {file && <small className="note">{fileSize(file.size)}</small>}
        </span>
        {!isDisabled && (
          <span className="button ghost" aria-hidden="true">
            {file ? 'Replace' : 'Choose file'}
          </span>
        )}
        <input
          id={id}
          ref={input}
          type="file"
          name="resume"
          accept={RESUME_EXTENSIONS.join(',')}
          required
          onChange={readChoice}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-size`}
        />
      </div>
      <FieldError id={`${id}-error`} text={error} />
      <div id={`${id}-size`} role="status">
        {isTooLarge && (
          <p className="field-warning">
            <Glyph name="warning" />
            This file is over 5MB and may be refused.
          </p>
        )}
      </div>
    </div>
  );
}
