import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { CHALLENGE_LIFE_S } from './challenges.ts';
import { CHALLENGE_COOKIE, setCookie } from '../server/cookies.ts';

/** For the desk's script: what the browser shall sign. The cookie binds the challenge to this browser. */
export function sendChallenge(
  reply: FastifyReply,
  { id, options }: { id: string; options: object },
): FastifyReply {
  reply.header('Set-Cookie', setCookie(CHALLENGE_COOKIE, id, CHALLENGE_LIFE_S));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(options));
}

/** A form's field that holds what a passkey answered, as JSON; undefined when it is nothing of the kind. */
function answerWith<const Response extends v.ObjectEntries>(response: Response) {
  const schema = v.object({
    id: v.string(),
    rawId: v.string(),
    type: v.literal('public-key'),
    clientExtensionResults: v.object({}),
    response: v.object(response),
  });
  return v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), schema)), undefined);
}

export const signature = answerWith({
  clientDataJSON: v.string(),
  authenticatorData: v.string(),
  signature: v.string(),
});

/** New passkey from the browser. */
export const newCredential = answerWith({
  clientDataJSON: v.string(),
  attestationObject: v.string(),
  transports: v.optional(v.array(v.string())),
});
