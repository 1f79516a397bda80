import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type OpenAppOptions, openApp } from './open-app.ts';

/** Headers of a form that a browser sends without JavaScript. */
const PLAIN_FORM = {
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
};

/** Waits for longer than the server keeps what the office changed. */
export const untilFactsAreRead = () => new Promise((resolve) => setTimeout(resolve, 60));

/** The server with a port of its own: pages from memory are answered below the routes, where no injected request comes. */
export async function openSite(options: OpenAppOptions = {}) {
  const opened = await openApp(options);
  const { port } = await opened.listen();
  const ask = async (path: string, { method = 'GET', headers = {}, form = '' } = {}) => {
    const sent = form && PLAIN_FORM;
    const asked = request({ port, path, method, headers: { ...headers, ...sent } }).end(form);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  return { ...opened, ask };
}
