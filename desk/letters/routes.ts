import * as v from 'valibot';
import { restoreTemplate, saveTemplate, undoTemplate } from '../../server/services/mail/letter-templates.ts';
import { editorRoutes } from '../server/editor.ts';
import { line, readForm, seenVersionOrNone, text } from '../server/form-fields.ts';
import { get, type RoleRoute } from '../server/route.ts';
import { letterView, lettersView, type LetterView } from './view.ts';

const letterForm = v.object({ subject: line, text });

export const letterRoutes: readonly RoleRoute[] = [
  get('/site/letters', ['owner', 'office'], async (context) =>
    context.page('letters', await lettersView(context)),
  ),
  ...editorRoutes<LetterView>({
    path: '/site/letters/:id',
    version: seenVersionOrNone,
    field: 'text',
    load: letterView,
    show: ({ page }, view, status) => page('letter', view, status),
    typed: (form) => ({ values: readForm(form, letterForm) }),
    store: async ({ deps }, { id, values, version }) => await saveTemplate(deps, id, values, version),
    saved: 'Letters are written with these words from now on.',
    acts: {
      restore: ['The original is restored.', restoreTemplate],
      undo: ['The last change is undone.', undoTemplate],
    },
  }),
];
