import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

it.each([
  ['Anita Sharma', 'A•••• S•••••'],
  ['  J.  R. Rao ', 'J• R• R••'],
  ['Élodie', 'É•••••'],
  ['अनीता', 'अ••'],
])('shows of %j only %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
