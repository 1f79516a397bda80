import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Trainer } from '../../content/types.ts';
import { TrainerCards } from './trainer-cards.tsx';

const draw = (trainers: Trainer[]) =>
  renderToStaticMarkup(createElement(TrainerCards, { heading: 'Who teaches', trainers }));

test('while the firm has named nobody there is no section and no heading', () => {
  expect(draw([])).toBe('');
});

test('a trainer stands there with name, work and photo, or with initials in its place', () => {
  const html = draw([
    { name: 'Asha Rao', work: 'Runs networks for a hospital.', teaches: [], photo: '/people/asha.webp' },
    { name: 'Ravi Kumar Shah', work: 'Answers for backups.', teaches: [] },
  ]);
  expect(html).toContain('<h2>Who teaches</h2>');
  expect(html).toContain('<h3>Asha Rao</h3><p>Runs networks for a hospital.</p>');
  expect(html).toContain('src="/people/asha.webp"');
  expect(html).toContain('>RS</span>');
});
