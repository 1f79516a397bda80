import { loadLab } from '../features/labs/load-lab.ts';

/**
 * All islands and their modules. The build makes a separate script of each, and for labs a separate script for each
 * course.
 */
export const registry = {
  'job-openings': () => import('../features/jobs/job-openings.tsx'),
  'certificate-screen': () => import('../features/certificate-check/certificate-screen.tsx'),
  'certificate-section': () => import('../features/certificate-check/certificate-section.tsx'),
  'desktop-navigation': () => import('../chrome/navigation/desktop-navigation.tsx'),
  'enquiry-form': () => import('../features/enquiry/enquiry-form.tsx'),
  lab: loadLab,
  'mobile-menu': () => import('../chrome/navigation/mobile-menu.tsx'),
  'service-search': () => import('../features/service-search/service-search.tsx'),
};

export type IslandName = keyof typeof registry;
export type PartOf<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>['default'];
