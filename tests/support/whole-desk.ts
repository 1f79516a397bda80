import { type IncomingHttpHeaders, request } from 'node:http';

/** Where a desk listens, and the host name under which it answers. */
export interface DeskPlace {
  origin: string;
  host: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As a browser at the desk asks; with `form` it posts. */
export function askDesk(
  { origin, host }: DeskPlace,
  path: string,
  { cookie, form }: { cookie?: string; form?: Record<string, string> } = {},
): Promise<Answer> {
  const posted = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { host, ...(cookie && { cookie }), ...(form && posted) };
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { method: form ? 'POST' : 'GET', headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      const { statusCode = 0 } = response;
      response.on('end', () => resolve({ status: statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject).end(form && new URLSearchParams(form).toString());
  });
}

/** Opens the desk by what `desk link` printed; the cookie of the session. */
export async function openByLink(place: DeskPlace, link: string): Promise<string> {
  const { headers } = await askDesk(place, '/link', { form: { code: new URL(link).hash.slice(1) } });
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** A page or file of each kind that the desk makes, for somebody who has just proved who they are. */
const PAGES: Record<string, RegExp> = {
  '/': /<h1>Today<\/h1>/,
  '/enquiries': /E-\w{4}-\w{2}/,
  '/applications': /<h1>Applications<\/h1>/,
  '/openings': /<h1>Openings<\/h1>/,
  '/batches': /<h1>Batches<\/h1>/,
  '/site': /<h1>Notices<\/h1>/,
  '/site/testimonials': /<h1>Testimonials<\/h1>/,
  '/site/templates': /<h1>Templates<\/h1>/,
  '/site/hours': /<h1>Opening hours<\/h1>/,
  '/certificates?class=Autumn': /Anita Sharma/,
  '/certificates/classes': /<h1>Classes<\/h1>/,
  '/certificates/class': /spreadsheet/,
  '/certificates/print?class=Autumn&as=pdf': /^%PDF-/,
  '/certificates/print?class=Autumn': /^PK/,
  '/mail?show=all': /E-\w{4}-\w{2}/,
  '/people': /<h1>People<\/h1>/,
  '/audit-log': /imported certificates/,
  '/privacy': /<h1>Privacy<\/h1>/,
  '/statistics': /<svg/,
  '/help/today': /<h1>Today/,
  '/statistics/export?kind=visits': /page,count/,
};

/** Which of the desk's pages, of its style, script and fonts are not answered as they should be. */
export async function wrongDeskAnswers(place: DeskPlace, link: string): Promise<string[]> {
  const wrong: string[] = [];
  const cookie = await openByLink(place, link);
  for (const [path, expected] of Object.entries(PAGES)) {
    const { status, body } = await askDesk(place, path, { cookie });
    if (status !== 200 || !expected.test(body)) wrong.push(`${path}: ${status} ${body.slice(0, 200)}`);
  }
  const signIn = await askDesk(place, '/sign-in');
  if (!signIn.body.includes('Sign in with a passkey')) wrong.push(`/sign-in: ${signIn.body.slice(0, 200)}`);
  const files = [...signIn.body.matchAll(/(?:src|href)="(\/(?:assets|static)\/[^"]+|\/favicon\.svg)"/g)];
  if (files.length < 3) wrong.push(`/sign-in names ${files.length} files`);
  for (const [, path = ''] of files) {
    const { status } = await askDesk(place, path);
    if (status !== 200) wrong.push(`${path}: ${status}`);
  }
  return wrong;
}

/** A class, as the operator imports it: what the pages above show. */
export const CLASS_CSV = 'name,course,issued\nAnita Sharma,DevOps Automation,2026-03-14\n';
