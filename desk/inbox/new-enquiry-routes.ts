import * as v from 'valibot';
import { courseTitles } from '../../content/course-titles.ts';
import { ENQUIRY_VIAS } from '../../contracts/enquiry-via.ts';
import type { Role } from '../../contracts/roles.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { oneOf, readForm } from '../server/form-fields.ts';
import { get, post, type RoleRoute } from '../server/route.ts';
import { enteredEnquiry, NOTHING_ENTERED } from './entered-enquiry.ts';
import type { NewEnquiryView } from './new-enquiry.tsx';

const ROLES: readonly Role[] = ['owner', 'office'];

const enquiryForm = v.object({ ...enteredEnquiry.entries, via: oneOf(ENQUIRY_VIAS) });

export const newEnquiryRoutes: readonly RoleRoute[] = [
  get('/enquiries/new', ROLES, async ({ page }) =>
    page('new-enquiry', viewOf({ ...NOTHING_ENTERED, via: 'phone' }, {})),
  ),
  post('/enquiries', ROLES, async ({ deps, form, signedIn, page, done }) => {
    const posted = readForm(form, enquiryForm);
    const typed = { ...posted, via: posted.via || ('phone' as const) };
    try {
      const { reference, repeated } = await addEnquiry(deps, typed, { by: signedIn.name });
      return done(`/enquiries/${reference}`, {
        text: `${typed.name} (${reference}) ${repeated ? 'was entered already' : 'is entered'}.`,
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return page('new-enquiry', viewOf(typed, error.fields ?? { name: error.message }), 422);
    }
  }),
];

function viewOf(typed: NewEnquiryView['typed'], errors: NewEnquiryView['errors']): NewEnquiryView {
  return { typed, courses: courseTitles, errors };
}
