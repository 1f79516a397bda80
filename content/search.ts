import { PATHS, type PagePath } from '../contracts/paths.ts';

/** What the search box of the header looks through: the six service groups of Spec §2. */
export interface ServiceGroupLabel {
  /** Verbatim, the misspelling of the last one included: it is spelt here and nowhere else. */
  label: string;
  path: PagePath;
  /** The label in dictionary spelling, so that it is found by that as well. */
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
