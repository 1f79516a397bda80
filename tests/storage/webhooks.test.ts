import { describe, expect, it } from 'vitest';
import type { WebhookConfig } from '../../server/config.ts';
import { openBatch } from '../../server/services/batches/open-batch.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { confirmSubscription } from '../../server/services/subscriptions/confirm-subscription.ts';
import { subscribe } from '../../server/services/subscriptions/subscribe.ts';
import { deliverDueWebhooks } from '../../server/services/webhooks/deliver-webhooks.ts';
import { isWebhookLate, readWebhook } from '../../server/services/webhooks/read-webhook.ts';
import { retryWebhooks, testWebhook } from '../../server/services/webhooks/test-webhook.ts';
import { COURSES, DEVOPS } from '../support/batch.ts';
import { openProgram } from '../support/listening-program.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { answerEnquiry } from '../support/acts.ts';
import { enquire } from '../support/submissions.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const ask = (system: TestSystem, message = 'What is the fee?') => enquire(system, { message });
const deliver = (system: TestSystem) => deliverDueWebhooks(system, system.config.webhook as WebhookConfig);

describe.each(engines)('on %s', (engine) => {
  it('a program is told of enquiries, certificates and batches, by reference, and verifies each', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, { ...program.settings(), DESK_PORT: '3001' });
    const reference = await ask(system);
    await answerEnquiry(system, reference, 'phone', { by: 'Kiran Das' });
    await addNote(system, reference, 'Pays in March.', { by: 'Kiran Das' });
    const { number } = await issueCertificate(system, { name: 'Asha Rao', course: 'DevOps Automation' });
    await revokeCertificate(system, number, 'other');
    const batch = await openBatch(system, DEVOPS, { courses: COURSES });
    while ((await deliver(system)) > 0);

    expect(program.refused).toEqual([]);
    expect(program.told.map(({ event }) => `${event.type} ${event.data.reference}`).toSorted()).toEqual([
      `batch.made ${batch.id}`,
      `certificate.issued ${number}`,
      `certificate.revoked ${number}`,
      `enquiry.changed ${reference}`,
      `enquiry.received ${reference}`,
    ]);
    const received = program.told.find(({ event }) => event.type === 'enquiry.received');
    expect(received?.event).toEqual({
      id: received?.id,
      type: 'enquiry.received',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { reference, url: `http://localhost:3001/enquiries/${reference}` },
      text: `New enquiry: ${reference} http://localhost:3001/enquiries/${reference}`,
    });
    const posted = JSON.stringify(program.told);
    for (const personal of ['Asha', 'asha@', '98765', 'the fee', 'Kiran', 'March'])
      expect(posted).not.toContain(personal);
    expect(await readWebhook(system)).toMatchObject({ waiting: 0, failed: 0, taken: expect.any(String) });
  });

  it('whole records go only where the firm chose them, as they are when they leave', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, { ...program.settings(), WEBHOOK_RECORDS: 'on' });
    const message = 'Course: DevOps Automation\n\nWhat is the fee?';
    const reference = await enquire(system, { message });
    await deliver(system);
    expect(program.told[0]?.event.data).toEqual({
      reference,
      record: expect.objectContaining({
        name: 'Asha Rao',
        email: 'asha@example.com',
        state: 'new',
        course: 'DevOps Automation',
      }),
    });
  });

  it('nothing is kept for a program that nobody set, or of what it is not told', async () => {
    const program = await openProgram();
    const events = (system: TestSystem) =>
      system.storage.database.selectFrom('webhooks').select('event').execute();
    const unset = await openTestSystem(engine);
    await ask(unset);
    expect(await events(unset)).toEqual([]);
    const other = await openTestSystem(engine, {
      ...program.settings(),
      WEBHOOK_EVENTS: 'batch, certificate',
    });
    await ask(other);
    await issueCertificate(other, { name: 'Asha Rao', course: 'DevOps Automation' });
    expect(await events(other)).toEqual([{ event: 'certificate.issued' }]);
  });

  it('what is not taken is posted again until it is, under the same id, and says since when and why', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, program.settings());
    await ask(system);
    program.answer = { status: 500 };
    await deliver(system);
    expect(await readWebhook(system)).toMatchObject({
      waiting: 1,
      failing: { since: expect.any(String), reason: '127.0.0.1 answered with 500' },
    });
    // A redirect could lead anywhere: it is no yes, and nobody follows it.
    program.answer = { status: 302, location: program.url };
    system.pass(MINUTE_MS);
    await deliver(system);
    expect([program.calls, program.told.length]).toEqual([2, 0]);
    program.answer = { status: 200 };
    expect(await retryWebhooks(system)).toBe(1);
    await deliver(system);
    await deliver(system);
    expect(program.told).toHaveLength(1);
    const state = await readWebhook(system);
    expect([state?.failing, state?.waiting]).toEqual([undefined, 0]);
  });

  it('is given up after four days of refusals, and forgotten after thirty', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, program.settings());
    await ask(system);
    program.answer = { status: 410 };
    await system.storage.database.updateTable('webhooks').set({ attempts: 129 }).execute();
    await deliver(system);
    expect(await readWebhook(system)).toMatchObject({ waiting: 0, failed: 1 });
    system.pass(31 * DAY_MS);
    await testWebhook(system);
    await deliver(system);
    expect(await readWebhook(system)).toMatchObject({ failed: 0 });
  });

  it('the oldest event that waits is told, whatever was taken since', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, program.settings());
    expect(await readWebhook(system)).toMatchObject({ oldest: null });
    const queued = system.now().toISOString().slice(0, 10);
    await ask(system);
    program.answer = { status: 500 };
    await deliver(system);
    system.pass(3 * DAY_MS);
    await ask(system, 'Another.');
    const state = await readWebhook(system);
    expect(state?.oldest?.slice(0, 10)).toBe(queued);
    expect(state && isWebhookLate(state, system.now())).toBe(true);
    program.answer = { status: 204 };
    await deliver(system);
    expect(await readWebhook(system)).toMatchObject({ waiting: 0, oldest: null });
  });

  it('a program that switches protocols once is told all the rest, and this again', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, program.settings());
    program.answer = { status: 101 };
    await ask(system);
    await deliver(system);
    expect((await readWebhook(system))?.failing?.reason).toBe('127.0.0.1 answered with 101');
    program.answer = { status: 204 };
    system.pass(MINUTE_MS);
    for (let index = 0; index < 4; index += 1) await enquire(system, { message: `Number ${index}.` });
    await deliver(system);
    expect(program.told).toHaveLength(5);
    expect(await readWebhook(system)).toMatchObject({ waiting: 0, failing: undefined });
  });

  it('an event whose sender was killed is posted by another, and two at once post it once', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, program.settings());
    await ask(system);
    await ask(system, 'Another.');
    const other = { ...system, storage: await system.openAgain() };
    await Promise.all([deliver(system), deliver(other)]);
    expect(new Set(program.told.map(({ id }) => id)).size).toBe(2);
    expect(program.told).toHaveLength(2);
    await ask(system, 'Third.');
    const killed = { state: 'sending' as const, due: new Date(Date.now() + MINUTE_MS).toISOString() };
    await system.storage.database.updateTable('webhooks').set(killed).execute();
    expect(await deliver(system)).toBe(0);
    system.pass(MINUTE_MS + 1_000);
    expect(await deliver(system)).toBe(1);
  });

  it('two receivers get each event, each with its own secret; one that is down does not stop the other', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const [crm, list] = [await openProgram(), await openProgram(secret)];
    const system = await openTestSystem(engine, {
      ...crm.settings(),
      WEBHOOK_URL: `${crm.url}, ${list.url}`,
      WEBHOOK_SECRET: `${crm.settings().WEBHOOK_SECRET}, ${secret}`,
      WEBHOOK_RECORDS: 'on',
    });
    const fields = { name: 'Asha Rao', email: 'asha@example.com', course: 'devops', mode: '', city: '' };
    await subscribe(system, { fields, clientAddress: '::1' }, COURSES);
    const { reference, token } = await system.storage.database
      .selectFrom('subscriptions')
      .select(['reference', 'token'])
      .executeTakeFirstOrThrow();
    list.answer = { status: 500 };
    await confirmSubscription(system, token);
    await confirmSubscription(system, token);
    await deliver(system);
    expect([crm.told.length, list.told.length, list.refused]).toEqual([1, 0, []]);
    expect((await readWebhook(system))?.failing?.reason).toBe('127.0.0.1 answered with 500');
    await ask(system);
    await deliver(system);
    expect((await readWebhook(system))?.failing).toBeDefined();
    list.answer = { status: 204 };
    await retryWebhooks(system);
    await deliver(system);
    const told = ({ told: events }: typeof crm) => events.map(({ event }) => event.type).toSorted();
    expect([told(crm), told(list)]).toEqual([
      ['enquiry.received', 'subscriber.confirmed'],
      ['enquiry.received', 'subscriber.confirmed'],
    ]);
    expect(crm.told[0]?.event.data).toMatchObject({
      reference,
      record: { name: 'Asha Rao', email: 'asha@example.com', course: 'DevOps Automation' },
    });
    expect((await readWebhook(system))?.failing).toBeUndefined();
  });

  it('of who was erased it is told the reference alone, and nothing that waited', async () => {
    const program = await openProgram();
    const system = await openTestSystem(engine, { ...program.settings(), WEBHOOK_RECORDS: 'on' });
    const reference = await ask(system);
    await eraseData(system, 'asha@example.com');
    await deliver(system);
    expect(program.told.map(({ event }) => [event.type, event.data])).toEqual([
      ['enquiry.deleted', { reference }],
    ]);
  });
});

it('control: with another secret the program refuses what it is told', async () => {
  const program = await openProgram('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const system = await openTestSystem('sqlite', program.settings());
  await testWebhook(system);
  await deliver(system);
  expect(program.refused).toEqual(['No matching signature found']);
});

it('a form is answered while the program hangs', async () => {
  const program = await openProgram();
  const system = await openTestSystem('sqlite', program.settings());
  await ask(system);
  program.answer = undefined;
  const hanging = deliver(system);
  await expect.poll(() => program.calls).toBe(1);
  await ask(system, 'Meanwhile.');
  let isOver = false;
  void hanging.then(() => (isOver = true));
  expect(isOver).toBe(false);
  program.hangUp();
  await hanging;
  expect((await readWebhook(system))?.failing?.reason).toBe('127.0.0.1 cannot be reached: ECONNRESET');
});
