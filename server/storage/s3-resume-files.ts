import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import type { ResumeStore } from '../config.ts';
import type { ResumeFiles } from './resume-files.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** Younger objects may belong to a submission that another server is storing right now. */
const SWEEP_AFTER_MS = 60 * 60 * 1_000;
const PAGE_SIZE = 1_000;

type S3Store = Extract<ResumeStore, { kind: 's3' }>;

/** Resumes as objects of an S3-compatible store; uploads in progress stay in a local folder. */
export async function openS3ResumeFiles(store: S3Store, uploadFolder: string): Promise<ResumeFiles> {
  await unavailableOnFailure(mkdir(uploadFolder, { recursive: true, mode: 0o700 }));
  const bucket = new S3mini({
    endpoint: `${store.endpoint.replace(/\/$/, '')}/${store.bucket}`,
    region: store.region,
    accessKeyId: store.accessKeyId,
    secretAccessKey: store.secretAccessKey,
    requestAbortTimeout: REQUEST_TIMEOUT_MS,
  });
  const prefix = store.prefix ? `${store.prefix}/` : '';
  const place = (key: string) => `${prefix}${key}`;

  async function* objects() {
    let token: string | undefined;
    do {
      const page = await unavailableOnFailure(bucket.listObjectsPaged('/', prefix, PAGE_SIZE, token));
      for (const object of page?.objects ?? []) {
        yield { key: object.Key.slice(prefix.length), modified: new Date(object.LastModified) };
      }
      token = page?.nextContinuationToken;
    } while (token);
  }

  return {
    temporaryPath: () => path.join(uploadFolder, `${randomUUID()}.part`),

    async keep(temporaryPath, key) {
      await unavailableOnFailure(
        (async () => {
          await bucket.putObject(place(key), await readFile(temporaryPath), 'application/octet-stream');
          await rm(temporaryPath, { force: true });
        })(),
      );
    },

    async read(key) {
      const response = await unavailableOnFailure(bucket.getObjectResponse(place(key)));
      if (!response?.body) throw new StorageUnavailable(`The resume store has no file ${key}.`);
      return Readable.fromWeb(response.body);
    },

    async remove(key) {
      await unavailableOnFailure(bucket.deleteObject(place(key)));
    },

    async *list() {
      for await (const { key } of objects()) yield key;
    },

    async sweep(isInUse) {
      const unfinished = await unavailableOnFailure(readdir(uploadFolder));
      for (const name of unfinished) await rm(path.join(uploadFolder, name), { force: true });
      let removed = unfinished.length;
      for await (const { key, modified } of objects()) {
        if (Date.now() - modified.getTime() < SWEEP_AFTER_MS || (await isInUse(key))) continue;
        await unavailableOnFailure(bucket.deleteObject(place(key)));
        removed += 1;
      }
      return removed;
    },
  };
}

async function unavailableOnFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailable(`The resume store failed: ${(error as Error).message}.`, { cause: error });
  }
}
