import * as v from 'valibot';
import type { PaperValues, SignatoryView } from './papers-view.ts';
import {
  choosePaper,
  FIRST_CHOICE,
  forgetClassPaper,
  type PaperChoice,
  readPaperChoices,
} from '../../server/services/papers/paper-choices.ts';
import { previewPaper } from '../../server/services/papers/preview-paper.ts';
import {
  addSignatory,
  changeSignatory,
  listSignatories,
  removeSignatory,
  type Signatory,
} from '../../server/services/papers/signatories.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { flag, line, readForm } from '../server/form-fields.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';

const LOOKING = ['owner', 'office', 'trainer'] as const;
const CHANGING = ['owner', 'office'] as const;
const PAPERS = '/certificates/papers';

const choiceForm = v.object({
  class: line,
  design: line,
  sign1: line,
  sign2: line,
  hours: flag,
  className: flag,
  says: line,
  'as-firm': flag,
});
const signatoryForm = v.object({ name: line, role: line, 'by-hand': flag });
/** Typed fields for a preview. */
const previewForm = v.object({ name: line, course: line, issued: line, expires: line, class: line });

export const paperRoutes: readonly RoleRoute[] = [
  get(PAPERS, LOOKING, async (context) =>
    context.page('papers', await papersView(context, context.query.get('class') ?? '')),
  ),
  post(PAPERS, CHANGING, async (context) => {
    const { deps, form, done, page } = context;
    const { class: className, 'as-firm': isAsFirm, ...values } = readForm(form, choiceForm);
    const path = className === '' ? PAPERS : `${PAPERS}?class=${encodeURIComponent(className)}`;
    if (isAsFirm) {
      await forgetClassPaper(deps, className);
      return done(path, { text: 'The class uses the design of the firm again.' });
    }
    try {
      await choosePaper(deps, className || undefined, choiceOf(values));
      return done(path, { text: 'Saved. Certificates issued from now on use this design.' });
    } catch (error) {
      if (!(error instanceof OperatorError) || !error.fields) throw error;
      const view = await papersView(context, className);
      return page('papers', { ...view, values, errors: error.fields }, 422);
    }
  }),
  get(`${PAPERS}/preview`, LOOKING, async ({ deps, query, reply }) => {
    const { class: className, ...values } = readForm(query, choiceForm);
    const typed = { class: className || 'Name of the class' };
    return showPaper(reply, await previewPaper(deps, typed, choiceOf(values)));
  }),
  post('/certificates/preview', LOOKING, async ({ deps, form, reply }) =>
    showPaper(reply, await previewPaper(deps, readForm(form, previewForm))),
  ),
  get('/certificates/signatories/new', CHANGING, async ({ page }) =>
    page('signatory', { id: '', values: { name: '', role: '' }, hasPicture: false, errors: {} }),
  ),
  get('/certificates/signatories/:id', CHANGING, async (context) => {
    const { id, name, role, image } = await requireSignatory(context);
    return context.page('signatory', {
      id,
      values: { name, role },
      hasPicture: image !== '',
      errors: {},
    });
  }),
  get('/certificates/signatories/:id/picture', LOOKING, async (context) => {
    const { image } = await requireSignatory(context);
    return context.reply.type('image/png').send(Buffer.from(image, 'base64'));
  }),
  post('/certificates/signatories', CHANGING, async (context) => {
    const { deps, files, done } = context;
    const { 'by-hand': _, ...values } = readForm(context.form, signatoryForm);
    const view = { id: '', values, hasPicture: false };
    return storing(context, view, async () => {
      const { name } = await addSignatory(deps, { ...values, picture: files.get('picture') });
      return done(PAPERS, { text: `${name} is added. Choose below who signs.` });
    });
  }),
  post('/certificates/signatories/:id', CHANGING, async (context) => {
    const { deps, files, done } = context;
    const { id, image } = await requireSignatory(context);
    const { 'by-hand': isByHand, ...values } = readForm(context.form, signatoryForm);
    const picture = files.get('picture') ?? (isByHand ? null : undefined);
    return storing(context, { id, values, hasPicture: image !== '' }, async () => {
      const { name } = await changeSignatory(deps, id, { ...values, picture });
      return done(PAPERS, { text: `${name} is saved. Issued certificates stay as they are.` });
    });
  }),
  post('/certificates/signatories/:id/end', CHANGING, async (context) => {
    const { id, name } = await requireSignatory(context);
    if (!isReviewed(context)) {
      return reviewFirst(context, {
        heading: `Remove ${name} as signatory?`,
        says: [
          'New certificates are issued without this signature, also in classes that have chosen it. Certificates that were issued before keep it.',
        ],
        label: `Remove ${name} as signatory`,
        isDangerous: true,
        fields: [],
        back: { path: `/certificates/signatories/${id}`, label: name },
      });
    }
    await removeSignatory(context.deps, id);
    return context.done(PAPERS, {
      text: `${name} is no longer a signatory. Issued certificates keep the signature.`,
    });
  }),
];

export type PapersView = Awaited<ReturnType<typeof papersView>>;
export type SignatoryLine = PapersView['signatories'][number];

/** Designs of the firm or of one class. */
async function papersView({ deps, signedIn }: RouteContext, className: string) {
  const { firm, classes } = await readPaperChoices(deps);
  const own = classes.get(className);
  const signatories = await listSignatories(deps);
  return {
    /** Name of the class. Empty means that the designs are the firm's. */
    class: className,
    /** True if the class has its own design. */
    isOwn: own !== undefined,
    /** True if the firm has chosen a design. */
    isChosen: firm !== undefined,
    values: valuesOf(own ?? firm ?? FIRST_CHOICE),
    errors: {} as Record<string, string>,
    signatories: signatories.map(({ image, ...one }) => ({ ...one, hasPicture: image !== '' })),
    /** Classes with a separate choice. */
    classes: [...classes.keys()],
    /** True if this person may change it. */
    mayChange: CHANGING.some((role) => role === signedIn.role),
  };
}

function valuesOf({
  design,
  signatories: [sign1 = '', sign2 = ''],
  showsHours,
  showsClass,
  says,
}: PaperChoice): PaperValues {
  return { design, sign1, sign2, hours: showsHours, className: showsClass, says };
}

function choiceOf({ design, sign1, sign2, hours, className, says }: PaperValues) {
  return {
    design: design || FIRST_CHOICE.design,
    signatories: [sign1, sign2].filter(Boolean),
    showsHours: hours,
    showsClass: className,
    says: says || FIRST_CHOICE.says,
  };
}

async function requireSignatory({ deps, params }: RouteContext): Promise<Signatory> {
  const found = (await listSignatories(deps)).find(({ id }) => id === params.id);
  if (found) return found;
  throw new HttpError(404, 'There is no such signatory', 'See the signatories under Designs.');
}

/** Stores a signatory; a refusal is shown in the form with the typed values, but the picture must be chosen again. */
async function storing(
  { page }: RouteContext,
  view: Omit<SignatoryView, 'errors'>,
  store: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return page('signatory', { ...view, errors: error.fields ?? { '': error.message } }, 422);
  }
}

/** Shown in a new tab. The file is made by the desk from plain text, and browsers would not show it in a sandbox. */
export function showPaper(reply: RouteContext['reply'], paper: Buffer) {
  return reply
    .headers({
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="preview.pdf"',
      'Content-Security-Policy': "frame-ancestors 'none'",
    })
    .send(paper);
}
