import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RESUME_MAX_BYTES } from '../../contracts/limits.ts';
import { VisitorError, resumeTooLarge, tooBusy } from '../services/visitor-error.ts';
import type { ReceivedFile } from '../services/resumes/received-file.ts';
import { StorageUnavailable, unavailableOnFailure } from '../storage/storage-unavailable.ts';
import { concurrencyByAddress } from './limits/concurrency-by-address.ts';
import { clientAddress } from './limits/client-address.ts';
import { READ_LIMIT_BYTES } from './connections/early-response.ts';

/** Options for registering @fastify/multipart. */
export const MULTIPART_OPTIONS = {
  throwFileSizeLimit: false,
  limits: {
    parts: 20,
    fields: 16,
    files: 4,
    fieldNameSize: 100,
    /** Room for 5,000 characters of four bytes, and for enough more to notice that a text is too long. */
    fieldSize: 32 * 1_024,
    fileSize: RESUME_MAX_BYTES,
    headerPairs: 20,
  },
};

export const FORM_MALFORMED = 'The form did not arrive completely. Please try again.';

export interface Upload {
  fields: Record<string, string>;
  resume?: ReceivedFile;
}

export type ReceiveUpload = <Result>(
  request: FastifyRequest,
  use: (upload: Upload) => Promise<Result>,
) => Promise<Result>;

export interface UploadBounds {
  /** Limit of simultaneous uploads. */
  concurrency: number;
  /** Limit of simultaneous uploads from one address. */
  perAddress: number;
  /** True for an address that many visitors share. `perAddress` does not apply to it. */
  isShared: (address: string) => boolean;
}

/**
 * Receives a multipart form and passes it to `use`. The file gets a temporary name and is removed afterwards unless
 * `use` moves it. Throws a VisitorError if the form is malformed or too large, or if there are too many uploads.
 */
export function uploadReceiver(
  temporaryPath: () => string,
  { concurrency, perAddress, isShared }: UploadBounds,
): ReceiveUpload {
  const places = concurrencyByAddress();

  async function receiveInTurn(request: FastifyRequest, written: string[]): Promise<Upload> {
    const address = clientAddress(request.ip);
    const isShareTaken = places.of(address) >= perAddress && !isShared(request.ip);
    if (places.total() >= concurrency || isShareTaken) throw tooBusy();
    places.add(address);
    try {
      return await receive(request, () => {
        const path = temporaryPath();
        written.push(path);
        return path;
      });
    } finally {
      places.remove(address);
    }
  }

  return async (request, use) => {
    const written: string[] = [];
    try {
      return await use(await receiveInTurn(request, written));
    } finally {
      await Promise.all(written.map((path) => rm(path, { force: true })));
    }
  };
}

async function receive(request: FastifyRequest, temporaryPath: () => string): Promise<Upload> {
  if (Number(request.headers['content-length']) > READ_LIMIT_BYTES) {
    await readOn(request.raw, READ_LIMIT_BYTES);
    throw resumeTooLarge();
  }
  const bound = readBound(request.raw, READ_LIMIT_BYTES);
  const parts = readParts(request, temporaryPath);
  try {
    return await Promise.race([parts, bound.exceeded]);
  } catch (error) {
    // Prevents an unhandled rejection: the parser waits for more parts until the connection closes, and then rejects.
    parts.catch(() => undefined);
    await readOn(request.raw, bound.bytesLeft());
    throw isAnswerable(error) ? error : new VisitorError('malformed', FORM_MALFORMED);
  } finally {
    bound.stop();
  }
}

async function readParts(request: FastifyRequest, temporaryPath: () => string): Promise<Upload> {
  const upload: Upload = { fields: {} };
  // The values are set before the file is checked, so that the visitor gets them back with a refused form.
  request.typed = upload.fields;
  let isTooLarge = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      addField(upload.fields, part);
    } else if (part.fieldname !== 'resume' || !part.filename || upload.resume) {
      part.file.resume();
    } else {
      const received = await receiveFile(part, temporaryPath());
      isTooLarge ||= part.file.truncated;
      upload.resume = received;
    }
  }
  if (isTooLarge) throw resumeTooLarge();
  return upload;
}

/** If a name is repeated, the first field counts. */
function addField(fields: Record<string, string>, part: Multipart): void {
  if (part.type !== 'field' || typeof part.value !== 'string' || Object.hasOwn(fields, part.fieldname))
    return;
  fields[part.fieldname] = part.value;
}

async function receiveFile(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await onDisk(open(path, 'wx', 0o600));
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      hash.update(chunk);
      await onDisk(file.writeFile(chunk));
    }
  } finally {
    // Windows cannot remove a file that is still open.
    await onDisk(file.close());
  }
  return { path, size, fileName: part.filename, sha256: hash.digest('hex') };
}

/** Reports a failing disk as StorageUnavailable, so that it is not mistaken for an interrupted upload. */
const onDisk = unavailableOnFailure(
  (error) => new StorageUnavailable('A resume could not be written', { cause: error }),
);

/** Counts the received bytes. Above `limit` it stops reading and rejects `exceeded`. */
function readBound(request: IncomingMessage, limit: number) {
  let read = 0;
  const { promise: exceeded, reject } = Promise.withResolvers<never>();
  exceeded.catch(() => undefined);
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read < limit) return;
    request.off('data', count);
    request.unpipe();
    request.pause();
    reject(resumeTooLarge());
  };
  request.on('data', count);
  return { exceeded, bytesLeft: () => limit - read, stop: () => request.off('data', count) };
}

/** Reads the rest of the request and ignores it, up to `limit` bytes. */
async function readOn(request: IncomingMessage, limit: number): Promise<void> {
  let left = limit;
  if (left <= 0 || request.readableEnded || request.destroyed) return;
  request.unpipe();
  await new Promise<void>((resolve) => {
    const drop = (chunk: Buffer) => {
      left -= chunk.length;
      if (left > 0) return;
      request.pause();
      finish();
    };
    const finish = () => {
      request.off('data', drop).off('end', finish).off('close', finish);
      resolve();
    };
    request.on('data', drop).on('end', finish).on('close', finish);
    request.resume();
  });
}

function isAnswerable(error: unknown): boolean {
  return error instanceof VisitorError || error instanceof StorageUnavailable;
}
