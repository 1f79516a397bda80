import type { OpenContext, OpenRoute, RouteContext } from '../../desk/server/route.ts';
import { ROUTES } from '../../desk/server/routes.ts';
import { demoId } from '../../server/services/demo/demo-openings.ts';
import { loadDemo } from '../../server/services/demo/load-demo.ts';
import { demoSubmissionsIn, loadDeskDemo } from '../../server/services/demo/load-desk-demo.ts';
import type { Engine } from '../../server/storage/storage.ts';
import { openDesk, type OpenedDesk } from './open-desk.ts';

export interface WatchedRoute {
  method: 'GET' | 'POST';
  /** As the desk has it: `/enquiries/:reference`. */
  route: string;
  /** With what the samples have in the place of its parameters, or "none". */
  path: string;
  /** The names that it reads from the query of a GET, or from the form of a POST. */
  fields: string[];
  isBeforeSignIn: boolean;
}

/** Notes the names that are read. */
class WatchedFields extends URLSearchParams {
  readonly read = new Set<string>();
  override get(name: string): string | null {
    this.read.add(name);
    return super.get(name);
  }
  override getAll(name: string): string[] {
    this.read.add(name);
    return super.getAll(name);
  }
}

/** A desk with samples on it, and every route with the fields that it reads: a new field is among them by itself. */
export async function openWatchedDesk(engine: Engine): Promise<{ desk: OpenedDesk; routes: WatchedRoute[] }> {
  let read = new Set<string>();
  let isWatching = true;
  const watched = ROUTES.map((route) => ({
    ...route,
    async answer(context: OpenContext & RouteContext) {
      if (!isWatching) return await (route as OpenRoute).answer(context);
      const [form, query] = [new WatchedFields(context.form), new WatchedFields(context.query)];
      read = route.method === 'GET' ? query.read : form.read;
      return await (route as OpenRoute).answer({ ...context, form, query });
    },
  }));
  const desk = await openDesk(engine, { DEMO: '1' }, watched);
  await loadDemo(desk.system);
  await loadDeskDemo(desk.system);
  const references = await demoSubmissionsIn(desk.system.storage.database);
  const referenceOf = (prefix: string) => references.find((each) => each.startsWith(prefix)) ?? 'none';
  const routes: WatchedRoute[] = [];
  for (const { method, path: route, roles } of ROUTES) {
    const path = route
      .replace('/enquiries/:reference', `/enquiries/${referenceOf('E')}`)
      .replace('/applications/:reference', `/applications/${referenceOf('A')}`)
      .replace('/openings/:id', `/openings/${demoId('SOC Analyst')}`)
      .replace('/letters/:id', '/letters/course-details')
      .replace(':number', '482109375514')
      .replaceAll(/:\w+/g, 'none');
    read = new Set();
    const cookie = await desk.signIn('owner');
    await desk.ask({ method, path, cookie, ...(method === 'POST' && { form: { rows: '1' } }) });
    routes.push({ method, route, path, fields: [...read], isBeforeSignIn: roles === 'anyone' });
  }
  isWatching = false;
  return { desk, routes };
}
