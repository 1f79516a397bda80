import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { S3mini, S3ServiceError } from 's3mini';
import { circuitBreaker } from '../circuit-breaker.ts';
import type { ResumeStore } from '../config.ts';
import { fetchAtMost, fetchPromptly } from './bounded-fetch.ts';
import { doubtsIn, removeOldUploads } from './disk-resume-files.ts';
import { makeFolder } from './folder-owner.ts';
import {
  isResumeKey,
  PART,
  QUARANTINE,
  type ResumeFiles,
  ResumeNotFound,
  STORE_ID_NAME,
  type StoredResume,
} from './resume-files.ts';
import { StorageUnavailable, unavailableOnFailure } from './storage-unavailable.ts';

/** Time limit while a visitor waits. Enough for 5 MB at 7 Mbit/s. */
const REQUEST_TIMEOUT_MS = 6_000;
/** Time limit for reading a whole file. A slow mail server may delay the reading. */
const READ_TIMEOUT_MS = 90_000;
const PAGE_SIZE = 1_000;
/** Limit of pages in a list: a million files. Without it a faulty store could answer without end. */
const PAGES_MAX = 1_000;

type S3Store = Extract<ResumeStore, { kind: 's3' }>;

/** Stores resumes as objects of an S3-compatible store. Unfinished uploads are in a local folder. */
export async function openS3ResumeFiles(
  store: S3Store,
  uploadFolder: string,
  log: Logger,
  { create = true } = {},
): Promise<ResumeFiles> {
  if (create) await orUnavailable((async () => makeFolder(uploadFolder))());
  const open = (requestAbortTimeout: number, boundedFetch = fetch) =>
    new S3mini({
      fetch: boundedFetch,
      endpoint: `${store.endpoint.replace(/\/$/, '')}/${store.bucket}`,
      region: store.region,
      accessKeyId: store.accessKeyId,
      secretAccessKey: store.secretAccessKey,
      requestAbortTimeout,
    });
  const bucket = open(REQUEST_TIMEOUT_MS);
  /**
   * Makes a client for one list. Each list needs its own, because the client also requests the further pages of a list, and
   * `fetchAtMost` counts them.
   */
  const openLister = () => open(REQUEST_TIMEOUT_MS, fetchAtMost(PAGES_MAX));
  const bucketToRead = open(READ_TIMEOUT_MS, fetchPromptly(REQUEST_TIMEOUT_MS));
  const breaker = circuitBreaker({ dependency: 'S3', log, isFailure: isStoresTrouble });
  const prefix = store.prefix ? `${store.prefix}/` : '';
  const place = (key: string) => `${prefix}${key}`;
  const quarantine = `${prefix}${QUARANTINE}/`;
  const put = (at: string, content: Buffer | string) =>
    breaker.run(() => bucket.putObject(at, content, 'application/octet-stream'));

  /** Objects in this folder of the bucket whose keys the product made, without those in its subfolders. */
  async function* objectsIn(folder: string): AsyncGenerator<StoredResume> {
    const lister = openLister();
    let token: string | undefined;
    do {
      const page = await listPage(lister, folder, PAGE_SIZE, token);
      for (const { Key, LastModified, Size } of page.objects ?? []) {
        const key = Key.slice(folder.length);
        if (isResumeKey(key)) yield { key, modified: new Date(LastModified), bytes: Size, isReadable: true };
      }
      token = page.nextContinuationToken;
    } while (token);
  }

  /** Reads a page of a list. Throws if the bucket is missing, which the client reports as an empty page. */
  async function listPage(lister: S3mini, folder: string, size: number, token?: string) {
    const page = await orUnavailable(lister.listObjectsPaged('/', folder, size, token));
    if (page) return page;
    throw new StorageUnavailable(`The resume store of S3_ENDPOINT has no bucket ${store.bucket}.`);
  }

  async function check(): Promise<void> {
    try {
      await listPage(openLister(), prefix, 1);
    } catch (error) {
      const message = `${(error as Error).message} Is it running, and are RESUME_STORE and the keys right?`;
      throw new StorageUnavailable(message, { cause: error });
    }
  }

  async function move(from: string, to: string): Promise<void> {
    await orUnavailable(
      (async () => {
        try {
          await bucket.copyObject(from, to);
        } catch (error) {
          if (error instanceof S3ServiceError && error.status === 404) return;
          throw error;
        }
        await bucket.deleteObject(from);
      })(),
    );
  }

  async function find(at: string): Promise<Readable | undefined> {
    const response = await orUnavailable(breaker.run(() => bucketToRead.getObjectResponse(at)));
    return response?.body ? Readable.fromWeb(response.body) : undefined;
  }

  return {
    place: `s3://${store.bucket}${store.prefix && `/${store.prefix}`}`,
    isShared: true,
    check,

    async readId() {
      const id = await find(place(STORE_ID_NAME));
      if (id) return (await orUnavailable(text(id))).trim();
      await check();
      return undefined;
    },

    async writeId(id) {
      await orUnavailable(put(place(STORE_ID_NAME), `${id}\n`));
    },

    temporaryPath: () => path.join(uploadFolder, `${randomUUID()}${PART}`),

    async keep(temporaryPath, key) {
      await orUnavailable(
        (async () => {
          const content = await readFile(temporaryPath);
          await put(place(key), content);
          await rm(temporaryPath, { force: true });
        })(),
      );
    },

    ...doubtsIn(uploadFolder),

    async read(key) {
      const content = (await find(place(key))) ?? (await find(`${quarantine}${key}`));
      if (content) return content;
      await check();
      throw new ResumeNotFound(key);
    },

    async remove(key) {
      await orUnavailable(breaker.run(() => bucket.deleteObject(place(key))));
      await orUnavailable(breaker.run(() => bucket.deleteObject(`${quarantine}${key}`)));
    },

    list: () => objectsIn(prefix),
    listSetAside: () => objectsIn(quarantine),
    setAside: (key) => move(place(key), `${quarantine}${key}`),
    bringBack: (key) => move(`${quarantine}${key}`, place(key)),
    removeUploads: (before) => removeOldUploads(uploadFolder, before),
  };
}

const orUnavailable = unavailableOnFailure(
  (error) =>
    new StorageUnavailable(`The resume store of S3_ENDPOINT failed: ${reasonOf(error)}.`, {
      cause: error,
      isOutcomeUnknown: isTimeout(error),
    }),
);

/** True if the store has failed. A store that refuses a request still works. */
function isStoresTrouble(error: unknown): boolean {
  return !(error instanceof S3ServiceError && error.status < 500);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Reason of an error, taken from its cause if the message is only `fetch failed`. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error
    ? `${message} (${cause.message || String((cause as NodeJS.ErrnoException).code)})`
    : message;
}
