import {
  editTestimonial,
  eraseTestimonial,
  makeTestimonial,
  publishTestimonial,
  undoTestimonial,
  withdrawTestimonial,
} from '../../server/services/office-facts/testimonials.ts';
import { type Editor, editorRoutes, makerRoutes } from '../server/editor.ts';
import { readForm, seenVersion } from '../server/form-fields.ts';
import { get, postConfirmed, type RoleRoute } from '../server/route.ts';
import { emptyView, testimonialForm, testimonialsView, type TestimonialView, viewOf } from './view.ts';

const ROLES = ['owner', 'office'] as const;

const published = 'The testimonial is on the site.';

const editor: Editor<TestimonialView> = {
  path: '/site/testimonials/:id',
  version: seenVersion,
  field: 'message',
  load: async ({ deps, params }) => await viewOf(deps, params.id),
  show: ({ page }, view, status) => page('testimonial', view, status),
  typed: (form) => ({ values: readForm(form, testimonialForm) }),
  store: async ({ deps, params }, { values, version }) =>
    await editTestimonial(deps, params.id ?? '', { ...values }, version),
  saved: 'The testimonial is saved.',
  acts: {
    publish: [published, publishTestimonial],
    withdraw: ['The testimonial is no longer on the site.', withdrawTestimonial],
    undo: ['The last change is undone.', undoTestimonial],
  },
};

export const testimonialRoutes: readonly RoleRoute[] = [
  get('/site/testimonials', ROLES, async (context) =>
    context.page('testimonials', await testimonialsView(context)),
  ),
  ...makerRoutes(editor, {
    path: '/site/testimonials',
    empty: ({ deps }) => emptyView(deps),
    make: async ({ deps }, { values }, isDraft) =>
      await makeTestimonial(deps, { ...values }, { isPublished: !isDraft }),
    published,
    kept: 'The testimonial is kept as a draft.',
  }),
  ...editorRoutes(editor),
  postConfirmed('/site/testimonials/:id/erase', ROLES, async ({ deps, params, done }) => {
    const { testimonial } = await viewOf(deps, params.id);
    await eraseTestimonial(deps, testimonial.id);
    return done('/site/testimonials', { text: 'The testimonial is erased.' });
  }),
];
