/** Every island and the module whose default is its component: each becomes a script of its own. */
export const registry = {
  'job-openings': () => import('../features/jobs/job-openings.tsx'),
  'certificate-screen': () => import('../features/certificate-check/certificate-screen.tsx'),
  'certificate-section': () => import('../features/certificate-check/certificate-section.tsx'),
  'desktop-navigation': () => import('../chrome/navigation/desktop-navigation.tsx'),
  'enquiry-form': () => import('../features/enquiry/enquiry-form.tsx'),
  'lab-aiml': () => import('../features/labs/aiml-lab.tsx'),
  'lab-android-app-development': () => import('../features/labs/android-app-development-lab.tsx'),
  'lab-cyber-security': () => import('../features/labs/cyber-security-lab.tsx'),
  'lab-data-science': () => import('../features/labs/data-science-lab.tsx'),
  'lab-digital-marketing': () => import('../features/labs/digital-marketing-lab.tsx'),
  'lab-hardware-networking': () => import('../features/labs/hardware-networking-lab.tsx'),
  'lab-web-development': () => import('../features/labs/web-development-lab.tsx'),
  'lab-devops': () => import('../features/labs/devops-lab.tsx'),
  'mobile-menu': () => import('../chrome/navigation/mobile-menu.tsx'),
  'service-search': () => import('../features/service-search/service-search.tsx'),
};

export type IslandName = keyof typeof registry;
export type PartOf<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>['default'];
