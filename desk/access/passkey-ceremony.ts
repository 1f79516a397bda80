import type { FastifyReply } from 'fastify';
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

/** What the browser's passkey answered, as a form carries it: any JSON, or nothing. */
export function parseCredential(form: URLSearchParams, name = 'credential'): unknown {
  try {
    return JSON.parse(form.get(name) ?? '');
  } catch {
    return undefined;
  }
}
