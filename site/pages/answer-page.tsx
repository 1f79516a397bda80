import type { AnswerPage as Answer, AnswerRecord } from '../../contracts/page.ts';
import { Main } from '../chrome/main.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import { RefusedForm } from './refused-form.tsx';

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
            {form && <RefusedForm form={form} />}
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
