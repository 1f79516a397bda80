import { beginOf, endOf, lives } from './lives.ts';
import type { Exchange } from './report-types.ts';

const HOSTS = { shop: 'stage.harbourbasket.example', console: 'console.stage.harbourbasket.example' };
const JSON_BODY = ['Content-Type: application/json', ''];

interface Exchanged {
  caption: string;
  /** Time of the answer, in GMT. */
  at: string;
  site: keyof typeof HOSTS;
  /** The account whose session is used; undefined without a session. */
  as?: string;
  isCookieMarked?: true;
  /** Method, address and version. */
  ask: string[];
  send?: string[];
  /** Status of the response, such as "404 Not Found". */
  status: string;
  answer?: string[];
}

/** A request and its response as the tester saved them, with the session cookie of the account at that time. */
export function exchange({ caption, at, site, ask, send, status, answer, ...who }: Exchanged): Exchange {
  const cookie = who.as && `Cookie: hb_session=${sessionOf(who.as, Date.parse(at))}`;
  return {
    kind: 'exchange',
    caption,
    request: [
      ...ask,
      `Host: ${HOSTS[site]}`,
      ...(cookie ? [who.isCookieMarked ? `[[${cookie}]]` : cookie] : []),
      ...(send ? [...JSON_BODY, ...send] : []),
    ],
    response: [
      `HTTP/1.1 ${status}`,
      `Date: ${new Date(at).toUTCString()}`,
      ...(answer ? [...JSON_BODY, ...answer] : []),
    ],
  };
}

/** The cookie of the latest sign-in. */
function sessionOf(account: string, time: number): string {
  const session = lives.findLast(
    ({ kind, owner, from, until }) =>
      kind === 'session' && owner === account && beginOf(from) <= time && time <= endOf(until),
  );
  if (!session) throw new Error(`${account} has no session at ${new Date(time).toISOString()}`);
  return session.name;
}
