import * as v from 'valibot';
import {
  editTestimonial,
  eraseTestimonial,
  makeTestimonial,
  publishTestimonial,
  undoTestimonial,
  withdrawTestimonial,
} from '../../server/services/office-facts/testimonials.ts';
import { flag, line, readForm, seenVersion, text } from '../server/form-fields.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { postConfirmed, get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { emptyView, testimonialsView, viewOf } from './view.ts';

const ROLES = ['owner', 'office'] as const;

const testimonialForm = v.object({
  name: line,
  role: line,
  // Typed on several lines it is one sentence after another.
  message: v.pipe(
    text,
    v.transform((typed) => typed.replaceAll(/\s*\n\s*/g, ' ')),
  ),
  agreed_by: line,
  agreed_on: line,
  agreed_to: line,
  until_day: line,
  email: line,
  version: seenVersion,
  draft: flag,
  preview: flag,
});
const actForm = v.object({ version: seenVersion });

export const testimonialRoutes: readonly RoleRoute[] = [
  get('/site/testimonials', ROLES, async (context) =>
    context.page('testimonials', await testimonialsView(context)),
  ),
  get('/site/testimonials/new', ROLES, async ({ deps, page }) => page('testimonial', emptyView(deps))),
  post('/site/testimonials', ROLES, async (context) => save(context)),
  get('/site/testimonials/:id', ROLES, async ({ deps, params, page }) =>
    page('testimonial', await viewOf(deps, params.id)),
  ),
  post('/site/testimonials/:id', ROLES, async (context) => save(context, context.params.id)),
  actRoute('publish', 'The testimonial is on the site.', publishTestimonial),
  actRoute('withdraw', 'The testimonial is no longer on the site.', withdrawTestimonial),
  actRoute('undo', 'The last change is taken back.', undoTestimonial),
  postConfirmed('/site/testimonials/:id/erase', ROLES, async ({ deps, params, done }) => {
    const { testimonial } = await viewOf(deps, params.id);
    await eraseTestimonial(deps, testimonial.id);
    return done('/site/testimonials', { text: 'The testimonial is erased.' });
  }),
];

function actRoute(verb: string, said: string, act: typeof undoTestimonial): RoleRoute {
  return post(`/site/testimonials/:id/${verb}`, ROLES, async ({ deps, params, form, page, done }) => {
    const view = await viewOf(deps, params.id);
    const { id } = view.testimonial;
    return await orShownAgain(
      async () => {
        const { version } = await act(deps, id, readForm(form, actForm).version);
        const undo = verb === 'undo' ? undefined : undoOf(id, version);
        return done(`/site/testimonials/${id}`, { text: said, ...(undo && { undo }) });
      },
      {
        conflict: async (conflict) => page('testimonial', { ...(await viewOf(deps, id)), conflict }, 409),
        errors: (errors) => page('testimonial', { ...view, errors }, 422),
        field: 'message',
      },
    );
  });
}

function undoOf(id: string, version: number) {
  return { action: `/site/testimonials/${id}/undo`, fields: { version: String(version) } };
}

/** Makes or changes what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save({ deps, form, page, done }: RouteContext, id?: string): Promise<unknown> {
  const { version: seen, draft: isDraft, preview, ...values } = readForm(form, testimonialForm);
  const stored = id === undefined ? emptyView(deps) : await viewOf(deps, id);
  const view = { ...stored, values, version: seen };
  if (preview) return page('testimonial', view);
  return await orShownAgain(
    async () => {
      if (id === undefined) {
        const made = await makeTestimonial(deps, values, { isPublished: !isDraft });
        return done(`/site/testimonials/${made.id}`, {
          text: isDraft ? 'The testimonial is kept as a draft.' : 'The testimonial is on the site.',
          ...(!isDraft && { undo: undoOf(made.id, made.version) }),
        });
      }
      const { version } = await editTestimonial(deps, id, values, seen);
      return done(`/site/testimonials/${id}`, {
        text: version === seen ? 'Nothing was changed.' : 'The testimonial is saved.',
        ...(version !== seen && { undo: undoOf(id, version) }),
      });
    },
    {
      conflict: async (conflict) =>
        page('testimonial', { ...(await viewOf(deps, id)), values, conflict }, 409),
      errors: (errors) => page('testimonial', { ...view, errors }, 422),
      field: 'message',
    },
  );
}
