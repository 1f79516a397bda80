import { describe, expect, test } from 'vitest';
import { engines } from '../support/open-storage.ts';
import { openWatchedDesk } from '../support/watched-desk.ts';

const REFUSED = new Set([400, 404, 422]);

describe.each(engines)('on %s', (engine) => {
  test('a zero character in any parameter, query or field of the desk is refused', async () => {
    const { desk, routes } = await openWatchedDesk(engine);
    const taken: string[] = [];
    const ask = async (method: 'GET' | 'POST', path: string, field?: string) => {
      const cookie = await desk.signIn('owner');
      const form = field === undefined ? {} : { [field]: 'a\0b' };
      const { statusCode } = await desk.ask({ method, path, cookie, ...(method === 'POST' && { form }) });
      if (!REFUSED.has(statusCode)) taken.push(`${method} ${path} ${field ?? ''}: ${statusCode}`);
    };
    let asked = 0;
    for (const { method, route, path, fields } of routes) {
      const places = path.split('/');
      for (const [index, part] of route.split('/').entries()) {
        if (!part.startsWith(':')) continue;
        await ask(method, places.with(index, '%00').join('/'));
        asked += 1;
      }
      for (const field of fields) {
        if (method === 'GET') await ask('GET', `${path}?${field}=a%00b`);
        else await ask('POST', path, field);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(250);
    expect(taken).toEqual([]);
  }, 120_000);
});
