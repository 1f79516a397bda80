import { expect, test } from 'vitest';
import {
  DESK_SCREENS,
  NO_SCREENS,
  SCREENS_ELSEWHERE,
  SCREENS_OF_THE_DOOR,
} from '../../tests/support/desk-screens.ts';
import { openDesk } from '../../tests/support/open-desk.ts';
import type { Role } from '../../domain/roles.ts';
import { ROUTES } from './routes.ts';

/** Roles that may use each route: o owner, f office, r recruiter, t trainer. * means anybody who reaches the desk. */
const MATRIX: Record<string, string> = {
  'GET /sign-in': '*',
  'GET /link': '*',
  'POST /link': '*',
  'GET /welcome': '*',
  'POST /welcome': '*',
  'POST /welcome/challenge': '*',
  'POST /sign-in': '*',
  'POST /sign-in/challenge': '*',
  'POST /sign-out': 'ofrt',
  'POST /confirm': 'ofrt',
  'GET /account': 'ofrt',
  'POST /account/morning-mail': 'ofrt',
  'GET /account/passkeys/new': 'ofrt',
  'POST /account/passkeys': 'ofrt',
  'POST /account/passkeys/challenge': 'ofrt',
  'POST /account/passkeys/:id/remove': 'ofrt',
  'POST /account/sessions/:id/end': 'ofrt',
  'POST /account/sessions/end-others': 'ofrt',
  'GET /': 'ofrt',
  'GET /search': 'ofrt',
  'GET /help': 'ofrt',
  'GET /help/:name': 'ofrt',
  'GET /people': 'o',
  'POST /people': 'o',
  'POST /people/:id/reset': 'o',
  'POST /people/:id/role': 'o',
  'POST /people/:id/add-device': 'o',
  'POST /people/:id/end-sessions': 'o',
  'POST /people/:id/end': 'o',
  'POST /looked': 'ofrt',
  'GET /news': 'ofrt',
  'GET /openings': 'ofr',
  'GET /openings/new': 'ofr',
  'POST /openings': 'ofr',
  'GET /openings/:id': 'ofr',
  'POST /openings/:id': 'ofr',
  'POST /openings/:id/close': 'ofr',
  'POST /openings/:id/reopen': 'ofr',
  'POST /openings/:id/undo': 'ofr',
  'GET /batches': 'oft',
  'GET /batches/new': 'of',
  'POST /batches': 'of',
  'GET /batches/:id': 'oft',
  'GET /batches/:id/edit': 'of',
  'GET /batches/:id/attendance': 'oft',
  'POST /batches/:id/attendance': 'oft',
  'GET /batches/:id/attendance.csv': 'oft',
  'POST /batches/:id/result': 'oft',
  'GET /batches/:id/people.csv': 'of',
  'GET /batches/:id/email': 'of',
  'POST /batches/:id/email': 'of',
  'POST /batches/:id': 'of',
  'POST /batches/:id/publish': 'of',
  'POST /batches/:id/close': 'of',
  'GET /batches/:id/cancel': 'of',
  'POST /batches/:id/cancel': 'of',
  'POST /batches/:id/take': 'of',
  'POST /batches/:id/give': 'of',
  'POST /enquiries/:reference/seat': 'of',
  'POST /enquiries/:reference/course': 'of',
  'POST /enquiries/:reference/pay': 'of',
  'POST /enquiries/:reference/fee': 'of',
  'POST /batches/:id/undo': 'of',
  'GET /batches/subscribers': 'of',
  'POST /batches/subscribers/:reference/remove': 'of',
  'GET /site': 'of',
  'GET /site/notices/new': 'of',
  'POST /site/notices': 'of',
  'GET /site/notices/:id': 'of',
  'POST /site/notices/:id': 'of',
  'POST /site/notices/:id/publish': 'of',
  'POST /site/notices/:id/withdraw': 'of',
  'POST /site/notices/:id/undo': 'of',
  'GET /site/hours': 'of',
  'POST /site/hours': 'of',
  'POST /site/hours/restore': 'of',
  'POST /site/hours/undo': 'of',
  'GET /site/templates': 'ofr',
  'GET /site/templates/new': 'ofr',
  'POST /site/templates': 'ofr',
  'GET /site/templates/:id': 'ofr',
  'POST /site/templates/:id': 'ofr',
  'POST /site/templates/:id/restore': 'ofr',
  'POST /site/templates/:id/remove': 'ofr',
  'POST /site/templates/:id/reuse': 'ofr',
  'POST /site/templates/:id/undo': 'ofr',
  'GET /site/testimonials': 'of',
  'GET /site/testimonials/new': 'of',
  'POST /site/testimonials': 'of',
  'GET /site/testimonials/:id': 'of',
  'POST /site/testimonials/:id': 'of',
  'POST /site/testimonials/:id/publish': 'of',
  'POST /site/testimonials/:id/withdraw': 'of',
  'POST /site/testimonials/:id/undo': 'of',
  'POST /site/testimonials/:id/erase': 'of',
  'GET /certificates': 'oft',
  'GET /certificates/issue': 'oft',
  'POST /certificates/issue': 'oft',
  'GET /certificates/print': 'oft',
  'GET /certificates/class': 'oft',
  'POST /certificates/class': 'oft',
  'POST /certificates/class/check': 'oft',
  'POST /certificates/class/store': 'oft',
  'GET /certificates/classes': 'oft',
  'POST /certificates/class/rename': 'oft',
  'POST /certificates/class/undo-import': 'oft',
  'POST /certificates/class/mail': 'oft',
  'POST /certificates/mails/stop': 'oft',
  'GET /certificates/papers': 'oft',
  'POST /certificates/papers': 'of',
  'GET /certificates/papers/preview': 'oft',
  'POST /certificates/preview': 'oft',
  'POST /certificates/class/preview': 'oft',
  'GET /certificates/signatories/new': 'of',
  'POST /certificates/signatories': 'of',
  'GET /certificates/signatories/:id': 'of',
  'GET /certificates/signatories/:id/picture': 'oft',
  'POST /certificates/signatories/:id': 'of',
  'POST /certificates/signatories/:id/end': 'of',
  'GET /certificates/:number': 'oft',
  'GET /certificates/:number/pdf': 'oft',
  'GET /certificates/:number/credential': 'oft',
  'POST /certificates/:number/mail': 'oft',
  'POST /certificates/:number/class': 'oft',
  'POST /certificates/:number/erase': 'o',
  'POST /certificates/:number/revoke': 'oft',
  'POST /certificates/:number/reissue': 'oft',
  'GET /statistics': 'of',
  'GET /statistics/export': 'of',
  'GET /statistics/payments.csv': 'of',
  'GET /audit-log': 'o',
  'GET /enquiries': 'of',
  'GET /enquiries/new': 'of',
  'POST /enquiries': 'of',
  'POST /enquiries/bulk': 'of',
  'POST /enquiries/bulk/answer': 'of',
  'GET /enquiries/bulk/:id': 'of',
  'POST /enquiries/bulk/export': 'of',
  'POST /enquiries/bulk/:id/undo': 'of',
  'POST /applications/bulk': 'ofr',
  'GET /applications/bulk/reject': 'ofr',
  'POST /applications/bulk/reject': 'ofr',
  'POST /applications/bulk/answer': 'ofr',
  'GET /applications/bulk/:id': 'ofr',
  'POST /applications/bulk/export': 'ofr',
  'POST /applications/bulk/:id/undo': 'ofr',
  'GET /enquiries/:reference': 'of',
  'POST /enquiries/:reference/answer': 'of',
  'POST /enquiries/:reference/follow-up': 'of',
  'POST /enquiries/:reference/close': 'of',
  'POST /enquiries/:reference/reopen': 'of',
  'POST /enquiries/:reference/undo': 'of',
  'POST /enquiries/:reference/join': 'of',
  'POST /enquiries/:reference/separate': 'of',
  'POST /enquiries/:reference/correct': 'of',
  'GET /applications': 'ofr',
  'GET /applications/:reference': 'ofr',
  'GET /applications/:reference/resume': 'ofr',
  'POST /applications/:reference/answer': 'ofr',
  'POST /applications/:reference/follow-up': 'ofr',
  'POST /applications/:reference/advance': 'ofr',
  'POST /applications/:reference/hold': 'ofr',
  'POST /applications/:reference/reject': 'ofr',
  'POST /applications/:reference/close': 'ofr',
  'POST /applications/:reference/reopen': 'ofr',
  'POST /applications/:reference/undo': 'ofr',
  'POST /applications/:reference/join': 'ofr',
  'POST /applications/:reference/separate': 'ofr',
  'POST /applications/:reference/correct': 'ofr',
  'GET /enquiries/:reference/attachments/:attachment': 'of',
  'GET /applications/:reference/attachments/:attachment': 'ofr',
  'GET /unmatched': 'of',
  'GET /unmatched/:id': 'of',
  'GET /unmatched/:id/attachments/:attachment': 'of',
  'POST /unmatched/:id/match': 'of',
  'POST /unmatched/:id/back': 'of',
  'POST /unmatched/:id/enquiry': 'of',
  'POST /unmatched/:id/archive': 'of',
  'POST /unmatched/:id/unarchive': 'of',
  'POST /applications/:reference/interview/propose': 'ofr',
  'POST /applications/:reference/interview/set': 'ofr',
  'POST /applications/:reference/interview/cancel': 'ofr',
  'POST /applications/:reference/interview/note': 'ofr',
  'GET /mail': 'of',
  'GET /mail/:id': 'of',
  'POST /mail/retry': 'of',
  'GET /privacy': 'of',
  'POST /privacy': 'of',
  'POST /privacy/erase': 'of',
  'GET /system': 'o',
  'POST /system/check': 'o',
  'POST /system/backups': 'o',
  'GET /system/backups/copy': 'o',
  'POST /system/backups/copy': 'o',
  'POST /system/webhook/test': 'o',
  'POST /system/webhook/retry': 'o',
};
const LETTERS: Record<Role, string> = { owner: 'o', office: 'f', recruiter: 'r', trainer: 't' };
const ROLES = Object.keys(LETTERS) as Role[];

