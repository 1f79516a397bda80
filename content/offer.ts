import { PATHS } from '../contracts/paths.ts';
import { offer } from './generated/links.ts';

export { offer };

/** True if an address is on the site: all except those of services, or trainings, if the firm does not offer them. */
export function isOffered(address: string): boolean {
  const isBelow = (parent: string) => address === parent || address.startsWith(`${parent}/`);
  if (isBelow(PATHS.trainings)) return offer.courses;
  return !isBelow(PATHS.services) || offer.services;
}

/** Links to services or trainings that the firm offers. */
export function offered<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => isOffered(path));
}
