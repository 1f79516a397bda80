import { expect, test } from 'vitest';
import { home } from './home.ts';
import { vaptGroup } from './services/vapt/group.ts';

test('the home page names the days that the eight tests take, from the shortest to the longest', () => {
  const days = vaptGroup.figure.rows.flatMap(({ note }) => note.split('–').map(Number));
  expect(home.organisations.rows[0]?.time).toBe(`${Math.min(...days)} to ${Math.max(...days)} working days`);
});
