import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';

const FORM = {
  labels: { city: 'City', fee: 'Fee', note: 'Note' },
  stored: { city: 'Pune', fee: '59000', note: '' },
  values: { city: 'Goa', fee: '59000', note: 'Ask Sunita' },
};

const drawn = (props: Partial<Parameters<typeof ChangedMeanwhile>[0]>) =>
  renderToStaticMarkup(createElement(ChangedMeanwhile, { ...FORM, ...props }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('who was faster is named, with what they stored where it differs from what was typed', () => {
  const text = drawn({ conflict: { name: 'Meera Nair', time: '2026-11-26T04:30:00Z' } });
  expect(text).toContain('Changed by Meera Nair at');
  expect(text).toContain('replaces what is stored now: City Pune Note none');
  expect(text).not.toContain('Fee');
});

test('nothing is said while nobody was faster', () => {
  expect(drawn({})).toBe('');
});
