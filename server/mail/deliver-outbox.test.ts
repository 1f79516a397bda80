import { readFile, readdir } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openInbox } from '../../tests/support/inbox.ts';
import { outlastOutage } from '../../tests/support/outlast-outage.ts';
import { openTestSystem, type TestSystem } from '../../tests/support/open-storage.ts';
import { pdf, pdfWith, received } from '../../tests/support/resumes.ts';
import { enquire, openSocAnalyst } from '../../tests/support/submissions.ts';
import { submitApplication } from '../services/submissions/submit-application.ts';
import { showSubmission } from '../services/submissions/read-submissions.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { listOutbox } from '../services/mail/unsent-mails.ts';
import { deliverDueMails, startDelivery } from './deliver-outbox.ts';
import { openTransport } from './transports/open-transport.ts';
import { smtpTransport } from './transports/smtp-transport.ts';
import { company } from '../../content/company.ts';

const MINUTE_MS = 60_000;
const OFFICE = {
  PUBLIC_URL: 'https://firm.example',
  NOTIFY_EMAIL: 'office@firm.example',
  MAIL_FROM: 'site@firm.example',
};

const send = (system: TestSystem) => deliverDueMails(system, openTransport(system.config));

/** A firm whose mails reach an inbox. */
async function openOffice(settings: Record<string, string> = {}) {
  const inbox = await openInbox();
  onTestFinished(() => inbox.close());
  const system = await openTestSystem('sqlite', { ...OFFICE, SMTP_URL: inbox.url, ...settings });
  const messageTo = (address: string) => inbox.message(({ to }) => to?.[0]?.address === address);
  return { system, inbox, messageTo };
}

async function apply(system: TestSystem, resume = pdf('Ravi')): Promise<string> {
  await openSocAnalyst(system);
  const { reference } = await submitApplication(system, {
    fields: { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', cover_letter: 'Please.' },
    jobTitle: 'SOC Analyst',
    clientAddress: '::1',
    resume: await received(system.storage, 'Ravi "CV"\r\nBcc: x@y.z.pdf', resume),
  });
  return reference;
}

async function listening(server: Server | SMTPServer, host = '127.0.0.1'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, host, () => resolve()));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = 'server' in server ? server.server.address() : server.address();
  return `smtp://${host}:${typeof address === 'object' && address ? address.port : 0}`;
}

it('an enquiry reaches the office with the visitor as Reply-To, and the visitor gets the reference', async () => {
  const { system, messageTo } = await openOffice();
  const reference = await enquire(system, { mobile: '+91 98765', message: 'Line 1\nLine 2' });
  await send(system);
  const notification = await messageTo('office@firm.example');
  expect(notification.from).toMatchObject({ name: company.name, address: 'site@firm.example' });
  expect(notification.replyTo).toMatchObject([{ address: 'asha@example.com' }]);
  expect(notification.subject).toBe(`Asha Rao, enquiry (${reference})`);
  for (const part of [reference, 'Asha Rao', '+91 98765', '| Line 1\n  | Line 2'])
    expect(notification.text).toContain(part);
  const confirmation = await messageTo('asha@example.com');
  expect(confirmation.subject).toBe(`We have your enquiry ${reference}`);
  expect(confirmation.text).toContain(reference);
  expect(confirmation.text).not.toMatch(/Asha|Line 1|98765/);
  expect(confirmation.text).toContain('https://firm.example/privacy');
  expect(confirmation.replyTo).toBeUndefined();
});

it('a confirmation is text first, simple HTML second; what a visitor typed stays plain text', async () => {
  const { system, messageTo } = await openOffice();
  const reference = await enquire(system, { message: '<b>Bold</b> <script>alert(1)</script>' });
  await send(system);

  const confirmation = await messageTo('asha@example.com');
  const types = confirmation.headers.find(({ key }) => key === 'content-type')?.value;
  expect(types).toMatch(/^multipart\/alternative/);
  expect(confirmation.html).toContain(reference);
  expect(confirmation.html).toMatch(/<a [^>]*href="mailto:[^"]+">/);
  expect(confirmation.html).toContain('<a style="color:#026460" href="https://firm.example/privacy">');
  expect(confirmation.html).not.toMatch(/<script|<img|Bold/);

  const notification = await messageTo('office@firm.example');
  expect(notification.headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^text\/plain/);
  expect(notification.html).toBeUndefined();
  expect(notification.text).toContain('| <b>Bold</b> <script>alert(1)</script>');
});

