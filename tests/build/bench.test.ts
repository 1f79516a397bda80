import { expect, test } from 'vitest';
import { compareLookups } from '../../tools/bench/lookups.ts';

test('the bench imports certificates and checks them on a data folder of its own', async () => {
  const { ofFew, ofMany, imported } = await compareLookups(100, 1_000, 500);
  expect(Math.min(ofFew, ofMany, imported)).toBeGreaterThan(0);
}, 120_000);
