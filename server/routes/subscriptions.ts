import type { FastifyInstance, FastifyRequest } from 'fastify';
import { company } from '../../content/company.ts';
import { type Batch, type BatchCourse, batchName } from '../../contracts/batch.ts';
import type { AnswerPage } from '../../contracts/page.ts';
import {
  BATCHES_PATH,
  CONFIRM_SUBSCRIPTION_PATH,
  DEFAULT_API_HOST,
  LEAVE_PATH,
  SUBSCRIBE_FILE,
} from '../../contracts/paths.ts';
import {
  CONFIRM_WITHIN_DAYS,
  isWished,
  SUBSCRIPTION_PERIOD,
  subscriptionResponseSchema,
  type Wish,
  wishInWords,
} from '../../contracts/subscription.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import type { LimitConcurrency } from '../limit-concurrency.ts';
import { receivedForm } from '../http/limits/submission-guard.ts';
import type { RouteParts } from '../http/route-parts.ts';
import { isPlainForm } from '../http/same-site.ts';
import { listComingBatches } from '../services/batches/read-batches.ts';
import { confirmSubscription, findSubscription } from '../services/subscriptions/confirm-subscription.ts';
import { leaveList, mayLeave } from '../services/subscriptions/end-subscription.ts';
import { subscribe } from '../services/subscriptions/subscribe.ts';

/** Fields of a subscription that its pages show. */
interface Subscription extends Wish {
  name: string;
  course_title: string;
  confirmed: string | null;
}

/**
 * Routes of the subscription form and of the two links in its emails. Opening a link changes nothing, because email
 * scanners open links too: the page has a button. Email programs unsubscribe with a POST (RFC 8058).
 */
export function subscriptionRoutes(
  app: FastifyInstance,
  { deps, responder, limit, submissionGuard }: RouteParts,
  { inTurn, courses }: { inTurn: LimitConcurrency; courses: readonly BatchCourse[] },
): void {
  const attempt = (request: FastifyRequest) => limit.attempt(clientAddress(request.ip));
  const link = { config: { isPage: true }, onRequest: attempt };

  app.post(
    `${DEFAULT_API_HOST}/${SUBSCRIBE_FILE}`,
    {
      schema: { response: { 200: subscriptionResponseSchema } },
      config: { responseKind: 'submission', form: 'subscription' },
      onRequest: attempt,
    },
    async (request, reply) => {
      const { message } = await submissionGuard(receivedForm(request, request.body ?? {}), (form) =>
        inTurn(() => subscribe(deps, form, courses)),
      );
      if (!isPlainForm(request.raw)) return { success: true, message };
      return responder.page(request, reply, 200, ASKED);
    },
  );

  app.get(CONFIRM_SUBSCRIPTION_PATH, link, async (request, reply) => {
    const token = tokenIn(request);
    const subscription = await findSubscription(deps, token);
    if (!subscription) return responder.page(request, reply, 404, NOBODYS);
    const page =
      subscription.confirmed === null
        ? questionPage(subscription, token)
        : confirmedPage(subscription, await listComingBatches(deps));
    return responder.page(request, reply, 200, page);
  });

  app.get(LEAVE_PATH, link, async (request, reply) => {
    const token = tokenIn(request);
    return responder.page(request, reply, 200, (await mayLeave(deps, token)) ? leavePage(token) : ON_NO_LIST);
  });

  void app.register(async (scope) => {
    // Accepts any body, because email programs send different kinds of form and the address is enough.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

    scope.post(CONFIRM_SUBSCRIPTION_PATH, link, async (request, reply) => {
      const subscription = await confirmSubscription(deps, tokenIn(request));
      if (!subscription) return responder.page(request, reply, 404, NOBODYS);
      return responder.page(request, reply, 200, confirmedPage(subscription, await listComingBatches(deps)));
    });

    // Unsubscribing twice is not an error: an email program may repeat its request.
    scope.post(LEAVE_PATH, link, async (request, reply) => {
      const hasLeft = await leaveList(deps, tokenIn(request));
      return responder.page(request, reply, 200, hasLeft ? LEFT : ON_NO_LIST);
    });
  });
}

const TOKEN = /^[\w-]{1,64}$/;

/**
 * Token in the address. It is empty if it is not valid, because databases refuse some characters. An empty token
 * matches no subscription.
 */
function tokenIn({ query }: FastifyRequest): string {
  const { key } = query as { key?: unknown };
  return typeof key === 'string' && TOKEN.test(key) ? key : '';
}

const ALL_DATES = { path: BATCHES_PATH, label: 'All upcoming batches' };

/** The answer is the same whether the address is already subscribed or not. */
const ASKED: AnswerPage = {
  heading: 'One more step: your mailbox',
  paragraphs: [
    `We have sent you an email with a link. Open it within ${CONFIRM_WITHIN_DAYS} days and press the button on its page to subscribe.`,
    `Nothing there after a few minutes? Check your spam folder, or write to ${company.email}.`,
  ],
  links: [ALL_DATES],
};

const NOBODYS: AnswerPage = {
  heading: 'This link no longer works',
  paragraphs: [
    `It is older than ${CONFIRM_WITHIN_DAYS} days, a newer one has replaced it, or you have unsubscribed since. Ask again on the page of the course to get a new link.`,
  ],
  links: [ALL_DATES],
};

const LEFT: AnswerPage = {
  heading: 'You are unsubscribed',
  paragraphs: ['Your address is deleted. We no longer write to you about dates.'],
  links: [ALL_DATES],
};

/** Shown if a subscription is unknown: it was ended, has expired, or was replaced by a newer one with its own link. */
const ON_NO_LIST: AnswerPage = {
  heading: 'This subscription has already ended',
  paragraphs: [
    `If you still get emails about dates, use the link in the newest one, or write to ${company.email}.`,
  ],
  links: [ALL_DATES],
};

function wanted(subscription: Subscription): string {
  const wish = wishInWords(subscription);
  return wish === '' ? subscription.course_title : `${subscription.course_title}, ${wish}`;
}

function questionPage(subscription: Subscription, token: string): AnswerPage {
  return {
    heading: 'Shall we tell you when a date is set?',
    paragraphs: [
      `${wanted(subscription)}, for ${subscription.name}.`,
      `We write only when such a batch opens, for at most ${SUBSCRIPTION_PERIOD}. Each email has a link to unsubscribe.`,
    ],
    button: { address: addressWith(CONFIRM_SUBSCRIPTION_PATH, token), label: 'Yes, tell me' },
  };
}

/** Page after a confirmation. It shows the batches that were opened before, because no email is sent about these. */
function confirmedPage(subscription: Subscription, batches: Batch[]): AnswerPage {
  const open = batches.filter((batch) => batch.state !== 'full' && isWished(subscription, batch));
  const page = `${BATCHES_PATH}?course=${encodeURIComponent(subscription.course)}`;
  return {
    heading: 'You are on the list',
    paragraphs: [
      `We write to you when a date is set: ${wanted(subscription)}.`,
      ...(open.length > 0 ? [`Open already: ${open.map(batchName).join('; ')}.`] : []),
    ],
    links: [open.length > 0 ? { path: page, label: 'See the dates of this course' } : ALL_DATES],
  };
}

function leavePage(token: string): AnswerPage {
  return {
    heading: 'Unsubscribe?',
    paragraphs: [
      'Your address is deleted at once, with every course that you asked about, and we write to you about dates no more.',
    ],
    button: { address: addressWith(LEAVE_PATH, token), label: 'Unsubscribe' },
  };
}

function addressWith(path: string, token: string): string {
  return `${path}?key=${encodeURIComponent(token)}`;
}
