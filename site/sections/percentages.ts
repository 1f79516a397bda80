/** ['40%', '20%', '40%'] → [40, 20, 40]; undefined if one is not a percentage or they do not add up to 100. */
export function percentages(details: string[]): number[] | undefined {
  const shares = details.map((detail) => Number(/^(\d+)\s*%$/.exec(detail)?.[1] ?? Number.NaN));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return total === 100 ? shares : undefined;
}
