import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RouteParts } from '../http/route-parts.ts';
import { headerObject } from '../http/security-headers.ts';
import { issuerDocument } from '../services/credentials/issuer.ts';
import { STATUS_LISTS, statusLists } from '../services/credentials/status-list.ts';

const DID_DOCUMENT = '/.well-known/did.json';
const KEPT_FOR_S = 300;

/** Routes that programs use to verify credentials: the issuer's keys and the revocation lists. */
export function credentialRoutes(app: FastifyInstance, { deps, headers: shared }: RouteParts): void {
  const statusList = statusLists(deps);
  const headers = {
    ...headerObject(shared),
    // Lets pages of other sites verify credentials in the browser.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': `public, max-age=${KEPT_FOR_S}`,
  };
  const send = (reply: FastifyReply, json: string) =>
    reply.headers(headers).type('application/json').send(json);

  app.get(DID_DOCUMENT, async (_request, reply) => send(reply, JSON.stringify(await issuerDocument(deps))));

  app.get<{ Params: { list: string } }>(`${STATUS_LISTS}/:list`, async (request, reply) => {
    const { list } = request.params;
    const json = /^[1-9]\d{0,8}$/.test(list) ? await statusList(Number(list)) : undefined;
    if (json !== undefined) return send(reply, json);
    const error = `There is no status list ${list.slice(0, 20)} here: take its address from the credential.`;
    return reply.code(404).send({ success: false, error });
  });
}
