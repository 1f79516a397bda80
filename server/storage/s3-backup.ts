import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { S3Place } from '../config.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/**
 * Time limit for sending a part, and for the beginning of an answer. Nobody waits for it, so it is longer than for
 * visitors.
 */
const REQUEST_TIMEOUT_MS = 120_000;
/** Size of a part. A store accepts at most 10,000 parts, so a backup can have 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const TRIES = 3;
const PAUSE_MS = 1_000;

/** A backup in an S3-compatible store. It is sent in parts and becomes visible after the last one. */
export function s3Backup({ endpoint, bucket, prefix: key, ...keys }: S3Place) {
  const client = (requestAbortTimeout?: number) =>
    new S3mini({ ...keys, endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`, requestAbortTimeout });
  const store = client(REQUEST_TIMEOUT_MS);
  const name = `s3://${bucket}/${key}`;

  async function failing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      const { message, cause } = error as Error;
      const reason =
        cause instanceof Error && cause.message !== '' ? `${message} (${cause.message})` : message;
      throw new StorageUnavailable(`${name} cannot be used: ${reason}. Nothing was stored there.`, {
        cause: error,
      });
    }
  }

  async function put(
    upload: string,
    part: Buffer,
    number: number,
  ): Promise<{ partNumber: number; etag: string }> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await store.uploadPart(key, upload, part, number);
      } catch (error) {
        if (tried === TRIES) throw error;
        await pause(tried * PAUSE_MS);
      }
    }
  }

  return {
    name,
    isThere: () => failing(async () => (await store.objectExists(key)) === true),

    /** Writes the backup. Errors of the content, such as an unreadable resume, are thrown unchanged. */
    async write(content: AsyncIterable<Uint8Array>): Promise<void> {
      const upload = await failing(() => store.getMultipartUploadId(key));
      try {
        const sent: { partNumber: number; etag: string }[] = [];
        for await (const part of partsOf(content))
          sent.push(await failing(() => put(upload, part, sent.length + 1)));
        await failing(() => store.completeMultipartUpload(key, upload, sent));
      } catch (error) {
        await store.abortMultipartUpload(key, upload).catch(() => {});
        throw error;
      }
    },

    async read(): Promise<Readable> {
      const response = await failing(() => client().getObjectResponse(key));
      if (response?.body) return Readable.fromWeb(response.body);
      throw new StorageUnavailable(`There is no ${name}.`);
    },
  };
}

async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}
