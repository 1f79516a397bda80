import type { FastifyInstance } from 'fastify';
import { company } from '../../content/company.ts';
import { PATHS } from '../../contracts/paths.ts';
import type { Dependencies } from '../services/dependencies.ts';

const PATH = '/.well-known/security.txt';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** RFC 9116 recommends less than a year. A copy that somebody saves is valid for at least two months. */
const LIFE_DAYS = 90;

/** Security contact (RFC 9116). It is made for each request, so it never expires. */
export function securityTxtRoutes(app: FastifyInstance, { config, now }: Dependencies): void {
  app.get(PATH, async (_request, reply) => {
    const expires = new Date(Math.ceil(now().getTime() / DAY_MS + LIFE_DAYS) * DAY_MS);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${company.securityContact}`,
          `Expires: ${expires.toISOString().replace('.000', '')}`,
          `Preferred-Languages: ${company.languages.join(', ')}`,
          `Canonical: ${config.publicUrl}${PATH}`,
          `Policy: ${config.publicUrl}${PATHS.privacy}#weakness`,
          '',
        ].join('\n'),
      );
  });
}