it('an application reaches the office with the resume attached under our own name', async () => {
  const { system, messageTo } = await openOffice();
  const reference = await apply(system);
  await send(system);
  const { attachments, headers, subject } = await messageTo('office@firm.example');
  expect(attachments).toMatchObject([{ filename: `Resume-${reference}.pdf`, mimeType: 'application/pdf' }]);
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(pdf('Ravi'))).toBe(true);
  expect(subject).toBe(`Ravi, SOC Analyst (${reference})`);
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  // With its colon: three such letters come by chance in the hexadecimal names of a mail's parts.
  expect(JSON.stringify(headers.filter(({ key }) => key !== 'subject'))).not.toMatch(/Ravi|"CV|Bcc:/);
});

it.each([
  ['with the desk', { DESK_PORT: '0', DESK_URL: 'https://desk.firm.example' }],
  ['without', {}],
])('a resume that acts by itself is not attached, and the mail says why, %s', async (way, desk) => {
  const { system, messageTo } = await openOffice(desk);
  const reference = await apply(system, pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>'));
  await send(system);
  const { attachments, text } = await messageTo('office@firm.example');
  expect(attachments).toEqual([]);
  expect(text).toContain('Resume:    not attached (sent as: Ravi "CV"Bcc: x@y.z.pdf)');
  expect(text).toContain('this file starts a program. To get it anyway:');
  expect(text).toContain(`applications resume ${reference} --out ${reference}.pdf\n`);
  expect(text?.includes(`https://desk.firm.example/applications/${reference}\n`)).toBe(
    way === 'with the desk',
  );
  expect(await showSubmission(system, 'application', reference)).toMatchObject({
    resume_marks: 'starts a program',
  });
});

it('a resume that could not be fetched has no mark, and is examined once it can', async () => {
  const system = await openTestSystem('sqlite', OFFICE);
  const reference = await apply(system);
  const { read } = system.storage.resumeFiles;
  system.storage.resumeFiles.read = () => Promise.reject(new StorageUnavailable('The resume store failed'));
  await send(system);
  expect(await showSubmission(system, 'application', reference)).toMatchObject({ resume_marks: null });
  system.storage.resumeFiles.read = read;
  system.pass(10 * MINUTE_MS);
  await send(system);
  expect(await showSubmission(system, 'application', reference)).toMatchObject({ resume_marks: '' });
});

it.each(['mail server', 'mail folder'])(
  'an application whose resume cannot be read is not sent by half: %s',
  async (way) => {
    const { system, inbox } = await openOffice(way === 'mail folder' ? { SMTP_URL: '' } : {});
    const reference = await apply(system);
    for await (const { key } of system.storage.resumeFiles.list())
      await system.storage.resumeFiles.remove(key);
    await send(system);
    const waiting = (await listOutbox(system)).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject([{ reference, kind: 'application-notification' }]);
    expect(inbox.messages.map(({ to }) => to?.[0]?.address)).not.toContain('office@firm.example');
    const written = way === 'mail folder' ? await readdir(join(system.config.dataFolder, 'mail')) : [];
    expect(written.filter((name) => name.includes('notification'))).toEqual([]);
  },
);

it('nothing that a visitor types becomes a header or a second recipient', async () => {
  const { system, inbox } = await openOffice();
  const plain = await enquire(system, { email: 'plain@example.com' });
  const strange = [
    'a,b@example.com',
    '"x"@example.com',
    'a<b@example.com',
    'a;b@example.com',
    'a(b)@example.com',
    'to:z@example.com',
  ];
  for (const email of strange)
    await enquire(system, {
      email,
      name: 'Bcc: evil@example.com',
      message: '\r\nBcc: evil@example.com\r\n\r\n<b>hi</b>',
    });
  while ((await send(system)) > 0);
  expect(inbox.messages).toHaveLength(strange.length + 2);
  const names = (subject: string) =>
    inbox.messages.find((message) => message.subject === subject)?.headers.map(({ key }) => key);
  for (const { to, headers, html, subject } of inbox.messages) {
    expect(to?.map(({ address }) => address).join()).toMatch(/^(office@firm\.example|plain@example\.com)$/);
    const others = headers.filter(({ key }) => key !== 'subject');
    expect(JSON.stringify(others)).not.toContain('evil');
    expect(html ?? '').not.toContain('<b>');
    if (subject?.includes('enquiry (') && !subject.includes(plain)) {
      expect(subject).toMatch(/^Bcc: evil@example\.com, enquiry \(E-/);
      expect(headers.map(({ key }) => key)).toEqual(
        names(`Asha Rao, enquiry (${plain})`)?.filter((key) => key !== 'reply-to'),
      );
    }
  }
});

it('without a mail server each mail becomes a file that only the owner may read', async () => {
  const system = await openTestSystem('sqlite', OFFICE);
  const reference = await enquire(system);
  await send(system);
  const folder = join(system.config.dataFolder, 'mail');
  const names = (await readdir(folder)).sort();
  expect(names).toEqual([
    expect.stringMatching(new RegExp(`^${reference}\\.enquiry-confirmation\\.[0-9a-f-]{36}\\.eml$`)),
    expect.stringMatching(new RegExp(`^${reference}\\.enquiry-notification\\.[0-9a-f-]{36}\\.eml$`)),
  ]);
  const mail = await PostalMime.parse(await readFile(join(folder, names[1] ?? '')));
  expect(mail.replyTo?.[0]?.address).toBe('asha@example.com');
});

it('sends nothing over a certificate that cannot be verified', async () => {
  const { mails, url } = await refusingServer(undefined, undefined, {});
  const system = await openTestSystem('sqlite', { ...OFFICE, SMTP_URL: url });
  await enquire(system);
  await send(system);
  expect(mails).toEqual([]);
  expect((await listOutbox(system)).map(({ error }) => error)).toEqual([
    expect.stringMatching(/certificate/),
    expect.stringMatching(/certificate/),
  ]);
});

it('demands TLS of every server that is not this machine', async () => {
  const server = new SMTPServer({ authOptional: true, logger: false, disabledCommands: ['STARTTLS'] });
  const url = await listening(server, '127.0.0.2');
  await expect(smtpTransport(url).verify()).rejects.toThrow(/STARTTLS/);
  await expect(smtpTransport(`${url}/?tls=optional`).verify()).resolves.toBeUndefined();
});

it.each([
  ['drops the connection', (socket: Socket) => socket.destroy()],
  ['answers 4xx', (socket: Socket) => socket.end('421 try later\r\n')],
  ['answers 5xx', (socket: Socket) => socket.end('554 go away\r\n')],
])('keeps every mail when the server %s', async (_what, misbehave) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    misbehave(socket);
  });
  const system = await openTestSystem('sqlite', { ...OFFICE, SMTP_URL: await listening(server) });
  await enquire(system);
  await send(system);
  expect(await listOutbox(system)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
});

