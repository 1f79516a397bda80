import { Readable } from 'node:stream';
import * as v from 'valibot';
import { courseTitles } from '../../content/course-titles.ts';
import { listView, type ReissueValues, requireRecord, viewOf } from './certificates-view.ts';
import { groupNumber } from '../../contracts/certificate.ts';
import { changeClass } from '../../server/services/certificates/classes.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { lookupOf } from '../../server/services/certificates/certificate-number.ts';
import {
  type Download,
  downloadCertificate,
  downloadClass,
  downloadClassAsPdf,
} from '../../server/services/certificates/download-certificates.ts';
import { showCertificate } from '../../server/services/certificates/read-certificates.ts';
import { namesakeWarnings } from '../../server/services/certificates/namesakes.ts';
import { OVERWRITING_FOLLOWS } from '../../server/services/data/overwrite-noted.ts';
import { unprintableWords } from '../../server/services/certificates/unprintable-words.ts';
import { eraseCertificate, findHolderToErase } from '../../server/services/certificates/erase-certificate.ts';
import { areNameAndCourse } from '../../server/services/certificates/certificate-fields.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { nearCourse } from '../../server/services/certificates/near-course.ts';
import {
  mailCertificate,
  MAILS_A_MINUTE,
  mailClass,
  type MailReport,
  stopHolderMails,
} from '../../server/services/certificates/mail-certificates.ts';
import { makeCredential } from '../../server/services/credentials/make-credentials.ts';
import { readHolderMails } from '../../server/services/certificates/read-holder-mails.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { classPath } from '../ui/class-path.ts';
import { plural } from '../../contracts/plural.ts';
import { HELD_MS } from '../../server/services/mail/queue-mails.ts';
import { line, readForm } from '../server/form-fields.ts';
import { localPath } from '../server/local-path.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import {
  type Review,
  reviewClassMails,
  reviewErasure,
  reviewHolderMail,
  reviewReissue,
  reviewRevocation,
} from './reviews.ts';
import { postConfirmed, get, post, type RoleRoute, type RouteContext } from '../server/route.ts';

const ROLES = ['owner', 'office', 'trainer'] as const;

const reissueForm = v.object({ name: line, course: line, expires: line });
const issueForm = v.object({ ...reissueForm.entries, issued: line, number: line, class: line, email: line });
const confirmedForm = v.object({ confirmed: line });
const changeForm = v.object({ class: line });
const mailForm = v.object({ email: line });
/** Typed values to keep if a form is refused. */
const typedForm = v.object({ email: v.optional(v.string()), class: v.optional(v.string()) });
const classForm = v.object({ class: line });
const STOP = '/certificates/mails/stop';
const stopForm = v.object({ written: line, back: line });
const revokeForm = v.object({ reason: line });

