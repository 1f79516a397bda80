import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished, test as base } from 'vitest';
import { buildDesk } from '../../desk/server/app.ts';
import type { DeskRoute } from '../../desk/server/route.ts';
import type { BuiltDesk } from '../../desk/server/built-desk.ts';
import { openSession } from '../../desk/access/session.ts';
import type { ReviewView } from '../../desk/ui/review.tsx';
import type { Role } from '../../domain/roles.ts';
import type { PersonRow } from '../../server/storage/database.ts';
import type { Engine } from '../../server/storage/storage.ts';
import type { Environment } from '../../server/config.ts';
import { openTestSystem, type TestSystem } from './open-storage.ts';

const ORIGIN = 'https://desk.example.com';

export interface OpenedDesk {
  app: FastifyInstance;
  system: TestSystem;
  /** As a browser at the desk asks: with its host, and for posts with what proves where they come from. */
  ask(options: Ask): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
  post(path: string, form: Record<string, string>, cookie: string): ReturnType<OpenedDesk['ask']>;
  /** The same; where a page shows first what will be done, with the press of its button. */
  agree(path: string, form: Record<string, string>, cookie: string): ReturnType<OpenedDesk['ask']>;
  /** The cookie of a session of a new person with this role. */
  signIn(role: Role): Promise<string>;
  /** A second desk on the same data, as behind one proxy. */
  openAgain(): Promise<Pick<OpenedDesk, 'ask'>>;
}

interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  cookie?: string;
  form?: Record<string, string>;
  headers?: Record<string, string | undefined>;
}

/** The desk on a database of its own. Its screens are the data that they would be drawn from, as JSON. */
export async function openDesk(
  engine: Engine = 'sqlite',
  settings: Environment = {},
  routes?: readonly DeskRoute[],
): Promise<OpenedDesk> {
  const system = await openTestSystem(engine, { DESK_PORT: '3001', DESK_URL: ORIGIN, ...settings });
  const built: BuiltDesk = {
    render: (name, view, frame) => JSON.stringify({ name, view, frame }),
    assets: { stylesheet: '/style.css', entry: '/entry.js', theme: '/theme.js' },
    files: new Map(),
  };
  if (!system.config.desk) throw new Error('the desk is off');
  const { desk } = system.config;
  const open = async (storage = system.storage) => {
    const opened = await buildDesk({ ...system, storage, desk, built, routes });
    onTestFinished(() => opened.close());
    return opened;
  };
  const app = await open();
  const ask = askOf(app);
  let people = 0;
  return {
    app,
    system,
    ask,
    post: async (path, form, cookie) => await ask({ method: 'POST', path, form, cookie }),
    async agree(path, form, cookie) {
      const shown = await ask({ method: 'POST', path, form, cookie });
      if (!shown.body.startsWith('{"name":"review"')) return shown;
      const { action, fields } = drawnFrom<ReviewView>(shown);
      return await ask({ method: 'POST', path: action, form: Object.fromEntries(fields), cookie });
    },
    openAgain: async () => ({ ask: askOf(await open(await system.openAgain())) }),
    async signIn(role) {
      people += 1;
      const name = `${role} ${people}`;
      const person: PersonRow = {
        id: `person-${people}`,
        name,
        name_lookup: name,
        role,
        state: 'active',
        created: system.now().toISOString(),
        news_seen_at: null,
        morning_mail: null,
        morning_mail_day: null,
      };
      const { database } = system.storage;
      await database.insertInto('people').values(person).execute();
      const session = { personId: person.id, browser: 'Chrome on Windows' };
      return `__Host-desk=${await openSession(database, system, session)}`;
    },
  };
}

/** Tests that act on a desk of their own. */
export const test = base.extend('desk', async () => await openDesk());

function askOf(app: FastifyInstance): OpenedDesk['ask'] {
  return async ({ path, method = 'GET', cookie, form, headers = {} }) => {
    const sent: Record<string, string | undefined> = {
      host: 'desk.example.com',
      cookie,
      ...(method === 'POST' && {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      }),
      ...headers,
    };
    const options: InjectOptions = {
      method,
      url: path,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      ...(method === 'POST' && { payload: new URLSearchParams(form).toString() }),
    };
    return await app.inject(options);
  };
}

/** What a page was drawn from. `View` may be that of several screens: what a test looks for is there, or it fails. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- JSON has no types: the test says which it expects
export function drawnFrom<View>({ body }: { body: string }): View {
  return (JSON.parse(body) as { view: View }).view;
}

/** What the page after an act says of it. */
export function noticeOf({ headers }: { headers: Record<string, unknown> }) {
  const value = /__Host-desk-notice=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  return JSON.parse(Buffer.from(value, 'base64url').toString() || '{}') as {
    text: string;
    link: { path: string; label: string };
    undo: { action: string; fields: Record<string, string>; label?: string };
  };
}

/** A desk with somebody at it, who looks at these screens. */
export async function openSignedIn<View>(role: Role = 'office') {
  const desk = await openDesk();
  const cookie = await desk.signIn(role);
  return {
    ...desk,
    cookie,
    get: async (path: string) => drawnFrom<View>(await desk.ask({ path, cookie })),
    post: async (path: string, form: Record<string, string>, as = cookie) => await desk.post(path, form, as),
    agree: async (path: string, form: Record<string, string>, as = cookie) =>
      await desk.agree(path, form, as),
  };
}
