/** Counts work in progress, in total and per client address. */
export interface ConcurrencyByAddress {
  total(): number;
  of(address: string): number;
  add(address: string): void;
  remove(address: string): void;
}

export function concurrencyByAddress(): ConcurrencyByAddress {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    total: () => total,
    of: (address) => counts.get(address) ?? 0,
    add(address) {
      total += 1;
      counts.set(address, (counts.get(address) ?? 0) + 1);
    },
    remove(address) {
      total -= 1;
      const left = (counts.get(address) ?? 0) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    },
  };
}