export const certificateRoutes: readonly RoleRoute[] = [
  get('/certificates', ROLES, async ({ deps, query, page }) => {
    return page('certificates', await listView(deps, query));
  }),
  get('/certificates/issue', ROLES, async ({ deps, page, query }) => {
    const values = {
      name: '',
      course: '',
      issued: dayIn(deps.now(), deps.config.timeZone),
      expires: '',
      number: '',
      class: query.get('class') ?? '',
      email: '',
    };
    return page('issue', { values, errors: {}, warnings: [], courses: courseTitles });
  }),
  post('/certificates/issue', ROLES, issue),
  get('/certificates/print', ROLES, async ({ deps, query, reply }) => {
    const download = query.get('as') === 'pdf' ? downloadClassAsPdf : downloadClass;
    return send({ reply }, await download(deps, query.get('class') ?? ''));
  }),
  get('/certificates/:number', ROLES, async ({ deps, signedIn, params, page }) => {
    return page('certificate', await viewOf({ deps, signedIn }, params.number));
  }),
  get('/certificates/:number/pdf', ROLES, async ({ deps, params, reply }) => {
    const { number } = await requireRecord(deps, params.number);
    return send({ reply }, await downloadCertificate(deps, number));
  }),
  get('/certificates/:number/credential', ROLES, async ({ deps, params, reply }) => {
    const { number } = await requireRecord(deps, params.number);
    const { name, json } = await makeCredential(deps, number);
    return send({ reply }, { name, content: Buffer.from(json) }, 'application/json');
  }),
  post('/certificates/:number/mail', ROLES, async (context) =>
    change(context, async (number) => {
      const { deps, form, done } = context;
      const back = addressOf(number);
      const { email } = readForm(form, mailForm);
      if (!isReviewed(context))
        return ask(context, back, await reviewHolderMail(deps, number, email || undefined));
      const { to, written } = await mailCertificate(deps, number, email || undefined, { holdMs: HELD_MS });
      return done(back, {
        text: `The email to ${to} is sent in half a minute.`,
        undo: { action: STOP, fields: { written, back } },
      });
    }),
  ),
  post(STOP, ROLES, async ({ deps, form, done }) => {
    const { written, back } = readForm(form, stopForm);
    const { stopped, left } = await stopHolderMails(deps, written);
    const late = left > 0 ? ` ${plural(left, 'email was', 'emails were')} sent before.` : '';
    return done(localPath(back), {
      text: `${plural(stopped, 'email is', 'emails are')} stopped and not sent.${late}`,
    });
  }),
  post('/certificates/class/mail', ROLES, async (context) => {
    const { deps, form, done, page } = context;
    const { class: name } = readForm(form, classForm);
    try {
      const review = isReviewed(context) ? undefined : await reviewClassMails(deps, name);
      if (review) return ask(context, classPath(name), review);
      const report = await mailClass(deps, name, { holdMs: HELD_MS });
      const back = classPath(name);
      return done(back, {
        text: inWords(report),
        ...(report.queued > 0 && {
          undo: { action: STOP, fields: { written: report.written, back } },
        }),
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      const view = await listView(deps, new URLSearchParams({ class: name }));
      return page('certificates', { ...view, problem: error.message }, 422);
    }
  }),
  postConfirmed('/certificates/:number/revoke', ROLES, async (context) =>
    change(context, async (number) => {
      const { deps, form, done } = context;
      const { reason } = readForm(form, revokeForm);
      if (reason === '')
        throw new OperatorError('Choose a reason.', { fields: { reason: 'Choose a reason' } });
      if (!isReviewed(context))
        return ask(
          context,
          addressOf(number),
          await reviewRevocation(deps, await showCertificate(deps, number)),
        );
      await revokeCertificate(deps, number, reason);
      return done(addressOf(number), {
        text: `Certificate ${groupNumber(number)} is revoked. A check says so from now on.`,
      });
    }),
  ),
  postConfirmed('/certificates/:number/erase', ['owner'], async (context) =>
    change(context, async (number) => {
      const { deps } = context;
      if (!isReviewed(context))
        return ask(context, addressOf(number), reviewErasure(await findHolderToErase(deps, number)));
      const { numbers, isOverwritten } = await eraseCertificate(deps, number);
      const erased = `Erased: ${numbers.map(groupNumber).join(', ')}. A check answers as for a number that was never issued.`;
      return context.done(addressOf(number), {
        text: isOverwritten ? erased : `${erased} ${OVERWRITING_FOLLOWS}`,
      });
    }),
  ),
  post('/certificates/:number/class', ROLES, async (context) =>
    change(context, async (number) => {
      const name = readForm(context.form, changeForm).class;
      await changeClass(context.deps, number, name);
      return context.done(addressOf(number), {
        text: name === '' ? 'It is in no class now.' : `It is now in the class “${name}”.`,
      });
    }),
  ),
  post('/certificates/:number/reissue', ROLES, async (context) =>
    change(context, async (number) => {
      const { deps, form, signedIn, done, page } = context;
      const values = readForm(form, reissueForm);
      const confirmed = JSON.stringify(values);
      const old = await showCertificate(deps, number);
      const isSame = values.name === old.name && values.course === old.course;
      const warnings = isSame ? [] : await warningsAbout(deps, values, number);
      if (warnings.length > 0 && readForm(form, confirmedForm).confirmed !== confirmed)
        return page('certificate', { ...(await viewOf(context, number)), values, warnings, confirmed }, 422);
      if (!isReviewed(context))
        return ask(context, addressOf(number), await reviewReissue(deps, old, values));
      const issued = await reissueCertificate(deps, number, values, signedIn.name);
      const { replaced, leaves } = await readHolderMails(deps, issued.number);
      const text = `This certificate replaces ${groupNumber(number)}, which is revoked. Print this one.`;
      if (replaced === null || leaves !== null) return done(addressOf(issued.number), { text });
      return done(addressOf(issued.number), {
        text: `${text} ${old.name} got the old one by email.`,
        link: { path: `${addressOf(issued.number)}#email`, label: 'Email the new one' },
      });
    }),
  ),
];

/** The page shown before an act on a certificate or a class. */
function ask(context: RouteContext, path: string, review: Review) {
  return reviewFirst(context, { ...review, back: { path, label: 'Back' } });
}

/** Result of emailing a class: sent, sent before, without an address. */
function inWords({ queued, before, without }: MailReport): string {
  const pace = queued > MAILS_A_MINUTE ? `, ${MAILS_A_MINUTE} a minute` : '';
  return [
    queued === 0
      ? 'No email is sent.'
      : `${plural(queued, 'email is', 'emails are')} sent after half a minute${pace}.`,
    ...(before === 0 ? [] : [`${before} had theirs before.`]),
    ...(without.length === 0
      ? []
      : [`${without.length} without an address: give it on the certificate’s own page.`]),
  ].join(' ');
}

/** Issues one certificate. A probable mistake causes a warning once, and is accepted when the same form is sent again. */
async function issue({ deps, form, page, done }: RouteContext): Promise<unknown> {
  const values = readForm(form, issueForm);
  const view = { values, errors: {}, warnings: [], courses: courseTitles };
  const confirmed = JSON.stringify(values);
  const warnings = areNameAndCourse(values) ? await warningsAbout(deps, values) : [];
  if (warnings.length > 0 && readForm(form, confirmedForm).confirmed !== confirmed)
    return page('issue', { ...view, warnings, confirmed }, 422);
  try {
    const { number, name } = await issueCertificate(deps, {
      ...values,
      issued: values.issued || undefined,
      expires: values.expires || undefined,
      number: values.number || undefined,
      class: values.class || undefined,
      email: values.email || undefined,
    });
    return done(addressOf(number), { text: `The certificate of ${name} is issued: ${groupNumber(number)}.` });
  } catch (error) {
    if (error instanceof OperatorError && error.fields)
      return page('issue', { ...view, errors: error.fields }, 422);
    throw error;
  }
}

/** `replaced` is the certificate that is being corrected. It does not count as somebody with the same name. */
async function warningsAbout(
  deps: Dependencies,
  values: ReissueValues,
  replaced?: string,
): Promise<string[]> {
  const { course } = values;
  const namesakesOf = await namesakeWarnings(deps.storage.database, [values], replaced);
  const lettersOf = await unprintableWords(deps, [values]);
  return [
    ...(courseTitles.includes(course) ? [] : [unknownCourse(course)]),
    ...namesakesOf(values),
    ...lettersOf(values),
  ];
}

function unknownCourse(course: string): string {
  const near = nearCourse(course, courseTitles);
  return `“${course}” is not a course on the site.${near ? ` Did you mean “${near}”?` : ''}`;
}

/** Revokes or reissues a certificate. If this is refused, its page shows the reason and the typed values. */
async function change(context: RouteContext, act: (number: string) => Promise<unknown>): Promise<unknown> {
  const { deps, params, form, page } = context;
  const { number } = await requireRecord(deps, params.number);
  try {
    return await act(number);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const view = await viewOf(context, number);
    const errors = error.fields ?? { '': error.message };
    const values = form.has('name') ? readForm(form, reissueForm) : view.values;
    return page('certificate', { ...view, values, typed: readForm(form, typedForm), errors }, 422);
  }
}

function addressOf(number: string): string {
  return `/certificates/${encodeURIComponent(lookupOf(number))}`;
}

/** Sends a file as a download, never shown in the browser. */
function send(
  { reply }: Pick<RouteContext, 'reply'>,
  { name, content }: Download,
  type = content instanceof Readable ? 'application/zip' : 'application/pdf',
) {
  return reply
    .headers({
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': 'sandbox',
    })
    .send(content);
}
