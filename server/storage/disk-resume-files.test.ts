import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { namesOfResumes } from '../../tests/support/resume-folder.ts';
import { openTestSystem } from '../../tests/support/open-storage.ts';
import { pdf, received } from '../../tests/support/resumes.ts';

test.each(['../../x.pdf', '/tmp/x.pdf', 'a/b.pdf', 'cv.pdf', ''])(
  'nothing is kept under %j, which is no name of a resume',
  async (key) => {
    const { config, storage } = await openTestSystem();
    const { path } = await received(storage, 'cv.pdf', pdf());
    await expect(storage.resumeFiles.keep(path, key)).rejects.toThrow('is not the name of a resume');
    expect(namesOfResumes(config.dataFolder)).toEqual([basename(path)]);
  },
);
