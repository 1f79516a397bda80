import {
  editNotice,
  makeNotice,
  publishNotice,
  undoNotice,
  withdrawNotice,
} from '../../server/services/office-facts/notices.ts';
import { type Editor, editorRoutes, makerRoutes } from '../server/editor.ts';
import { readForm, seenVersion } from '../server/form-fields.ts';
import { get, type RoleRoute } from '../server/route.ts';
import { emptyView, noticeForm, noticesView, type NoticeView, PAGES, viewOf } from './view.ts';

const published = 'The notice is published.';

const editor: Editor<NoticeView> = {
  path: '/site/notices/:id',
  version: seenVersion,
  field: 'text',
  load: async ({ deps, params }) => await viewOf(deps, params.id),
  show: ({ page }, view, status) => page('notice', view, status),
  typed: (form) => ({ values: readForm(form, noticeForm) }),
  store: async ({ deps, params }, { values, version }) =>
    await editNotice(deps, params.id ?? '', { ...values }, { pages: PAGES, seen: version }),
  saved: 'The notice is saved.',
  acts: {
    publish: [published, (deps, id, seen) => publishNotice(deps, id, { pages: PAGES, seen })],
    withdraw: ['The notice is no longer on the site.', withdrawNotice],
    undo: ['The last change is undone.', undoNotice],
  },
};

export const noticeRoutes: readonly RoleRoute[] = [
  get('/site', ['owner', 'office'], async (context) => context.page('notices', await noticesView(context))),
  ...makerRoutes(editor, {
    path: '/site/notices',
    empty: ({ deps }) => emptyView(deps),
    make: async ({ deps }, { values }, isDraft) =>
      await makeNotice(deps, { ...values }, { pages: PAGES, isDraft }),
    published,
    kept: 'The notice is kept as a draft.',
  }),
  ...editorRoutes(editor),
];
