import type { Logger } from 'pino';
import { circuitBreaker } from '../../circuit-breaker.ts';
import type { MailTransport } from '../mail.ts';

const TRIED_EVERY_MS = 30_000;

/** While the mail server does not answer, only one mail now and then is tried. */
export function transportWithBreaker(
  transport: MailTransport,
  log: Logger,
  openMs = TRIED_EVERY_MS,
): MailTransport {
  const breaker = circuitBreaker({ dependency: 'mail server', log, openMs, isFailure: isWithoutAnswer });
  return {
    send: (mail) => breaker.run(() => transport.send(mail)),
    takeBack: transport.takeBack?.bind(transport),
    verify: () => transport.verify(),
    mailsAtOnce() {
      switch (breaker.state()) {
        case 'closed':
          return undefined;
        case 'half-open':
          return 1;
        case 'open':
          return 0;
      }
    },
  };
}

/** A server that refuses a mail does answer, with a code. */
function isWithoutAnswer(error: unknown): boolean {
  return !(error instanceof Error && 'responseCode' in error);
}
