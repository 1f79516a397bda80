import { PATHS } from '../contracts/paths.ts';
import { offer } from './generated/links.ts';

export { offer };

/** Tells whether an address is on the site: all but those of a half of the offer that has no page. */
export function isOffered(address: string): boolean {
  const isBelow = (parent: string) => address === parent || address.startsWith(`${parent}/`);
  if (isBelow(PATHS.trainings)) return offer.courses;
  return !isBelow(PATHS.services) || offer.services;
}

/** The links that lead to something which the firm offers. */
export function offered<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ path }) => isOffered(path));
}
