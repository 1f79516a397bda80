import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

it('are listed, shown, changed, previewed, restored and taken back', async () => {
  const operator = await newOperator();
  const original = await operator.json<Row>('letters', 'show', 'call');
  expect(original).toMatchObject({
    letter: 'call',
    words: 'original',
    subject: 'Your enquiry: a call on {day}',
  });
  expect(original['placeholders']).toMatch(/^\{name\} \{reference\}/);
  const file = join(operator.dataFolder, 'call.txt');
  await writeFile(file, 'Dear {name},\n\nWe call on {day}.\n');
  const changed = await operator.json('letters', 'set', 'call', '--subject', 'A call', '--text-file', file);
  expect(changed).toMatchObject({
    words: 'changed',
    subject: 'A call',
    text: 'Dear {name},\n\nWe call on {day}.',
  });
  const preview = await operator.json<Row>('mail', 'preview', 'call');
  expect(preview).toMatchObject({ text: expect.stringContaining('We call on {day}.') });
  const listed = await operator.json<Row[]>('letters', 'list');
  expect(listed.filter(({ words }) => words === 'changed').map(({ letter }) => letter)).toEqual(['call']);
  expect(await operator.json('letters', 'restore', 'call')).toEqual(original);
  expect(await operator.json('letters', 'undo', 'call')).toEqual(changed);
});

it('say what is wrong in a sentence, with exit status 1', async () => {
  const operator = await newOperator();
  for (const [args, sentence] of [
    [['set', 'call'], 'Name what to change: --subject, --text or --text-file.'],
    [['set', 'call', '--subject', 'Dear {nmae}'], 'There is no placeholder {nmae}. There are: {name}'],
    [['show', 'none'], 'There is no letter none. There are: questions, course-details, call'],
    [['undo', 'call'], 'Nobody has changed the letter call yet.'],
  ] as const)
    expect(await operator.refused('letters', ...args)).toContain(sentence);
});
