/** ['40%', '20%', '40%'] → [40, 20, 40]; nothing when one is no percentage or they do not make a whole. */
export function percentages(details: string[]): number[] | undefined {
  const shares = details.map((detail) => Number(/^(\d+)\s*%$/.exec(detail)?.[1] ?? Number.NaN));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return total === 100 ? shares : undefined;
}
