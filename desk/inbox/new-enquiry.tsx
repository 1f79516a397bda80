import { FURTHER_FIELDS } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_VIAS, VIA_LABELS } from '../../contracts/enquiry-via.ts';
import { CourseField } from '../ui/course-field.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { InputField, SelectField, TextField } from '../ui/field.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import { BackLink } from '../ui/back-link.tsx';
import type { Screen } from '../ui/screen.ts';

export interface NewEnquiryView {
  typed: Record<'name' | 'phone' | 'email' | 'course' | 'via' | 'message', string> & Record<string, string>;
  courses: readonly string[];
  errors: Record<string, string>;
}

/** Who called, wrote by WhatsApp or came to the door is entered as an enquiry. */
export const newEnquiry: Screen<NewEnquiryView> = {
  title: () => 'New enquiry',
  draw: ({ typed, courses, errors }) => (
    <>
      <BackLink href="/enquiries">Enquiries</BackLink>
      <ScreenHead heading="New enquiry">
        For whoever calls, writes or comes to the door. No mail is sent to them by itself.
      </ScreenHead>
      <ErrorSummary errors={errors} />
      <form className="form new-enquiry" method="post" action="/enquiries">
        <SelectField
          name="via"
          label="How it came"
          value={typed.via}
          options={ENQUIRY_VIAS.map((value) => ({ value, label: VIA_LABELS[value] }))}
        />
        <InputField
          name="name"
          label="Name"
          error={errors['name']}
          input={{
            defaultValue: typed.name,
            required: true,
            maxLength: 100,
            autoComplete: 'off',
            autoFocus: true,
          }}
        />
        <InputField
          name="phone"
          label="Phone"
          error={errors['phone']}
          input={{ defaultValue: typed.phone, type: 'tel', maxLength: 30, autoComplete: 'off' }}
        />
        <InputField
          name="email"
          label="Mail address (optional)"
          error={errors['email']}
          input={{ defaultValue: typed.email, type: 'email', maxLength: 254, autoComplete: 'off' }}
        />
        {FURTHER_FIELDS.map(({ name, label, maxLength }) => (
          <InputField
            key={name}
            name={name}
            label={`${label} (optional)`}
            error={errors[name]}
            input={{ defaultValue: typed[name], maxLength, autoComplete: 'off' }}
          />
        ))}
        <CourseField
          courses={courses}
          value={typed.course}
          label="Course (optional)"
          error={errors['course']}
        />
        <TextField
          name="message"
          label="What they ask"
          error={errors['message']}
          textarea={{ defaultValue: typed.message, rows: 5, maxLength: 5_000 }}
        />
        <div className="form-foot">
          <button className="button" type="submit">
            Enter the enquiry
          </button>
        </div>
      </form>
    </>
  ),
};
