import { expect, test } from 'vitest';
import { contextOfOthers } from '../../../tests/support/contexts-of-others.ts';
import credentials from './contexts/credentials-v2.json' with { type: 'json' };
import badges from './contexts/open-badges-3.0.3.json' with { type: 'json' };

test('the contexts that are kept here are those of the specifications', () => {
  expect(credentials).toEqual(contextOfOthers('https://www.w3.org/ns/credentials/v2'));
  expect(badges).toEqual(contextOfOthers('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'));
});
