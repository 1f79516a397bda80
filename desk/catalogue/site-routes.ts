import { notice } from '../../server/services/catalogue/notice.ts';
import { template } from '../../server/services/catalogue/template.ts';
import { eraseTestimonial, testimonial } from '../../server/services/catalogue/testimonial.ts';
import { postConfirmed, type RoleRoute } from '../server/route.ts';
import { thingRoutes } from './routes.ts';
import { requireShown } from './view.ts';
import { templateMore } from './template-more.ts';

/** The screens under “Site” that are derived from a declaration. */
export const siteRoutes: readonly RoleRoute[] = [
  ...thingRoutes(notice),
  ...thingRoutes(template, { more: templateMore }),
  ...thingRoutes(testimonial),
  postConfirmed('/site/testimonials/:id/erase', testimonial.roles, async (context) => {
    const { id } = await requireShown(context, testimonial, context.params['id'] ?? '');
    await eraseTestimonial(context.deps, id);
    return context.done('/site/testimonials', { text: 'The testimonial is erased.' });
  }),
];
