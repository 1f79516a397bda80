import * as v from 'valibot';
import { courseTitles } from '../../content/course-titles.ts';
import { forFurtherFields } from '../../contracts/enquiry-form.ts';
import { ENQUIRY_VIAS } from '../../contracts/enquiry-via.ts';
import type { Role } from '../../contracts/roles.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { line, oneOf, readForm, text } from '../server/form-fields.ts';
import type { RoleRoute } from '../server/route.ts';
import type { NewEnquiryView } from './new-enquiry.tsx';

const ROLES: readonly Role[] = ['owner', 'office'];
const EMPTY = {
  name: '',
  phone: '',
  email: '',
  course: '',
  via: 'phone',
  message: '',
  ...forFurtherFields(() => ''),
};

const enquiryForm = v.object({
  name: line,
  phone: line,
  email: line,
  course: line,
  via: oneOf(ENQUIRY_VIAS),
  message: text,
  ...forFurtherFields(() => line),
});

export const newEnquiryRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/enquiries/new',
    roles: ROLES,
    answer: async ({ page }) => page('new-enquiry', viewOf(EMPTY, {})),
  },
  {
    method: 'POST',
    path: '/enquiries',
    roles: ROLES,
    async answer({ deps, form, signedIn, page, done }) {
      const typed = readForm(form, enquiryForm);
      const via = typed.via || 'phone';
      try {
        const { reference, repeated } = await addEnquiry(deps, { ...typed, via }, { by: signedIn.name });
        return done(`/enquiries/${reference}`, {
          text: `${typed.name} (${reference}) ${repeated ? 'was entered already' : 'is entered'}.`,
        });
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        return page('new-enquiry', viewOf(typed, error.fields ?? { name: error.message }), 422);
      }
    },
  },
];

function viewOf(typed: NewEnquiryView['typed'], errors: NewEnquiryView['errors']): NewEnquiryView {
  return { typed, courses: courseTitles, errors };
}
