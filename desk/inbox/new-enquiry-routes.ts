import * as v from 'valibot';
import { courseTitles } from '../../content/course-titles.ts';
import { ENQUIRY_VIAS } from '../../domain/enquiry-via.ts';
import type { Role } from '../../domain/roles.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { actOn } from '../../server/services/submissions/actions.ts';
import { showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { addEnquiry } from '../../server/services/submissions/add-enquiry.ts';
import { flag, oneOf, readForm } from '../server/form-fields.ts';
import { get, post, type RoleRoute } from '../server/route.ts';
import { enteredEnquiry, NOTHING_ENTERED } from './entered-enquiry.ts';
import type { NewEnquiryView } from './new-enquiry.tsx';

const ROLES: readonly Role[] = ['owner', 'office'];

const enquiryForm = v.object({ ...enteredEnquiry.entries, via: oneOf(ENQUIRY_VIAS), answered: flag });

export const newEnquiryRoutes: readonly RoleRoute[] = [
  get('/enquiries/new', ROLES, async ({ page }) =>
    page('new-enquiry', viewOf({ ...NOTHING_ENTERED, via: 'phone', answered: false }, {})),
  ),
  post('/enquiries', ROLES, async ({ deps, form, signedIn, page, done }) => {
    const { answered: isAnswered, ...posted } = readForm(form, enquiryForm);
    const typed = { ...posted, via: posted.via || ('phone' as const) };
    const author = { by: signedIn.name };
    try {
      const { reference, repeated } = await addEnquiry(deps, typed, author);
      if (isAnswered) {
        const { state } = await showSubmission(deps, 'enquiry', reference);
        if (state === 'new') await actOn(deps, 'enquiry', 'answer', reference, {}, author);
      }
      return done(`/enquiries/${reference}`, {
        text: `${typed.name} (${reference}) ${repeated ? 'was entered already' : 'is entered'}.`,
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return page(
        'new-enquiry',
        viewOf({ ...typed, answered: isAnswered }, error.fields ?? { name: error.message }),
        422,
      );
    }
  }),
];

function viewOf(typed: NewEnquiryView['typed'], errors: NewEnquiryView['errors']): NewEnquiryView {
  return { typed, courses: courseTitles, errors };
}
