import { offer, offered } from './offer.ts';
import { PATHS, type PagePath } from '../contracts/paths.ts';

/** Service groups in the search box of the header (Spec §2). */
export interface ServiceGroupLabel {
  /** Labels exactly as in the specification. The last one is misspelt there; write it only here. */
  label: string;
  path: PagePath;
  /** The label in dictionary spelling, so that both are found. */
  dictionaryLabel?: string;
}

export const serviceGroups = {
  cyberSecurity: { label: 'Cyber Security Services', path: PATHS.cyberSecurity },
  network: { label: 'Network Services', path: PATHS.network },
  vapt: { label: 'VAPT', path: PATHS.vapt },
  cloud: { label: 'Cloud Services', path: PATHS.cloud },
  awareness: { label: 'Cyber Security Awareness & Trainings', path: PATHS.awareness },
  grc: {
    label: 'Governance Risk & Counsalting (GRC)',
    path: PATHS.grc,
    dictionaryLabel: 'Governance Risk & Consulting (GRC)',
  },
} as const satisfies Record<string, ServiceGroupLabel>;

/** Empty if the firm offers no services. */
export const serviceGroupLabels: ServiceGroupLabel[] = offered(
  Object.values<ServiceGroupLabel>(serviceGroups),
);

/** Texts of the search, and its target without JavaScript on a static host. */
export const searchWords = offer.services
  ? { label: 'Search Services...', all: 'All services', allPath: PATHS.services, who: 'An engineer' }
  : { label: 'Search Trainings...', all: 'All trainings', allPath: PATHS.trainings, who: 'A trainer' };

/** The line below the results: who answers questions. */
export const WHO_ANSWERS = `${offer.services && offer.courses ? 'An engineer or a trainer' : searchWords.who} answers within one working day.`;

/** All services and courses, as in the menus. */
export const EVERYTHING = {
  heading: [
    'Everything we',
    [offer.services && 'sell', offer.courses && 'teach'].filter(Boolean).join(' and '),
  ].join(' '),
  menus: [...serviceGroupLabels, ...offered([{ label: 'IT trainings', path: PATHS.trainings }])],
};
