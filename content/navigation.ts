import { askAbout, type ContactAddress } from '../contracts/enquiry-subject.ts';
import { PATHS, type PagePath } from '../contracts/paths.ts';
import { menus } from './generated/links.ts';
import { offered } from './offer.ts';
import { serviceGroupLabels } from './search.ts';

/** Entry of the navigation bar, which has at most three levels (Spec §3). */
export interface MenuItem {
  label: string;
  path: PagePath | ContactAddress;
  items?: readonly MenuItem[];
  /** True if the entry is set apart at the end of its dropdown, with an arrow. */
  isLast?: boolean;
}

const trainings: MenuItem[] = [
  ...(menus[PATHS.trainings] ?? []),
  { label: 'Certificate Validation', path: PATHS.certificate, isLast: true },
];

const services: MenuItem[] = [
  ...serviceGroupLabels.map(({ label, path }) => ({ label, path, items: menus[path] ?? [] })),
  { label: 'All services', path: PATHS.services, isLast: true },
];

export const navigation: MenuItem[] = offered<MenuItem>([
  { label: 'Home', path: PATHS.home },
  { label: 'About Us', path: PATHS.about },
  { label: 'Trainings', path: PATHS.trainings, items: trainings },
  { label: 'Services', path: PATHS.services, items: services },
  { label: 'Careers', path: PATHS.careers },
  { label: 'Contact', path: PATHS.contact },
]);

/** On a page that can be the subject of an enquiry, the Contact link includes that subject. */
export function navigationOn(page: string): MenuItem[] {
  return navigation.map((item) => (item.path === PATHS.contact ? { ...item, path: askAbout(page) } : item));
}
