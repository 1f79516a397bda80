import { expect, test } from 'vitest';
import { validateApplication } from './validate-application.ts';

test('a resume is required, and its size is not checked', () => {
  const form = new FormData();
  const fields = { name: 'Asha Rao', email: 'asha@example.org', phone: '+91 98765 43210', cover_letter: '' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(6 * 1024 * 1024)], 'large.pdf'));
  expect(validateApplication(form)).toEqual({});
  // An empty file, as a file input without a chosen file sends it.
  form.set('resume', new File([], ''));
  expect(validateApplication(form)).toEqual({ resume: 'Resume is required' });
});