const TEAM = { ...OFFICE, NOTIFY_EMAIL: 'First@firm.example, second@firm.example, third@firm.example' };
/** As many visitors type no address that can be written to: only the firm is told. */
const NOBODY = { email: 'a,b@example.com' };

interface Refusal {
  code: number;
  words: string;
}

/** A mail server that refuses an address, or each, with this answer, as long as there is one; `mails` are those it took. */
async function refusingServer(
  address?: string,
  answer?: Refusal,
  tls: SMTPServerOptions = { disabledCommands: ['STARTTLS'] },
) {
  const state = { answer };
  const mails: { to: string[]; id: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    ...tls,
    onRcptTo(recipient, _session, done) {
      if (!state.answer || (address && recipient.address.toLowerCase() !== address)) return done();
      done(Object.assign(new Error(state.answer.words), { responseCode: state.answer.code }));
    },
    async onData(stream, { envelope }, done) {
      const { messageId = '' } = await PostalMime.parse(await buffer(stream));
      mails.push({ to: envelope.rcptTo.map((recipient) => recipient.address), id: messageId });
      done();
    },
  });
  server.on('error', () => {});
  return { state, mails, url: await listening(server) };
}

it.each([
  { code: 550, words: '5.1.1 User unknown' },
  { code: 450, words: '4.2.0 Greylisted, come again' },
])(
  'of three addresses of the firm the one that is answered with $code is tried again, and no other',
  async (answer) => {
    const { state, mails, url } = await refusingServer('second@firm.example');
    const system = await openTestSystem('sqlite', { ...TEAM, SMTP_URL: url });
    const transport = openTransport(system.config);
    state.answer = answer;
    await enquire(system, NOBODY);
    await deliverDueMails(system, transport);
    expect(mails.map(({ to }) => to.join()).toSorted()).toEqual(['First@firm.example', 'third@firm.example']);
    expect(await listOutbox(system)).toMatchObject([
      { to: 'second@firm.example', state: 'waiting', error: expect.stringContaining(answer.words) },
    ]);
    system.pass(10 * MINUTE_MS);
    state.answer = undefined;
    await deliverDueMails(system, transport);
    expect(mails.map(({ to }) => to.join()).toSorted()).toEqual([
      'First@firm.example',
      'second@firm.example',
      'third@firm.example',
    ]);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(3);
    expect(await listOutbox(system)).toEqual([]);
  },
);

