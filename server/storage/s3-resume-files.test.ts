import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openS3ResumeFiles } from './s3-resume-files.ts';

interface StoredObject {
  content: Buffer;
  modified: Date;
}

/** The part of the S3 protocol that resumes need, on loopback. */
async function fakeS3() {
  const objects = new Map<string, StoredObject>();
  const state = { isDown: false };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const key = decodeURIComponent(pathname.replace('/bucket/', ''));
    const content = await buffer(request);
    if (state.isDown) return response.writeHead(503).end();
    if (!isSigned(request)) return response.writeHead(403).end();
    if (searchParams.has('list-type'))
      return response.end(listing(objects, searchParams.get('prefix') ?? ''));
    if (method === 'PUT') objects.set(key, { content, modified: new Date() });
    if (method === 'DELETE') objects.delete(key);
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204, { etag }).end();
    const found = objects.get(key);
    return found
      ? response.end(found.content)
      : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { objects, state, endpoint: `http://127.0.0.1:${port}` };
}

function isSigned({ headers }: IncomingMessage): boolean {
  return headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/') ?? false;
}

function listing(objects: Map<string, StoredObject>, prefix: string): string {
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const contents = found.map(
    ([key, { content, modified }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
  );
  return `<ListBucketResult><KeyCount>${found.length}</KeyCount>${contents.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`;
}

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 's3-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
  await keep('a.pdf', 'content');
  expect([...objects.keys()]).toEqual(['site/resumes/a.pdf']);
  expect((await buffer(await files.read('a.pdf'))).toString()).toBe('content');
  expect(await Array.fromAsync(files.list())).toEqual(['a.pdf']);
  await files.remove('a.pdf');
  await files.remove('a.pdf');
  expect(objects.size).toBe(0);
});

it('fails as unavailable when the store is down or has no such file', async () => {
  const { state, files, keep } = await open();
  await expect(files.read('none.pdf')).rejects.toMatchObject({ name: 'StorageUnavailable' });
  state.isDown = true;
  await expect(keep('a.pdf', 'x')).rejects.toMatchObject({ name: 'StorageUnavailable' });
});

it('sweeps old objects without a row and leaves young ones, which another server may be storing', async () => {
  const { objects, files, keep } = await open();
  for (const key of ['used.pdf', 'orphan.pdf', 'young.pdf']) await keep(key, key);
  for (const [key, object] of objects) if (!key.includes('young')) object.modified = new Date('2020-01-01');
  expect(await files.sweep(async (key) => key === 'used.pdf')).toBe(1);
  expect([...objects.keys()]).toEqual(['site/resumes/used.pdf', 'site/resumes/young.pdf']);
});
