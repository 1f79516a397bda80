import { describe, expect, test } from 'vitest';
import { mailTemplates } from '../../content/mail-templates.ts';
import { draftLetter } from '../../server/services/mail/draft-letter.ts';
import { actOnThing, editThing } from '../../server/services/catalogue/edit-thing.ts';
import { currentTemplates, template } from '../../server/services/catalogue/template.ts';
import { listVersions, requireThing, undoVersion } from '../../server/services/catalogue/versions.ts';
import { previewMail } from '../../server/services/mail/preview-mail.ts';
import { engines, openTestSystem } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';

const WORDS = { subject: 'A call on {day}', text: 'Dear {name},\n\nWe call on {day}.\n\n{sender}' };
const ORIGINAL = 'Your enquiry: a call on {day}';

describe.each(engines)('words of letters on %s', (engine) => {
  const open = async () => {
    const system = await openTestSystem(engine);
    const reference = await enquire(system);
    const draft = async () => await draftLetter(system, reference, 'call', { values: { day: 'Monday' } });
    return { system, draft };
  };

  test('a letter is drafted with the words of the office, and with the original ones once they are restored', async () => {
    const { system, draft } = await open();
    expect(await draft()).toMatchObject({ subject: 'Your enquiry: a call on Monday', open: ['time'] });
    await editThing(system, template, 'call', WORDS, 0);
    expect(await draft()).toMatchObject({
      subject: 'A call on Monday',
      text: 'Dear Asha Rao,\n\nWe call on Monday.\n\nKeelward',
      open: [],
    });
    expect(previewMail(system, 'call', await currentTemplates(system)).subject).toContain('A call on {day}');
    await actOnThing(system, template, 'call', 'restore', { seen: 1 });
    expect(await draft()).toMatchObject({ subject: 'Your enquiry: a call on Monday' });
    await undoVersion(system, template, 'call', 2);
    expect(await draft()).toMatchObject({ subject: 'A call on Monday' });
  });

  test('the first change taken back leaves the original; each version is kept', async () => {
    const { system } = await open();
    await expect(undoVersion(system, template, 'call')).rejects.toThrow(
      'There is nothing to undo for the template call.',
    );
    await editThing(system, template, 'call', WORDS, 0);
    await undoVersion(system, template, 'call');
    expect(await requireThing(system, template, 'call')).toMatchObject({
      value: { subject: ORIGINAL },
      shown: 'original',
    });
    await editThing(system, template, 'call', { ...WORDS, subject: 'Shall we talk?' }, 2);
    const versions = await listVersions(system, await requireThing(system, template, 'call'));
    expect(versions.map(({ version, state, value }) => [version, state, value.subject])).toEqual([
      [3, 'published', 'Shall we talk?'],
      [2, 'withdrawn', 'A call on {day}'],
      [1, 'published', 'A call on {day}'],
    ]);
  });

  test('the original words typed again are the original', async () => {
    const { system } = await open();
    const original = mailTemplates.find(({ id }) => id === 'call')!;
    await editThing(system, template, 'call', { subject: original.subject, text: original.text }, 0);
    expect(await listVersions(system, await requireThing(system, template, 'call'))).toEqual([]);
    await editThing(system, template, 'call', WORDS, 0);
    await editThing(system, template, 'call', { subject: original.subject, text: original.text }, 1);
    expect(await requireThing(system, template, 'call')).toMatchObject({ shown: 'original', version: 2 });
  });

  test('every original letter may be saved as it is', async () => {
    const { system } = await open();
    for (const { id, subject, text } of mailTemplates)
      await expect(editThing(system, template, id, { subject, text }, 0)).resolves.toMatchObject({
        version: 0,
      });
  });

  test('an unknown placeholder is refused by its name, with those that exist', async () => {
    const { system, draft } = await open();
    for (const [typed, named] of [
      ['{nmae}', '{nmae}'],
      ['{Name}', '{Name}'],
      ['{ name }', '{ name }'],
      ['{job_title}', '{job_title}'],
      ['{name', '{name'],
      ['name}', '}'],
    ] as const) {
      const text = expect.stringContaining(
        `There is no placeholder ${named}. There are: {name}, {reference}, {subject}`,
      );
      const saved = editThing(system, template, 'call', { ...WORDS, text: `Dear ${typed}` }, 0);
      await expect(saved, typed).rejects.toMatchObject({ fields: { text } });
    }
    expect(await draft()).toMatchObject({ subject: 'Your enquiry: a call on Monday' });
  });
});
