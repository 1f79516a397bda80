import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { severalAtOnce } from './several-at-once.ts';

it('begins no more items after the first failure, also where they are listed slowly', async () => {
  const begun: number[] = [];
  async function* slowly() {
    for (let item = 0; item < 20; item += 1) {
      await sleep(1);
      yield item;
    }
  }
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('full');
  };
  await expect(severalAtOnce(slowly(), work)).rejects.toThrow('full');
  expect(begun).toEqual([0, 1, 2]);
});
