/** Every island and its component: each becomes a script of its own. */
export const registry = {
  'job-openings': () => import('../features/jobs/job-openings.tsx').then((m) => m.JobOpenings),
  'certificate-screen': () =>
    import('../features/certificate-check/certificate-screen.tsx').then((m) => m.CertificateScreen),
  'certificate-section': () =>
    import('../features/certificate-check/certificate-section.tsx').then((m) => m.CertificateSection),
  'desktop-navigation': () =>
    import('../chrome/navigation/desktop-navigation.tsx').then((m) => m.DesktopNavigation),
  'enquiry-form': () => import('../features/enquiry/enquiry-form.tsx').then((m) => m.EnquiryForm),
  'lab-aiml': () => import('../features/labs/aiml-lab.tsx').then((m) => m.AimlLab),
  'lab-android-app-development': () =>
    import('../features/labs/android-app-development-lab.tsx').then((m) => m.AndroidLab),
  'lab-cyber-security': () =>
    import('../features/labs/cyber-security-lab.tsx').then((m) => m.CyberSecurityLab),
  'lab-data-science': () => import('../features/labs/data-science-lab.tsx').then((m) => m.DataScienceLab),
  'lab-digital-marketing': () =>
    import('../features/labs/digital-marketing-lab.tsx').then((m) => m.DigitalMarketingLab),
  'lab-hardware-networking': () =>
    import('../features/labs/hardware-networking-lab.tsx').then((m) => m.HardwareNetworkingLab),
  'lab-web-development': () =>
    import('../features/labs/web-development-lab.tsx').then((m) => m.WebDevelopmentLab),
  'lab-devops': () => import('../features/labs/devops-lab.tsx').then((m) => m.DevopsLab),
  'mobile-menu': () => import('../chrome/navigation/mobile-menu.tsx').then((m) => m.MobileMenu),
  'service-search': () =>
    import('../features/service-search/service-search.tsx').then((m) => m.ServiceSearch),
};

export type IslandName = keyof typeof registry;
export type PartOf<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>;
