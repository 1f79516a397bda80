import { request as httpRequest } from 'node:http';
import { pages } from '../../content/pages.ts';
import { applicationForm, ENQUIRY } from './posted-forms.ts';

/** What a visitor can ask for, and whether the answer is the right one. */
interface Question {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** With one it is a POST. */
  body?: () => FormData | URLSearchParams | string;
  /** Stands in the answer's body. */
  answer: RegExp;
}

const JSON_BODY = { 'content-type': 'application/json' };
/** As a browser without script sends a form. */
const PLAIN_FORM = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const CERTIFICATE = { cert_number: '482109375514' };
const OTHER_EMAIL = { email: 'plain@example.com' };

const CALLS: Question[] = [
  { name: 'openings', path: '/api/get_open_positions.php', answer: /^\[\{.*"title":"SOC Analyst"/ },
  {
    name: 'application',
    path: '/api/apply_job1.php',
    body: () => applicationForm(),
    answer: /"success":true.*"reference":"A-/,
  },
  {
    name: 'enquiry',
    path: '/api/contact.php',
    headers: JSON_BODY,
    body: () => JSON.stringify(ENQUIRY),
    answer: /"success":true.*"reference":"E-/,
  },
  {
    name: 'certificate, by POST',
    path: '/api/certificate.php',
    headers: JSON_BODY,
    body: () => JSON.stringify(CERTIFICATE),
    answer: /"valid":false/,
  },
  {
    name: 'certificate, by GET',
    path: '/api/certificate.php?cert_number=482109375514',
    answer: /"valid":false/,
  },
];

const PLAIN_FORMS: Question[] = [
  {
    name: 'plain application',
    path: '/api/apply_job1.php',
    headers: PLAIN_FORM,
    body: () => applicationForm(OTHER_EMAIL),
    answer: /reference is <[^>]+>A-\w{4}-\w{2}</,
  },
  {
    name: 'plain enquiry',
    path: '/api/contact.php',
    headers: PLAIN_FORM,
    body: () => new URLSearchParams({ ...ENQUIRY, ...OTHER_EMAIL }),
    answer: /reference is <[^>]+>E-\w{4}-\w{2}</,
  },
  {
    name: 'plain certificate check',
    path: '/api/certificate.php',
    headers: PLAIN_FORM,
    body: () => new URLSearchParams(CERTIFICATE),
    answer: /<h1>.*4821.?0937.?5514/s,
  },
];

const HEALTH: Question[] = ['/healthz', '/readyz'].map((path) => ({ name: path, path, answer: /./ }));

/** Unlike `fetch` it leaves the headers alone that only browsers may set. */
async function ask(
  url: string,
  { headers, body }: Question,
): Promise<{ status: number | undefined; text: string }> {
  const method = body ? 'POST' : 'GET';
  const encoded = new Request(url, { method, body: body?.() });
  const sent = Buffer.from(await encoded.arrayBuffer());
  return await new Promise((resolve, reject) => {
    const asked = httpRequest(url, {
      method,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? 'text/plain',
        'content-length': sent.length,
        ...headers,
      },
    });
    asked.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.end(sent);
  });
}

/**
 * Asks for every page, makes every call and sends every form without script; gives the name of each that was answered
 * wrongly, with the status. The opening "SOC Analyst" must be open.
 */
export async function wrongAnswers(origin: string): Promise<string[]> {
  const paths = [...pages.map(({ path }) => path), '/search', '/search?q=cloud'];
  const everyPage: Question[] = paths.map((path) => ({ name: path, path, answer: /<h1[\s>]/ }));
  const wrong: string[] = [];
  for (const question of [...everyPage, ...CALLS, ...PLAIN_FORMS, ...HEALTH]) {
    const { status, text } = await ask(origin + question.path, question);
    if (status !== 200 || !question.answer.test(text)) wrong.push(`${question.name}: ${status}`);
  }
  return wrong;
}
