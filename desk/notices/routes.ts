import * as v from 'valibot';
import {
  editNotice,
  makeNotice,
  publishNotice,
  undoNotice,
  withdrawNotice,
} from '../../server/services/office-facts/notices.ts';
import { flag, line, readForm, seenVersion, text } from '../server/form-fields.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { emptyView, noticesView, PAGES, viewOf } from './view.ts';

const ROLES = ['owner', 'office'] as const;

const noticeForm = v.object({
  // Typed on several lines it is one sentence after another.
  text: v.pipe(
    text,
    v.transform((typed) => typed.replaceAll(/\s*\n\s*/g, ' ')),
  ),
  tone: line,
  link: line,
  link_label: line,
  from_day: line,
  from_time: line,
  until_day: line,
  until_time: line,
  version: seenVersion,
  draft: flag,
  preview: flag,
});
const actForm = v.object({ version: seenVersion });

export const noticeRoutes: readonly RoleRoute[] = [
  get('/site', ROLES, async (context) => context.page('notices', await noticesView(context))),
  get('/site/notices/new', ROLES, async ({ deps, page }) => page('notice', emptyView(deps))),
  post('/site/notices', ROLES, async (context) => save(context)),
  get('/site/notices/:id', ROLES, async ({ deps, params, page }) =>
    page('notice', await viewOf(deps, params.id)),
  ),
  post('/site/notices/:id', ROLES, async (context) => save(context, context.params.id)),
  actRoute('publish', 'The notice is published.', (deps, id, seen) =>
    publishNotice(deps, id, { pages: PAGES, seen }),
  ),
  actRoute('withdraw', 'The notice is no longer on the site.', withdrawNotice),
  actRoute('undo', 'The last change is taken back.', undoNotice),
];

function actRoute(verb: string, said: string, act: typeof undoNotice): RoleRoute {
  return post(`/site/notices/:id/${verb}`, ROLES, async ({ deps, params, form, page, done }) => {
    const view = await viewOf(deps, params.id);
    const { id } = view.notice;
    return await orShownAgain(
      async () => {
        const notice = await act(deps, id, readForm(form, actForm).version);
        return done(`/site/notices/${id}`, {
          text: said,
          ...(verb !== 'undo' && { undo: undoOf(notice) }),
        });
      },
      {
        conflict: async (conflict) => page('notice', { ...(await viewOf(deps, id)), conflict }, 409),
        errors: (errors) => page('notice', { ...view, errors }, 422),
        field: 'text',
      },
    );
  });
}

function undoOf({ id, version }: { id: string; version: number }) {
  return { action: `/site/notices/${id}/undo`, fields: { version: String(version) } };
}

/** Makes or changes what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save({ deps, form, page, done }: RouteContext, id?: string): Promise<unknown> {
  const { version, draft: isDraft, preview, ...values } = readForm(form, noticeForm);
  const stored = id === undefined ? emptyView(deps) : await viewOf(deps, id);
  const view = { ...stored, values, version };
  if (preview) return page('notice', view);
  return await orShownAgain(
    async () => {
      if (id === undefined) {
        const notice = await makeNotice(deps, values, { pages: PAGES, isDraft });
        return done(`/site/notices/${notice.id}`, {
          text: isDraft ? 'The notice is kept as a draft.' : 'The notice is published.',
          ...(!isDraft && { undo: undoOf(notice) }),
        });
      }
      const notice = await editNotice(deps, id, values, { pages: PAGES, seen: version });
      const isChanged = notice.version !== version;
      return done(`/site/notices/${id}`, {
        text: isChanged ? 'The notice is saved.' : 'Nothing was changed.',
        ...(isChanged && { undo: undoOf(notice) }),
      });
    },
    {
      conflict: async (conflict) => page('notice', { ...(await viewOf(deps, id)), values, conflict }, 409),
      errors: (errors) => page('notice', { ...view, errors }, 422),
      field: 'text',
    },
  );
}
