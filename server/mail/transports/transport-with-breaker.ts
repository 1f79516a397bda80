import type { Logger } from 'pino';
import { circuitBreaker } from '../../circuit-breaker.ts';
import { isRefusal, type MailTransport } from '../mail.ts';

const TRIED_EVERY_MS = 30_000;

/** Adds a circuit breaker: while the mail server does not answer, only one email at a time is tried as a test. */
export function transportWithBreaker(
  transport: MailTransport,
  log: Logger,
  openMs = TRIED_EVERY_MS,
): MailTransport {
  const breaker = circuitBreaker({
    dependency: 'mail server',
    log,
    openMs,
    isFailure: (error) => !isRefusal(error),
  });
  return {
    server: transport.server,
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
