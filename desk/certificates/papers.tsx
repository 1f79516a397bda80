import {
  CERTIFICATE_DESIGNS,
  type CertificateDesign,
  type CertificateSentence,
} from '../../domain/certificate-design.ts';
import { ActLink } from '../ui/act-link.tsx';
import type { PapersView, SignatoryLine } from './paper-routes.ts';
import { classPath } from '../ui/class-path.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { DesignSketch } from './design-sketch.tsx';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

const DESIGNS: Record<CertificateDesign, { label: string; says: string }> = {
  strata: { label: 'Strata', says: 'Left-aligned, with three layers along the edge' },
  engraved: { label: 'Engraved', says: 'Centred, in an engraved band' },
  panel: { label: 'Panel', says: 'A dark panel for number and dates; takes much ink' },
};

const SENTENCES: { value: CertificateSentence; label: string }[] = [
  { value: 'passed', label: 'Completed the course and passed its assessment' },
  { value: 'completed', label: 'Completed the course' },
  { value: 'attended', label: 'Attended the course' },
];

export const papers: Screen<PapersView> = {
  title: ({ class: name }) => (name ? `Design of ${name}` : 'Designs'),
  draw: (view) => (
    <>
      {view.class ? (
        <BackLink href={classPath(view.class)}>{`Class “${view.class}”`}</BackLink>
      ) : (
        <BackLink href="/certificates">Certificates</BackLink>
      )}
      <ScreenHead heading={view.class ? `Design of “${view.class}”` : 'Designs'}>
        {view.class
          ? 'How certificates of this class look and who signs them, from now on.'
          : 'How certificates look and who signs them, from now on. Certificates issued before keep their design; a reissue uses the new one.'}
      </ScreenHead>
      <ErrorSummary errors={view.errors} />
      <ChoiceForm {...view} />
      {view.class === '' && <Signatories {...view} />}
      {view.class === '' && view.classes.length > 0 && (
        <section className="papers-part">
          <h2>Classes with their own design</h2>
          <ul className="papers-list">
            {view.classes.map((name) => (
              <li key={name} className="row">
                <TextLink
                  look="row"
                  href={`/certificates/papers?class=${encodeURIComponent(name)}`}
                  data-item
                  label={name}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  ),
};

function ChoiceForm({ class: name, isOwn, isChosen, values, errors, signatories, mayChange }: PapersView) {
  const people = {
    none: 'Nobody',
    options: signatories.map(({ id, name: person, role }) => ({ value: id, label: `${person}, ${role}` })),
  };
  return (
    <form className="form record-form" method="post" action="/certificates/papers" noValidate>
      {name !== '' && <HiddenFields fields={{ class: name }} />}
      {name !== '' && !isOwn && <p className="muted">It uses the firm’s design now.</p>}
      {name === '' && !isChosen && (
        <p className="muted">Nothing was chosen yet: certificates are issued in Strata, unsigned.</p>
      )}
      <fieldset className="designs" id="design" aria-describedby={errors.design ? 'design-error' : undefined}>
        <legend className="field-label">Design</legend>
        {CERTIFICATE_DESIGNS.map((design) => (
          <label key={design}>
            <input type="radio" name="design" value={design} defaultChecked={values.design === design} />
            <DesignSketch design={design} />
            <span>
              {DESIGNS[design].label}
              <small>{DESIGNS[design].says}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="field-row">
        <SelectField
          name="sign1"
          label="First signatory"
          value={values.sign1}
          error={errors.sign1}
          {...people}
        />
        <SelectField
          name="sign2"
          label="Second signatory"
          value={values.sign2}
          error={errors.sign2}
          {...people}
        />
      </div>
      <SelectField
        name="says"
        label="Statement"
        value={values.says}
        error={errors.says}
        options={SENTENCES}
      />
      <label className="papers-tick">
        <input type="checkbox" name="hours" value="1" defaultChecked={values.hours} />
        Print the hours in class, where the course’s page has them
      </label>
      <label className="papers-tick">
        <input type="checkbox" name="className" value="1" defaultChecked={values.className} />
        Print the name of the class
      </label>
      <div className="form-foot">
        {mayChange && <Submit label="Save" />}
        <Submit
          label="Preview"
          look="quiet"
          formMethod="get"
          formAction="/certificates/papers/preview"
          formTarget="_blank"
        />
        {isOwn && mayChange && <Submit label="Use the firm’s design" look="quiet" name="as-firm" value="1" />}
      </div>
    </form>
  );
}

function Signatories({ signatories, mayChange }: PapersView) {
  return (
    <section className="papers-part">
      <div className="row papers-head">
        <h2>Signatories</h2>
        {mayChange && <ActLink href="/certificates/signatories/new" label="Add somebody" letter="n" />}
      </div>
      {signatories.length === 0 ? (
        <EmptyState heading="No signatories yet">
          Add a trainer or a director with name, role and a scan of the signature, then choose them above.
        </EmptyState>
      ) : (
        <ul className="papers-list">
          {signatories.map((one) => (
            <li key={one.id} className="row">
              <Signature {...one} />
              <span>
                {mayChange ? (
                  <TextLink
                    look="row"
                    href={`/certificates/signatories/${one.id}`}
                    data-item
                    label={one.name}
                  />
                ) : (
                  one.name
                )}
                <small>{one.role}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Signature({ id, name, hasPicture }: SignatoryLine) {
  if (!hasPicture) return <span className="signature">Signs by hand</span>;
  return (
    <span className="signature">
      <img src={`/certificates/signatories/${id}/picture`} alt={`Signature of ${name}`} />
    </span>
  );
}
