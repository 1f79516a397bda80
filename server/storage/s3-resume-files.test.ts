import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeS3 } from '../../tests/support/fake-s3.ts';
import { openS3ResumeFiles } from './s3-resume-files.ts';
import { newFolder } from '../../tests/support/new-folder.ts';

const RESUME = '6f1c2d3e-0000-4000-8000-000000000001.pdf';

async function open() {
  const folder = await newFolder();
  const s3 = await fakeS3();
  const files = await openS3ResumeFiles(
    {
      kind: 's3',
      endpoint: s3.endpoint,
      region: 'auto',
      bucket: 'bucket',
      prefix: 'site/resumes',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    folder,
    pino({ level: 'silent' }),
  );
  const keep = async (key: string, content: string) => {
    const path = files.temporaryPath();
    await writeFile(path, content);
    await files.keep(path, key);
  };
  return { ...s3, files, keep };
}

it('keeps, gives back, lists and removes resumes below its prefix', async () => {
  const { objects, files, keep } = await open();
  await keep(RESUME, 'content');
  expect([...objects.keys()]).toEqual([`site/resumes/${RESUME}`]);
  expect((await buffer(await files.read(RESUME))).toString()).toBe('content');
  expect(await Array.fromAsync(files.list())).toMatchObject([{ key: RESUME }]);
  await files.remove(RESUME);
  await files.remove(RESUME);
  expect(objects.size).toBe(0);
});

it('tells a file that is not there from a store that is down and from a bucket that is not there', async () => {
  const { state, files, keep } = await open();
  await expect(files.read('none.pdf')).rejects.toMatchObject({ name: 'ResumeNotFound' });
  state.hasBucket = false;
  await expect(files.read('none.pdf')).rejects.toMatchObject({ name: 'StorageUnavailable' });
  await expect(Array.fromAsync(files.list())).rejects.toMatchObject({ name: 'StorageUnavailable' });
  state.isDown = true;
  await expect(files.read('none.pdf')).rejects.toMatchObject({ name: 'StorageUnavailable' });
  await expect(keep('a.pdf', 'x')).rejects.toMatchObject({ name: 'StorageUnavailable' });
});

it('sets a resume aside, still gives it, brings it back, and removes it wherever it is', async () => {
  const { objects, files, keep } = await open();
  await keep(RESUME, 'content');
  await files.setAside(RESUME);
  await files.setAside(RESUME);
  expect([...objects.keys()]).toEqual([`site/resumes/orphaned/${RESUME}`]);
  expect(await Array.fromAsync(files.list())).toEqual([]);
  expect(await Array.fromAsync(files.listSetAside())).toMatchObject([{ key: RESUME }]);
  expect((await buffer(await files.read(RESUME))).toString()).toBe('content');
  await files.bringBack(RESUME);
  expect([...objects.keys()]).toEqual([`site/resumes/${RESUME}`]);
  await files.setAside(RESUME);
  await files.remove(RESUME);
  expect(objects.size).toBe(0);
});

it('lists nothing that somebody else put into the bucket', async () => {
  const { objects, files, keep } = await open();
  await keep(RESUME, 'content');
  for (const name of ['README.txt', `old/${RESUME}`, 'report.pdf', '.store'])
    objects.set(`site/resumes/${name}`, { content: Buffer.from('theirs'), modified: new Date(0) });
  expect(await Array.fromAsync(files.list())).toMatchObject([{ key: RESUME }]);
});

/** A store that answers like this; `connections` counts those to it. */
async function openStore(answer: Parameters<typeof createServer>[1]) {
  const sockets = new Set<Socket>();
  const server = createServer(answer);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const files = await openS3ResumeFiles(
    {
      kind: 's3',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'auto',
      bucket: 'bucket',
      prefix: '',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    await newFolder(),
    pino({ level: 'silent' }),
  );
  return { files, connections: () => sockets.size };
}

it('a list that always has another page is ended', { timeout: 60_000 }, async () => {
  let page = 0;
  const { files } = await openStore((_request, response) => {
    page += 1;
    response.end(
      `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>page-${page}</NextContinuationToken></ListBucketResult>`,
    );
  });
  await expect(Array.fromAsync(files.list())).rejects.toThrow('it answers without an end');
});

it('the connection to a store that does not begin to answer is closed', async () => {
  const { promise: isAsked, resolve } = Promise.withResolvers<void>();
  const { files, connections } = await openStore(() => resolve());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = expect(files.read(RESUME)).rejects.toThrow('it did not answer in time');
  await isAsked;
  vi.advanceTimersByTime(6_000);
  await read;
  vi.useRealTimers();
  await expect.poll(connections).toBe(0);
});
