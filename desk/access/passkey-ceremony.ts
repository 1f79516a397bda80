import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { CHALLENGE_LIFE_S } from './challenges.ts';
import { CHALLENGE_COOKIE, setCookie } from '../server/cookies.ts';

/** Sends the desk's script a challenge for the browser to sign. The cookie binds the challenge to this browser. */
export function sendChallenge(
  reply: FastifyReply,
  { id, options }: { id: string; options: object },
): FastifyReply {
  reply.header('Set-Cookie', setCookie(CHALLENGE_COOKIE, id, CHALLENGE_LIFE_S));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(options));
}

/** A form field with a passkey's answer as JSON; undefined if it is invalid. */
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
