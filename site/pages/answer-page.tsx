import type { AnswerField, AnswerForm, AnswerPage as Answer, AnswerRecord } from '../../contracts/page.ts';
import { Main } from '../chrome/main.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';

/** What the server says to a form that was sent without script. */
export function AnswerPage({ answer: { heading, paragraphs, record, form, link } }: { answer: Answer }) {
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width">
          <div className="split">
            <div>
              <div className="form">
                <h1>{heading}</h1>
                {paragraphs.map((paragraph) => (
                  <p className="statement" key={paragraph}>
                    {paragraph}
                  </p>
                ))}
                {link && (
                  <p className="space-above-3">
                    <ButtonLink to={link.path} look="ghost">
                      {link.label}
                    </ButtonLink>
                  </p>
                )}
              </div>
            </div>
            {record && <Record record={record} />}
            {form && <FormAgain form={form} />}
          </div>
        </div>
      </section>
    </Main>
  );
}

const GLYPHS: Record<AnswerRecord['look'], GlyphName> = {
  success: 'check',
  notice: 'alert',
  failure: 'close',
};

/** As the certificate screen draws it (site/features/certificate-check). */
function Record({ record: { look, number, verdict, lines } }: { record: AnswerRecord }) {
  return (
    <div>
      <div className={`record ${look}`}>
        <Glyph name={GLYPHS[look]} />
        <div>
          <p className="record-verdict">
            <span className="certificate-number">{number}</span> <b>{verdict}</b>
          </p>
          {lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </div>
      </div>
    </div>
  );
}

function FormAgain({ form: { action, button, fields } }: { form: AnswerForm }) {
  const hasFile = fields.some(({ kind }) => kind === 'file');
  return (
    <form
      className="form form-card"
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <div className="form-foot">
        <button className="button" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}

function Field({ field }: { field: AnswerField }) {
  const { name, label, kind, value, error, hint } = field;
  if (kind === 'hidden') return <input type="hidden" name={name} defaultValue={value} />;
  return (
    <div>
      <label className="field-label">
        {label}
        <Input field={field} />
      </label>
      {error && (
        <p className="field-error" id={`answer-${name}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`answer-${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Input({ field }: { field: AnswerField }) {
  const { name, kind, value, error, hint, autocomplete, accept, required } = field;
  const described = [error && `answer-${name}-error`, hint && `answer-${name}-hint`]
    .filter(Boolean)
    .join(' ');
  const attributes = {
    className: 'input',
    name,
    autoComplete: autocomplete,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  if (kind === 'textarea') return <textarea {...attributes} rows={4} defaultValue={value} />;
  if (kind === 'file') return <input type="file" {...attributes} accept={accept} />;
  return <input type={kind} {...attributes} defaultValue={value} />;
}
