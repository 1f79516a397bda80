import { expect, test } from 'vitest';
import { lookupsAmong } from '../../tools/bench/lookups.ts';

test('the bench imports certificates and checks them on a data folder of its own', async () => {
  const { rate, reference, imported } = await lookupsAmong(1_000, 500);
  expect(Math.min(rate, reference, imported)).toBeGreaterThan(0);
}, 120_000);
