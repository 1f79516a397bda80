import { PATHS } from '../contracts/paths.ts';
import { offer } from './generated/links.ts';

export { offer };

/**
 * True if an address is on the site. If the firm does not offer services, or trainings, their addresses are not on it.
 */
export function isOffered(address: string): boolean {
  const isBelow = (parent: string) => address === parent || address.startsWith(`${parent}/`);
  if (isBelow(PATHS.trainings)) return offer.courses;
  return !isBelow(PATHS.services) || offer.services;
}

/** Links to services or trainings that the firm offers. */
export function offered<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => isOffered(path));
}
