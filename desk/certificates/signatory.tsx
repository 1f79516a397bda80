import type { SignatoryView } from './papers-view.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { fieldsOf, InputField } from '../ui/field.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const signatory: Screen<SignatoryView> = {
  title: ({ id, values }) => (id ? values.name : 'Add a signatory'),
  draw: ({ id, values, hasPicture, errors }) => {
    const field = fieldsOf(values, errors);
    return (
      <>
        <BackLink href="/certificates/papers">Designs</BackLink>
        <ScreenHead heading={id ? values.name || 'Signatory' : 'Add a signatory'}>
          {id
            ? 'Changes apply to certificates issued from now on.'
            : 'Name and role are printed under the signature. Choose afterwards who signs which certificates.'}
        </ScreenHead>
        <ErrorSummary errors={errors} />
        <form
          className="form record-form"
          method="post"
          action={id ? `/certificates/signatories/${id}` : '/certificates/signatories'}
          encType="multipart/form-data"
          noValidate
        >
          <InputField
            {...field('name', { required: true, autoComplete: 'off', autoFocus: !id })}
            label="Name"
          />
          <InputField
            {...field('role', { required: true, autoComplete: 'off' })}
            label="Role"
            hint="Such as Lead trainer, or Director of Training"
          />
          {hasPicture && (
            <p className="signature">
              <img src={`/certificates/signatories/${id}/picture`} alt="The signature now" />
            </p>
          )}
          <InputField
            name="picture"
            label={
              hasPicture
                ? 'Another picture of the signature (optional)'
                : 'Picture of the signature (optional)'
            }
            hint="A PNG of up to 500 KB: dark ink on plain paper, or on a transparent ground. It is cropped to the signature, and the paper becomes white. Without one there is room to sign by hand."
            error={errors.picture}
            input={{ type: 'file', accept: 'image/png,.png' }}
          />
          {hasPicture && (
            <label className="papers-tick">
              <input type="checkbox" name="by-hand" value="1" />
              Remove the picture and sign by hand
            </label>
          )}
          <div className="form-foot">
            <Submit label="Save" />
            {id && (
              <Submit
                label="Remove as signatory…"
                look="danger"
                formAction={`/certificates/signatories/${id}/end`}
                formNoValidate
              />
            )}
            <TextLink href="/certificates/papers" label="Cancel" />
          </div>
        </form>
      </>
    );
  },
};
