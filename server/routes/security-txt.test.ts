import { expect, test } from 'vitest';
import { privacy } from '../../content/texts/privacy.ts';
import { openApp } from '../../tests/support/open-app.ts';

test('security.txt has a contact, a policy, an address of its own and at least 30 days left', async () => {
  const { app } = await openApp({ settings: { PUBLIC_URL: 'https://www.example.com' } });
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
  expect(fields).toMatchObject({
    Contact: expect.stringMatching(/^mailto:.+@/),
    Canonical: 'https://www.example.com/.well-known/security.txt',
    Policy: 'https://www.example.com/privacy#weakness',
  });
  const [, section] = fields.Policy.split('#');
  expect(privacy.sections.map(({ id }) => id)).toContain(section);
  const daysLeft = (new Date(fields.Expires).getTime() - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});
