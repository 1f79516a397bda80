import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readAhead, severalAtOnce } from './several-at-once.ts';

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

it('reads at most four ahead, and gives what is read in its order', async () => {
  let open = 0;
  let most = 0;
  const read = async (item: number) => {
    most = Math.max(most, (open += 1));
    await sleep(item % 3);
    open -= 1;
    return item;
  };
  const items = Array.from({ length: 30 }, (_, index) => index);
  expect(await Array.fromAsync(readAhead(items, read))).toEqual(items);
  expect(most).toBe(4);
});

it('ends with the first failure in their order, once all that were begun are over', async () => {
  const over: number[] = [];
  const read = async (item: number) => {
    await sleep(item === 2 ? 1 : 20);
    over.push(item);
    if (item >= 2) throw new Error(`not ${item}`);
    return item;
  };
  await expect(Array.fromAsync(readAhead(Array(20).keys(), read))).rejects.toThrow('not 2');
  expect(over.toSorted((one, other) => one - other)).toEqual([...Array(6).keys()]);
});
