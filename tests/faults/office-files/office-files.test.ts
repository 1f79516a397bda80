import { expect, test } from 'vitest';
import type { RosterView } from '../../../desk/certificates/roster-view.ts';
import { drawnFrom, openSignedIn } from '../../support/open-desk.ts';
import { OFFICE_FILES } from './office-files.ts';

// Workbooks are read within bounds of memory and time, by a process of its own: what passes them is refused.
test.each(OFFICE_FILES)('$what', async ({ name, content, outcome }) => {
  const { app, cookie } = await openSignedIn('trainer');
  const form = new FormData();
  form.set('class', 'Pune, autumn 2026');
  form.set('file', new File([new Uint8Array(content())], name));
  const body = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/certificates/class',
    headers: {
      host: 'desk.example.com',
      'sec-fetch-site': 'same-origin',
      'content-type': body.headers.get('content-type') ?? '',
      cookie,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { rows = [], errors } = drawnFrom<Partial<RosterView>>(answer);
  const [first] = rows;
  expect(
    first
      ? { rows: rows.length, first: [first.values.name, first.values.course, first.values.issued] }
      : Object.values(errors ?? {})[0],
  ).toEqual(outcome);
});
