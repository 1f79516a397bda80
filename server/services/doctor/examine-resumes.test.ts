import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openTestSystem } from '../../../tests/support/open-storage.ts';
import { apply } from '../../../tests/support/submissions.ts';
import { StorageUnavailable } from '../../storage/storage-unavailable.ts';
import { fileHash } from '../data/file-hash.ts';
import { examineResumes } from './examine-resumes.ts';

it.each([
  ['EACCES: permission denied, open', { code: 'EACCES' }, { isRefused: true, fault: undefined }],
  ['S3 returned 403', { status: 403 }, { isRefused: true, fault: undefined }],
  ['EIO: i/o error, read', { code: 'EIO' }, { isRefused: false, fault: 'EIO: i/o error, read' }],
  ['S3 returned 503', { status: 503 }, { isRefused: false, fault: 'S3 returned 503' }],
])(
  'tells a resume that rights keep from being read from a fault of the store, such as %s',
  async (message, error, expected) => {
    const { storage, ...others } = await openTestSystem();
    const reference = await apply({ storage, ...others });
    const read = () => Promise.reject(new StorageUnavailable(`${message}.`, { cause: error }));
    const resumeFiles = { ...storage.resumeFiles, read };
    expect(await examineResumes({ ...storage, resumeFiles })).toMatchObject({
      unreadable: [reference],
      ...expected,
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