test('every route is in the matrix, and the matrix has no other', () => {
  const served = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(served.toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});

test('every page is one that the browser tests open', () => {
  const pages = ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(
    [...Object.keys(DESK_SCREENS), ...SCREENS_OF_THE_DOOR, ...SCREENS_ELSEWHERE, ...NO_SCREENS].toSorted(),
  ).toEqual(pages.toSorted());
});

/**
 * Routes are grouped by the first part of their address, because a separate desk for each route takes ten times as
 * long.
 */
const AREAS = Map.groupBy(Object.entries(MATRIX), ([address]) => address.split('/')[1] ?? '');

test.each([...AREAS])('each route of /%s is for its roles alone', async (_area, routes) => {
  const desk = await openDesk();
  for (const [address, letters] of routes) {
    const [method, path] = address.split(' ') as ['GET' | 'POST', string];
    const at = path.replaceAll(/:\w+/g, 'none');

    const stranger = await desk.ask({ method, path: at });
    if (letters === '*') expect(stranger.statusCode, address).not.toBe(303);
    else
      expect([address, stranger.statusCode, stranger.headers.location]).toEqual([address, 303, '/sign-in']);

    for (const role of ROLES) {
      const { statusCode, headers } = await desk.ask({ method, path: at, cookie: await desk.signIn(role) });
      const isRefused = statusCode === 403 && headers['content-type']?.toString().startsWith('text/html');
      const isOutside = letters !== '*' && !letters.includes(LETTERS[role]);
      expect([address, role, isRefused]).toEqual([address, role, isOutside]);
    }
  }
});

/**
 * Actions that cannot be undone, send data out of the firm or change who has access require a recent proof (see
 * RoleRoute).
 */
const WITH_PROOF = [
  'GET /account/passkeys/new',
  'GET /statistics/export',
  'GET /statistics/payments.csv',
  'GET /system/backups/copy',
  'POST /account/passkeys',
  'POST /account/passkeys/:id/remove',
  'POST /account/passkeys/challenge',
  'POST /applications/bulk/export',
  'POST /certificates/:number/erase',
  'POST /certificates/:number/revoke',
  'POST /certificates/class/store',
  'POST /certificates/class/undo-import',
  'POST /confirm',
  'POST /enquiries/bulk/export',
  'POST /people',
  'POST /people/:id/add-device',
  'POST /people/:id/end',
  'POST /people/:id/end-sessions',
  'POST /people/:id/reset',
  'POST /people/:id/role',
  'POST /privacy/erase',
  'POST /site/testimonials/:id/erase',
  'POST /system/backups/copy',
];

test('what needs a fresh proof asks for one, and nothing else does', async () => {
  const desk = await openDesk();
  const routes = Object.entries(MATRIX).filter(([, letters]) => letters !== '*');
  const cookies = new Map<string, string>();
  for (const [address] of routes) cookies.set(address, await desk.signIn('owner'));
  desk.system.pass(6 * 60_000);
  const asks: string[] = [];
  for (const [address, cookie] of cookies) {
    const [method, path] = address.split(' ') as ['GET' | 'POST', string];
    // Posts the form as the review page does, which first shows what will be done.
    const form = method === 'POST' ? { reviewed: 'yes' } : undefined;
    const { body } = await desk.ask({ method, path: path.replaceAll(/:\w+/g, 'none'), cookie, form });
    if (body.startsWith('{"name":"confirm"')) asks.push(address);
  }
  expect(asks.toSorted()).toEqual(WITH_PROOF);
});

test('what is not there is answered with 404', async () => {
  const desk = await openDesk();
  const cookie = await desk.signIn('owner');
  const pages = ['/batches/none', '/openings/none', '/site/templates/none'];
  const notices = ['notice-none', '%00', 'x'.repeat(90)].map((id) => `/site/notices/${id}`);
  for (const path of [...pages, ...notices])
    expect((await desk.ask({ path, cookie })).statusCode, path).toBe(404);
  for (const path of ['/batches/none/take', '/openings/none/close'])
    expect((await desk.ask({ method: 'POST', path, cookie })).statusCode, path).toBe(404);
});
