import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface StoredObject {
  content: Buffer;
  modified: Date;
}

/** The part of the S3 protocol that resumes need, on loopback, until the test is over. */
export async function fakeS3() {
  const objects = new Map<string, StoredObject>();
  const state = { isDown: false, areReadsDown: false, hasBucket: true };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const key = decodeURIComponent(pathname.replace('/bucket/', ''));
    const content = await buffer(request);
    const isRead = method === 'GET' && !searchParams.has('list-type');
    if (state.isDown || (state.areReadsDown && isRead)) return response.writeHead(503).end();
    if (!state.hasBucket) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (!isSigned(request)) return response.writeHead(403).end();
    if (searchParams.has('list-type'))
      return response.end(listing(objects, searchParams.get('prefix') ?? ''));
    const source = request.headers['x-amz-copy-source'];
    if (method === 'PUT' && source !== undefined) {
      const copied = objects.get(decodeURIComponent(String(source)).replace('/bucket/', ''));
      if (!copied) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      objects.set(key, { content: copied.content, modified: new Date() });
      return response.end('<CopyObjectResult><ETag>"copied"</ETag></CopyObjectResult>');
    }
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
  const endpoint = `http://127.0.0.1:${port}`;
  /** What a site is told to use it. */
  const settings = {
    RESUME_STORE: 's3://bucket/site/resumes',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  return { objects, state, endpoint, settings };
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