const UNKNOWN = '5.1.1 User unknown';

it.each([
  { address: 'asha@example.com', code: 550, state: 'failed' },
  { address: 'asha@example.com', code: 451, state: 'waiting' },
  // What is wrong at the firm is ours to mend.
  { address: 'office@firm.example', code: 550, state: 'waiting' },
])('an email to $address that the server answers with $code is $state after one attempt', async (refused) => {
  const { address, code, state } = refused;
  const { mails, url } = await refusingServer(address, { code, words: UNKNOWN });
  const system = await openTestSystem('sqlite', { ...OFFICE, SMTP_URL: url });
  await enquire(system);
  await send(system);
  expect(await listOutbox(system)).toMatchObject([
    { to: address, state, attempts: 1, error: expect.stringContaining(UNKNOWN) },
  ]);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).not.toContain(address);
});

/** Answers until this command, and then a byte, without an end. */
async function drippingServer(command: string) {
  const sockets = new Set<Socket>();
  const { promise: isDripping, resolve } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.write('220 slow.example\r\n');
    socket.on('data', (said) => {
      if (!said.toString().startsWith(command)) return socket.write('250 slow.example\r\n');
      socket.write('2');
      resolve();
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { url: await listening(server), open: () => sockets.size, isDripping };
}

it.each(['EHLO', 'MAIL'])(
  'a server that never ends its answer to %s is given up, and the connection closed',
  async (command) => {
    const { url, open, isDripping } = await drippingServer(command);
    const system = await openTestSystem('sqlite', { ...OFFICE, SMTP_URL: url });
    await enquire(system, NOBODY);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const attempt = deliverDueMails(system, openTransport(system.config));
    await isDripping;
    expect(open()).toBe(1);
    vi.advanceTimersByTime(90_000);
    await attempt;
    vi.useRealTimers();
    await expect.poll(open).toBe(0);
    expect(await listOutbox(system)).toMatchObject([
      { state: 'waiting', error: 'the mail server took too long' },
    ]);
  },
);

it.each(['EHLO', 'QUIT'])(
  'a look of doctor leaves no connection to a server that never ends its answer to %s',
  async (command) => {
    const { url, open, isDripping } = await drippingServer(command);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const looked = smtpTransport(url)
      .verify()
      .catch(() => {});
    if (command === 'EHLO') {
      await isDripping;
      vi.advanceTimersByTime(90_000);
    }
    await looked;
    vi.useRealTimers();
    await expect.poll(open).toBe(0);
  },
);

it('after an hour without a mail server all mails arrive, twice only where the server lost its answer', async () => {
  await outlastOutage(25);
});

it('the worker sends what comes in while it runs, and stops when it is told', async () => {
  const { system, inbox } = await openOffice();
  const delivery = startDelivery(system, openTransport(system.config));
  const reference = await enquire(system);
  await inbox.message(({ subject }) => subject === `Asha Rao, enquiry (${reference})`);
  await delivery.stop();
  await enquire(system, { message: 'later' });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(inbox.messages).toHaveLength(2);
});
