import { expect, test } from 'vitest';
import { UNTOUCHED, applicationState } from './application-state.ts';

const refused = applicationState(UNTOUCHED, {
  type: 'refused',
  errors: { name: 'Name is required', email: 'Email is required' },
});

test('editing a field clears its error and leaves the others', () => {
  const edited = applicationState(refused, { type: 'edited', field: 'name' });
  expect(edited).toMatchObject({ phase: 'filling', errors: { email: 'Email is required' } });
  expect(edited).not.toMatchObject({ errors: { name: 'Name is required' } });
});

test('editing after a failure keeps the message of the failure', () => {
  const failed = { phase: 'failed', message: 'No', errors: { phone: 'Wrong' } } as const;
  expect(applicationState(failed, { type: 'edited', field: 'phone' })).toMatchObject({
    phase: 'failed',
    message: 'No',
  });
});

test('opening clears the errors and the previous result', () => {
  expect(applicationState(refused, { type: 'opened' })).toEqual(UNTOUCHED);
  expect(applicationState({ phase: 'sent', message: 'Thank you' }, { type: 'opened' })).toEqual(UNTOUCHED);
});

test('submitting clears the errors', () => {
  expect(applicationState(refused, { type: 'submitted' })).toEqual({ phase: 'submitting', errors: {} });
});
