import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface StoredObject {
  content: Buffer;
  modified: Date;
}

/** The part of the S3 protocol that resumes and backups need, on loopback, until the test is over. */
export async function fakeS3() {
  const objects = new Map<string, StoredObject>();
  /** Begun and not yet ended: the parts by their numbers. */
  const uploads = new Map<string, Map<number, Buffer>>();
  const state = { isDown: false, areReadsDown: false, hasBucket: true, partsTaken: Infinity };
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
    const upload = searchParams.get('uploadId');
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (upload !== null) {
      const parts = uploads.get(upload) ?? new Map<number, Buffer>();
      if (method === 'DELETE') {
        uploads.delete(upload);
        return response.writeHead(204).end();
      }
      if (method === 'PUT') {
        if (parts.size >= state.partsTaken) return response.writeHead(400).end();
        parts.set(Number(searchParams.get('partNumber')), content);
        return response.writeHead(200, { etag: '"part"' }).end();
      }
      const ordered = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
      objects.set(key, { content: Buffer.concat(ordered), modified: new Date() });
      uploads.delete(upload);
      return response.end(
        '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
      );
    }
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
    if (method === 'HEAD') return response.writeHead(objects.has(key) ? 200 : 404).end();
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
  return { objects, uploads, state, endpoint, settings };
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
