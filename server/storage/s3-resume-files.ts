import { randomUUID } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { S3mini, S3ServiceError } from 's3mini';
import { circuitBreaker } from '../circuit-breaker.ts';
import type { ResumeStore } from '../config.ts';
import { isOlder } from './disk-resume-files.ts';
import { makeFolder } from './folder-owner.ts';
import { withTimeout } from '../with-timeout.ts';
import { ResumeNotFound, type ResumeFiles } from './resume-files.ts';
import { StorageUnavailable, unavailableOnFailure } from './storage-unavailable.ts';

/** A visitor waits for it: 5 MB at 7 Mbit/s. */
const REQUEST_TIMEOUT_MS = 6_000;
/** Until the stream of what is read ends, as slowly as a mail server may take it. */
const READ_TIMEOUT_MS = 90_000;
/** Younger objects may belong to a submission that another server is storing right now. */
const SWEEP_OBJECTS_AFTER_MS = 60 * 60 * 1_000;
const PAGE_SIZE = 1_000;
const QUARANTINE = 'orphaned/';

type S3Store = Extract<ResumeStore, { kind: 's3' }>;

/** Resumes as objects of an S3-compatible store; uploads in progress stay in a local folder. */
export async function openS3ResumeFiles(
  store: S3Store,
  uploadFolder: string,
  log: Logger,
  { create = true } = {},
): Promise<ResumeFiles> {
  if (create) await orUnavailable((async () => makeFolder(uploadFolder))());
  const open = (requestAbortTimeout: number) =>
    new S3mini({
      endpoint: `${store.endpoint.replace(/\/$/, '')}/${store.bucket}`,
      region: store.region,
      accessKeyId: store.accessKeyId,
      secretAccessKey: store.secretAccessKey,
      requestAbortTimeout,
    });
  const bucket = open(REQUEST_TIMEOUT_MS);
  const bucketToRead = open(READ_TIMEOUT_MS);
  const breaker = circuitBreaker({ dependency: 'S3', log, isFailure: isStoresTrouble });
  const prefix = store.prefix ? `${store.prefix}/` : '';
  const place = (key: string) => `${prefix}${key}`;

  async function* objects() {
    let token: string | undefined;
    do {
      const page = await listPage(PAGE_SIZE, token);
      for (const object of page.objects ?? []) {
        const key = object.Key.slice(prefix.length);
        if (!key.startsWith(QUARANTINE)) yield { key, modified: new Date(object.LastModified) };
      }
      token = page.nextContinuationToken;
    } while (token);
  }

  /** The client takes a bucket that does not exist for an empty one. */
  async function listPage(size: number, token?: string) {
    const page = await orUnavailable(bucket.listObjectsPaged('/', prefix, size, token));
    if (page) return page;
    throw new StorageUnavailable(`The resume store of S3_ENDPOINT has no bucket ${store.bucket}.`);
  }

  async function check(): Promise<void> {
    try {
      await listPage(1);
    } catch (error) {
      const message = `${(error as Error).message} Is it running, and are RESUME_STORE and the keys right?`;
      throw new StorageUnavailable(message, { cause: error });
    }
  }

  return {
    check,

    temporaryPath: () => path.join(uploadFolder, `${randomUUID()}.part`),

    async keep(temporaryPath, key) {
      await orUnavailable(
        (async () => {
          const content = await readFile(temporaryPath);
          await breaker.run(() => bucket.putObject(place(key), content, 'application/octet-stream'));
          await rm(temporaryPath, { force: true });
        })(),
      );
    },

    async read(key) {
      for (const name of [key, QUARANTINE + key]) {
        const response = await orUnavailable(
          breaker.run(() =>
            withTimeout(bucketToRead.getObjectResponse(place(name)), REQUEST_TIMEOUT_MS, noAnswer),
          ),
        );
        if (response?.body) return Readable.fromWeb(response.body);
      }
      await check();
      throw new ResumeNotFound(key);
    },

    async remove(key) {
      for (const name of [key, QUARANTINE + key])
        await orUnavailable(breaker.run(() => bucket.deleteObject(place(name))));
    },

    async setAside(key) {
      await orUnavailable(
        (async () => {
          const response = await breaker.run(() => bucketToRead.getObjectResponse(place(key)));
          if (!response) return;
          const content = Buffer.from(await response.arrayBuffer());
          const aside = place(QUARANTINE + key);
          await breaker.run(() => bucket.putObject(aside, content, 'application/octet-stream'));
          await breaker.run(() => bucket.deleteObject(place(key)));
        })(),
      );
    },

    async *list() {
      for await (const { key } of objects()) yield key;
    },

    async sweep(isInUse, before) {
      let removed = 0;
      for (const name of await orUnavailable(readdir(uploadFolder))) {
        const file = path.join(uploadFolder, name);
        if (!(await isOlder(file, before))) continue;
        await orUnavailable(rm(file, { force: true }));
        removed += 1;
      }
      const oldest = Math.min(before.getTime(), Date.now() - SWEEP_OBJECTS_AFTER_MS);
      for await (const { key, modified } of objects()) {
        if (modified.getTime() >= oldest || (await isInUse(key))) continue;
        await orUnavailable(bucket.deleteObject(place(key)));
        removed += 1;
      }
      return removed;
    },
  };
}

const orUnavailable = unavailableOnFailure(
  (error) =>
    new StorageUnavailable(`The resume store of S3_ENDPOINT failed: ${reasonOf(error)}.`, {
      cause: error,
      isOutcomeUnknown: isTimeout(error),
    }),
);

function noAnswer(): Error {
  return new Error('it did not answer in time');
}

/** A refusal is an answer. */
function isStoresTrouble(error: unknown): boolean {
  return !(error instanceof S3ServiceError && error.status < 500);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** `fetch failed` alone helps nobody: the reason lies in its cause. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error
    ? `${message} (${cause.message || String((cause as NodeJS.ErrnoException).code)})`
    : message;
}
