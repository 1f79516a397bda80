import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openTestSystem } from '../../../tests/support/open-storage.ts';
import { apply } from '../../../tests/support/submissions.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { fileHash } from '../data/file-hash.ts';
import { examineResumes } from './examine-resumes.ts';

it.each([
  ['EACCES: permission denied, open', { code: 'EACCES' }, true],
  ['S3 returned 403', { status: 403 }, true],
  ['EIO: i/o error, read', { code: 'EIO' }, false],
  ['S3 returned 503', { status: 503 }, false],
])(
  'keeps why a resume cannot be read, such as %s, and whether rights are the reason',
  async (message, error, isRefused) => {
    const { storage, ...others } = await openTestSystem();
    const reference = await apply({ storage, ...others });
    const read = () => Promise.reject(new StorageUnavailable(`${message}.`, { cause: error }));
    const resumeFiles = { ...storage.resumeFiles, read };
    expect(await examineResumes({ ...storage, resumeFiles })).toMatchObject({
      unreadable: [reference],
      reason: message,
      isRefused,
    });
  },
);

it('a resume that takes too long is read no further', async () => {
  const { storage } = await openTestSystem();
  const content = new Readable({ read: () => {} });
  const reading = new AbortController();
  const hash = fileHash({ ...storage.resumeFiles, read: async () => content }, 'key', reading.signal);
  reading.abort();
  await expect(hash).rejects.toThrow('aborted');
  expect(content.destroyed).toBe(true);
});
