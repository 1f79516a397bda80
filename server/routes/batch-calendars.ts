import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '../../content/company.ts';
import type { Batch } from '../../contracts/batch.ts';
import { BATCHES_CALENDAR, coursePath } from '../../contracts/paths.ts';
import { memoizeLast } from '../http/memoize.ts';
import type { RouteParts } from '../http/route-parts.ts';
import { headerObject } from '../http/security-headers.ts';
import { batchCalendar } from '../services/batches/batch-calendar.ts';

interface BatchCalendarParts extends RouteParts {
  /** Cached upcoming batches. The array is the same object until they change. */
  comingBatches: () => Promise<Batch[]>;
  /** True if there is a page at this address. */
  hasPage: (path: string) => boolean;
  sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Calendars of upcoming batches: of all, of a course, and of a single batch as a file to save. */
export function batchCalendarRoutes(
  app: FastifyInstance,
  { comingBatches, hasPage, sendNotFound, deps, headers }: BatchCalendarParts,
): void {
  const madeFrom = memoizeLast((_batches: Batch[]) => new Map<string, string>());

  async function send(
    reply: FastifyReply,
    key: string,
    name: string,
    chosen: (batches: Batch[]) => Batch[],
  ): Promise<FastifyReply> {
    const batches = await comingBatches();
    const made = madeFrom(batches);
    const text =
      made.get(key) ??
      batchCalendar(chosen(batches), { name, publicUrl: deps.config.publicUrl, now: deps.now() });
    made.set(key, text);
    return reply
      .headers({ ...headerObject(headers), 'Cache-Control': 'no-cache' })
      .type('text/calendar; charset=utf-8')
      .send(text);
  }

  app.get<{ Querystring: { batch?: unknown } }>(BATCHES_CALENDAR, async (request, reply) => {
    const { batch: id } = request.query;
    if (id === undefined) return await send(reply, '', `${company.name}: batches`, (batches) => batches);
    const batch = (await comingBatches()).find((coming) => coming.id === id);
    if (!batch) return sendNotFound(request, reply);
    reply.header('Content-Disposition', `attachment; filename="${batch.id}.ics"`);
    return await send(reply, `batch ${batch.id}`, batch.courseTitle, () => [batch]);
  });

  app.get<{ Params: { course: string } }>('/it-trainings/:course([a-z0-9-]+).ics', async (request, reply) => {
    const { course } = request.params;
    if (!hasPage(coursePath(course))) return sendNotFound(request, reply);
    const ofCourse = (batches: Batch[]) => batches.filter((batch) => batch.course === course);
    const title = ofCourse(await comingBatches())[0]?.courseTitle ?? 'batches';
    return await send(reply, `course ${course}`, `${company.name}: ${title}`, ofCourse);
  });
}
