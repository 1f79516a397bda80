import { expect, test } from 'vitest';
import { validateApplication } from './validate-application.ts';

const filled = { name: 'Asha Rao', email: 'asha@example.org', phone: '+91 98765 43210', cover_letter: '' };

function form(
  changes: Partial<typeof filled> = {},
  resume: File | null = new File(['%PDF'], 'resume.pdf'),
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changes })) data.set(name, value);
  data.set('resume', resume ?? new File([], ''));
  return data;
}

test('a filled form has no errors', () => {
  expect(validateApplication(form())).toEqual({});
});

test('an empty form names what is required', () => {
  expect(validateApplication(form({ name: '  ', email: '', phone: '' }, null))).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    resume: 'Resume is required',
  });
});

test('an email without a dot and a phone number of letters are refused', () => {
  expect(validateApplication(form({ email: 'asha@example', phone: 'call me' }))).toEqual({
    email: 'Please enter a valid email',
    phone: 'Please enter a valid phone number',
  });
});

test('the size of the resume is not checked', () => {
  expect(validateApplication(form({}, new File([new Uint8Array(6 * 1024 * 1024)], 'large.pdf')))).toEqual({});
});
