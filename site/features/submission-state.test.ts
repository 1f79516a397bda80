import { expect, test } from 'vitest';
import { IDLE, submissionState } from './submission-state.ts';

const refused = submissionState(IDLE, {
  type: 'refused',
  errors: { name: 'Name is required', email: 'Email is required' },
});

test('editing a field clears its error and leaves the others', () => {
  const edited = submissionState(refused, { type: 'edited', field: 'name' });
  expect(edited).toMatchObject({ phase: 'idle', errors: { email: 'Email is required' } });
  expect(edited).not.toMatchObject({ errors: { name: 'Name is required' } });
});

test('editing after a failure keeps the message of the failure', () => {
  const failed = { phase: 'failed', message: 'No', errors: { phone: 'Wrong' } } as const;
  expect(submissionState(failed, { type: 'edited', field: 'phone' })).toMatchObject({
    phase: 'failed',
    message: 'No',
  });
});

test('resetting clears the errors and the previous result', () => {
  expect(submissionState(refused, { type: 'reset' })).toEqual(IDLE);
  expect(submissionState({ phase: 'sent', message: 'Thank you' }, { type: 'reset' })).toEqual(IDLE);
});

test('submitting clears the errors', () => {
  expect(submissionState(refused, { type: 'submitted' })).toEqual({ phase: 'submitting', errors: {} });
});
