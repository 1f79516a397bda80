import { groupNumber } from '../../contracts/certificate.ts';
import { Offered } from '../ui/offered.tsx';
import { ActLink } from '../ui/act-link.tsx';
import type { HolderMailState } from '../../server/storage/holder-mails.ts';
import type { CertificateView } from './certificates-view.ts';
import { classPath } from '../ui/class-path.ts';
import { BackLink } from '../ui/back-link.tsx';
import { CertificateState } from './certificate-state.tsx';
import { CourseField } from '../ui/course-field.tsx';
import { Day } from '../ui/day.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Fact } from '../ui/fact.tsx';
import { fieldsOf, InputField, SelectField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { shortcut } from '../ui/shortcut.ts';
import { Time } from '../ui/time.tsx';
import { Warnings } from '../ui/warnings.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

const REASONS: Record<string, string> = {
  'issued-in-error': 'Issued in error',
  'name-corrected': 'The name was corrected',
  'requirements-not-met': 'The requirements were not met',
  withdrawn: 'Revoked by the firm',
  other: 'Another reason',
  erased: 'Its holder was erased',
};

export const certificate: Screen<CertificateView> = {
  title: ({ certificate: { number, name } }) => [name, groupNumber(number)].filter(Boolean).join(', '),
  draw: (view) => {
    const { certificate: found, errors, history, address } = view;
    const path = `/certificates/${encodeURIComponent(found.lookup)}`;
    return (
      <>
        <BackLink href="/certificates">Certificates</BackLink>
        <ScreenHead
          heading={found.name || groupNumber(found.number)}
          actions={
            <>
              <a
                className="button ghost small"
                href={address}
                target="_blank"
                rel="noopener"
                {...shortcut('v', 'Open the public check')}
              >
                Open the public check
              </a>
              {found.state !== 'revoked' && (
                <ActLink href={`${path}/credential`} label="Digital credential" download />
              )}
              {found.state !== 'revoked' && (
                <ActLink href={`${path}/pdf`} label="Download the PDF" isMain download />
              )}
            </>
          }
        >
          {view.isErased
            ? 'The holder was erased. Only the number is left, and it is not reused.'
            : found.course}
        </ScreenHead>
        <ErrorSummary errors={errors} />
        <div className="record">
          <div>
            <Facts {...view} />
            <h2>History</h2>
            <ol className="record-history">
              {history.map(({ id, time, name, sentence }) => (
                <li key={id}>
                  <span>{name === '' ? sentence : `${name} ${sentence}`}</span> <Time value={time} />
                </li>
              ))}
            </ol>
          </div>
          {!view.isErased && (
            <div>
              <Mailing {...view} path={path} />
              {found.replacedBy === null && <Reissuing {...view} path={path} />}
              <Classing {...view} path={path} />
              {found.state !== 'revoked' && <Revoking {...view} path={path} />}
              {view.mayErase && <Erasing path={path} />}
            </div>
          )}
        </div>
      </>
    );
  },
};

/** Form for an email about the present state. */
function Mailing({ certificate: found, told, typed, errors, path }: CertificateView & { path: string }) {
  return (
    <details className="framed act" open={errors.email !== undefined}>
      <summary {...shortcut('m', 'Email the holder')}>Email the holder</summary>
      <form className="form" method="post" action={`${path}/mail`} noValidate>
        <p className="muted">
          {found.state === 'revoked'
            ? 'The email says that this certificate was revoked or replaced.'
            : 'The PDF and the credential are attached. A link leads to the page where the holder can download them again and add the certificate to LinkedIn.'}
        </p>
        <InputField
          name="email"
          label="Email of the holder"
          hint="It is stored with this certificate"
          error={errors.email}
          input={{
            type: 'email',
            defaultValue: typed.email ?? told.address,
            required: true,
            autoComplete: 'off',
          }}
        />
        <Submit label="Preview the email…" look="small" />
      </form>
    </details>
  );
}

const TOLD: Record<HolderMailState, string> = {
  valid: 'Issued',
  expiring: 'Expires soon',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Replaced',
};
const MAIL_STATES = {
  waiting: 'scheduled for',
  sending: 'being sent',
  sent: 'sent',
  failed: 'could not be sent,',
};

/** Emails to the holder, sent and scheduled. */
function Mails({ told: { address, mails, leaves, replaced } }: CertificateView) {
  if (mails.length === 0 && leaves === null)
    return (
      <Fact label="Email to the holder">
        {address === '' ? 'No address is known' : 'Not emailed yet'}
        {replaced && (
          <span className="cell-note">
            {`The old certificate, ${groupNumber(replaced.number)}, was sent `}
            <Time value={replaced.sent} />
          </span>
        )}
      </Fact>
    );
  return (
    <Fact label="Email to the holder">
      {leaves !== null && (
        <>
          Is sent automatically after <Time value={leaves} />
        </>
      )}
      {mails.map(({ told, state, time }) => (
        <span key={time + told} className="cell-note">
          {`${TOLD[told]}: ${MAIL_STATES[state]} `}
          {state !== 'sending' && <Time value={time} />}
        </span>
      ))}
    </Fact>
  );
}

function Facts(view: CertificateView) {
  const { certificate: found, paper } = view;
  return (
    <dl className="facts record-facts">
      <Fact label="Number">
        <span className="reference">{groupNumber(found.number)}</span>
      </Fact>
      <Fact label="State">
        <CertificateState state={found.state} />
      </Fact>
      <Fact label="Issued on">
        <Day value={found.issued} />
      </Fact>
      <Fact label="Valid until">{found.expires === null ? 'No end' : <Day value={found.expires} />}</Fact>
      {found.class !== null && (
        <Fact label="Class">
          <TextLink look="row" href={classPath(found.class)} label={found.class} />
        </Fact>
      )}
      {!view.isErased && <Mails {...view} />}
      {paper.signatories.length > 0 && <Fact label="Signed by">{paper.signatories.join(', ')}</Fact>}
      {found.revoked !== null && (
        <Fact label="Revoked">
          <Time value={found.revoked} />
          {found.reason !== null && (
            <span className="cell-note">{`${REASONS[found.reason] ?? found.reason}. The check does not show the reason.`}</span>
          )}
        </Fact>
      )}
      {found.replacedBy !== null && (
        <Fact label="Replaced by">
          <a className="row-link reference" href={`/certificates/${encodeURIComponent(found.replacedBy)}`}>
            {groupNumber(found.replacedBy)}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Reissuing({
  certificate: found,
  values,
  errors,
  courses,
  warnings,
  confirmed,
  path,
}: CertificateView & { path: string }) {
  const field = fieldsOf(values, errors);
  const typed =
    warnings.length > 0 || ['name', 'course', 'expires'].some((name) => errors[name] !== undefined);
  return (
    <details className="framed act" open={typed}>
      <summary {...shortcut('e', 'Correct and reissue')}>Correct and reissue</summary>
      <form className="form" method="post" action={`${path}/reissue`} noValidate>
        <p className="muted">
          A new certificate with a new number is issued as of <Day value={found.issued} />
          {found.class !== null && ` in ${found.class}`}, and this one is revoked: its number is no longer
          valid.
        </p>
        <Warnings heading="Is this intended?" warnings={warnings} />
        {confirmed !== undefined && <HiddenFields fields={{ confirmed }} />}
        {found.state === 'revoked' && (
          <p className="field-warning">
            This certificate was revoked: {(REASONS[found.reason ?? ''] ?? 'for a reason').toLowerCase()}.
            Reissue it only if this reason no longer applies.
          </p>
        )}
        <InputField {...field('name', { required: true, autoComplete: 'off' })} label="Name" />
        <CourseField courses={courses} value={values.course} error={errors.course} required />
        <InputField
          {...field('expires', { type: 'date' })}
          label="Valid until (optional)"
          hint="Leave empty if it does not expire"
        />
        <Submit label={warnings.length > 0 ? 'Reissue anyway…' : 'Reissue…'} look="small" />
      </form>
    </details>
  );
}

/** Form for the class of a certificate. */
function Classing({ certificate: found, typed, classes, errors, path }: CertificateView & { path: string }) {
  return (
    <details className="framed act" open={errors.class !== undefined}>
      <summary {...shortcut('k', 'Class')}>
        {found.class === null ? 'Add to a class' : 'Move to another class'}
      </summary>
      <form className="form" method="post" action={`${path}/class`} noValidate>
        <Offered id="classes" options={classes} />
        <InputField
          name="class"
          label="Class"
          hint="The certificate is listed and printed with that class. Leave empty for none"
          error={errors.class}
          input={{ defaultValue: typed.class ?? found.class ?? '', list: 'classes', autoComplete: 'off' }}
        />
        <Submit label="Save" look="small" />
      </form>
    </details>
  );
}

function Erasing({ path }: { path: string }) {
  return (
    <details className="framed act">
      <summary {...shortcut('x', 'Erase the holder')}>Erase the holder</summary>
      <form className="form" method="post" action={`${path}/erase`}>
        <p className="muted">
          For a person who withdraws consent. Name, course and class are deleted, including from certificates
          that this one replaces or that replace it. The numbers are not reused, and a check answers as for a
          number that was never issued. This cannot be undone, and a restore leaves it erased.
        </p>
        <Submit label="Erase…" look="small danger" />
      </form>
    </details>
  );
}

function Revoking({ errors, reasons, path }: CertificateView & { path: string }) {
  return (
    <details className="framed act" open={errors.reason !== undefined}>
      <summary {...shortcut('w', 'Revoke')}>Revoke</summary>
      <form className="form" method="post" action={`${path}/revoke`} noValidate>
        <p className="muted">
          A check of its number then says that it was revoked. You cannot undo this, but you can issue a new
          certificate.
        </p>
        <SelectField
          name="reason"
          label="Reason (stays at the desk)"
          value=""
          error={errors.reason}
          none="Choose"
          options={reasons.map((reason) => ({ value: reason, label: REASONS[reason] ?? reason }))}
        />
        <Submit label="Revoke…" look="small danger" />
      </form>
    </details>
  );
}
