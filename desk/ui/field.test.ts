import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InputField } from './field.tsx';

it('a field is described by its error and its hint', () => {
  const field = { name: 'fee', label: 'Fee', hint: 'In rupees', error: 'Give a number' };
  const html = renderToStaticMarkup(createElement(InputField, field));
  expect(html).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="fee-error fee-hint"/);
  for (const id of ['fee-error', 'fee-hint']) expect(html).toContain(`id="${id}"`);
});
