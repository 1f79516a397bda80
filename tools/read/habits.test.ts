import { expect, test } from 'vitest';
import { habitsIn } from './habits.ts';

const CODE = `/** What a visitor typed. */
const mail = send('A mail leaves by itself.');
const label = <p>It stands alone.</p>;
// It is read anew: one file, of them two lines.
/** Address of the mail server. */
const mail = alone(stands);
`;

test('habits are found with their line, in comments and texts and not in code', () => {
  expect([...habitsIn(CODE, true)]).toEqual([
    { habit: 'comment without a subject', line: 1 },
    { habit: '"mail": email', line: 2 },
    { habit: '"by itself": automatically', line: 2 },
    { habit: '"alone": only', line: 3 },
    { habit: '"stands": is', line: 3 },
    { habit: '"anew": again', line: 4 },
    { habit: '"of them": including', line: 4 },
  ]);
});

test('the whole of a document is read', () => {
  expect([...habitsIn('# Title\n\nA mail.', false)]).toEqual([{ habit: '"mail": email', line: 3 }]);
});
