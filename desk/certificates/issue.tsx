import type { IssueView } from './certificates-view.ts';
import { BackLink } from '../ui/back-link.tsx';
import { CourseField } from '../ui/course-field.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { fieldsOf, InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Warnings } from '../ui/warnings.tsx';
import type { Screen } from '../ui/screen.ts';
import { Submit } from '../ui/submit.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const issue: Screen<IssueView> = {
  title: () => 'Issue a certificate',
  draw: ({ values, errors, warnings, confirmed, courses }) => {
    const field = fieldsOf(values, errors);
    return (
      <>
        <BackLink href="/certificates">Certificates</BackLink>
        <ScreenHead heading="Issue a certificate">
          The certificate gets a number of twelve digits, which anybody can check on the site.
        </ScreenHead>
        <ErrorSummary errors={errors} />
        <Warnings heading="Is this intended?" warnings={warnings} />
        <form className="form record-form" method="post" action="/certificates/issue" noValidate>
          {confirmed !== undefined && <HiddenFields fields={{ confirmed }} />}
          <InputField
            {...field('name', { required: true, autoComplete: 'off', autoFocus: true })}
            label="Name"
            hint="As printed on the certificate"
          />
          <CourseField
            courses={courses}
            value={values.course}
            hint="Choose one of the site’s courses, or type another"
            error={errors.course}
            required
          />
          <div className="field-row">
            <InputField {...field('issued', { type: 'date', required: true })} label="Issued on" />
            <InputField {...field('expires', { type: 'date' })} label="Valid until (optional)" />
          </div>
          <InputField
            {...field('number', { autoComplete: 'off', spellCheck: false })}
            label="Number (optional)"
            hint="For an old certificate that has one. Leave empty for a new number"
          />
          <InputField
            {...field('class', { autoComplete: 'off' })}
            label="Class (optional)"
            hint="The certificate is printed with that class. Type its exact name, such as DevOps, November 2026"
          />
          <InputField
            {...field('email', { type: 'email', autoComplete: 'off' })}
            label="Email of the holder (optional)"
            hint="It is stored with the certificate, for emails about it"
          />
          <div className="form-foot">
            <Submit label={warnings.length > 0 ? 'Issue anyway' : 'Issue'} />
            <Submit label="Preview" look="quiet" formAction="/certificates/preview" formTarget="_blank" />
            <TextLink href="/certificates" label="Cancel" />
          </div>
        </form>
      </>
    );
  },
};
