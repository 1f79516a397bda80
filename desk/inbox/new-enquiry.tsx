import { ENQUIRY_VIAS, type EnquiryVia, VIA_LABELS } from '../../domain/enquiry-via.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { SelectField } from '../ui/field.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { BackLink } from '../ui/back-link.tsx';
import type { Screen } from '../ui/screen.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import type { EnteredEnquiry } from './entered-enquiry.ts';
import { Submit } from '../ui/submit.tsx';

export interface NewEnquiryView {
  typed: EnteredEnquiry & { via: EnquiryVia; answered: boolean };
  courses: readonly string[];
  errors: Record<string, string>;
}

/** Form for an enquiry by phone, email or a visit. */
export const newEnquiry: Screen<NewEnquiryView> = {
  title: () => 'New enquiry',
  draw: ({ typed, courses, errors }) => (
    <>
      <BackLink href="/enquiries">Enquiries</BackLink>
      <ScreenHead heading="New enquiry">
        For people who call, write or walk in. No email is sent to them automatically.
      </ScreenHead>
      <ErrorSummary errors={errors} />
      <form className="form new-enquiry" method="post" action="/enquiries">
        <SelectField
          name="via"
          label="Source"
          value={typed.via}
          options={ENQUIRY_VIAS.map((value) => ({ value, label: VIA_LABELS[value] }))}
        />
        <EnquiryFields typed={typed} courses={courses} errors={errors} focusesFirst />
        <label className="follow-up-called">
          <input type="checkbox" name="answered" value="yes" defaultChecked={typed.answered} />I have answered
          by phone already
        </label>
        <div className="form-foot">
          <Submit label="Save enquiry" />
        </div>
      </form>
    </>
  ),
};
