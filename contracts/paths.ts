/** Addresses in the spec, verbatim. The misspelt slugs are in the spec and old links; write them only here (Spec §2). */
export const PATHS = {
  home: '/',
  about: '/about',
  trainings: '/it-trainings',
  services: '/services',
  careers: '/careers',
  contact: '/contact',
  certificate: '/it-trainings/certificate',
  privacy: '/privacy',
  accessibility: '/accessibility',

  webDevelopment: '/it-trainings/web-development',
  cyberSecurityTraining: '/it-trainings/cyber-security',
  dataScience: '/it-trainings/data-science',
  hardwareNetworking: '/it-trainings/hardware-networking',
  androidAppDevelopment: '/it-trainings/android-app-development',
  aiml: '/it-trainings/aiml',
  digitalMarketing: '/it-trainings/digital-marketing',
  devops: '/it-trainings/devops',

  cyberSecurity: '/services/cyber-security-services',
  itInfra: '/services/cyber-security-services/it-infra',
  emailSecurity: '/services/cyber-security-services/email-security',
  endpointSecurity: '/services/cyber-security-services/end-point-security',
  managedSecurity: '/services/cyber-security-services/cyber-security-manage-services',
  dataLossPrevention: '/services/cyber-security-services/dlp',
  redTeaming: '/services/cyber-security-services/red-teaming',

  network: '/services/network-services',
  nextGenFirewall: '/services/network-services/next-gen-firewall',
  switchRouter: '/services/network-services/swith-router',
  ddos: '/services/network-services/ddos',
  managedNetworkSecurity: '/services/network-services/network-security-ms',

  vapt: '/services/vulnerability-assessment-and-penetration-testing',
  vaptWeb: '/services/vulnerability-assessment-and-penetration-testing/web',
  vaptMobile: '/services/vulnerability-assessment-and-penetration-testing/mobile',
  vaptNetwork: '/services/vulnerability-assessment-and-penetration-testing/network',
  vaptApi: '/services/vulnerability-assessment-and-penetration-testing/api',
  vaptCloud: '/services/vulnerability-assessment-and-penetration-testing/cloud',
  vaptWireless: '/services/vulnerability-assessment-and-penetration-testing/wireless',
  vaptThickClient: '/services/vulnerability-assessment-and-penetration-testing/thick',
  sourceCodeReview: '/services/vulnerability-assessment-and-penetration-testing/source-code-review',

  cloud: '/services/cloud-services',
  webApplicationFirewall: '/services/cloud-services/waf',
  cloudAccessSecurityBroker: '/services/cloud-services/casb',
  zeroTrustNetworkAccess: '/services/cloud-services/ztna',
  secureAccessServiceEdge: '/services/cloud-services/sase',

  awareness: '/services/cyber-security-awarness-training',
  awarenessTraining: '/services/cyber-security-awarness-training/awarness-training',
  phishingSimulation: '/services/cyber-security-awarness-training/phishing-simulization',

  grc: '/services/governance-risk-counsalting',
  isoReadiness: '/services/governance-risk-counsalting/iso-readiness',
  configurationReview: '/services/governance-risk-counsalting/config-review',
  managedCompliance: '/services/governance-risk-counsalting/manage-service',
  gapAssessment: '/services/governance-risk-counsalting/gap-assessment-compliance',
  vciso: '/services/governance-risk-counsalting/vcisco-service',
} as const;

/** Supplier facts: a page and, with a suffix, three files. */
export const SUPPLIER_FACTS = '/services/supplier-facts';

/** All coming batches from the database, by month, course, mode and city. */
export const BATCHES_PATH = '/it-trainings/batches';

/** Call for date alerts, below the API's host like the other calls. */
export const SUBSCRIBE_FILE = 'subscribe';

/** Links in emails to subscribers; the query `key` is the token. */
export const CONFIRM_SUBSCRIPTION_PATH = `${BATCHES_PATH}/confirm`;
export const LEAVE_PATH = `${BATCHES_PATH}/leave`;

/** Calendar of all batches, for programs that subscribe. */
export const BATCHES_CALENDAR = '/it-trainings/batches.ics';

export function courseCalendarPath(course: string): string {
  return `${course}.ics`;
}

export function batchCalendarPath(batch: string): string {
  return `${BATCHES_CALENDAR}?batch=${encodeURIComponent(batch)}`;
}

/** Address of a course from its last part, which batches contain. */
export function coursePath(key: string): `${typeof PATHS.trainings}/${string}` {
  return `${PATHS.trainings}/${key}`;
}

export function courseKey(path: string): string {
  return path.slice(PATHS.trainings.length + 1);
}

/** The contract terms of a service as a file. */
export function termsPaperPath(service: string): string {
  return `${service}/terms.pdf`;
}

/** Prefix of pages with their own forms. */
export const REQUESTS = '/requests';

/** The addresses above, and those of pages with two or more parts that a firm adds; `npm run check` follows every link. */
export type PagePath = (typeof PATHS)[keyof typeof PATHS] | typeof SUPPLIER_FACTS | `/${string}/${string}`;

/** Redirects from addresses in links and old bookmarks (docs/decisions/0003). */
export const ALIASES = {
  '/contactus': PATHS.contact,
  '/services/vapt': PATHS.vapt,
  '/services/security-assessment-and-penetration-testing': PATHS.awareness,
  '/services/governance-risk-and-compliance': PATHS.grc,
} as const satisfies Record<string, PagePath>;

export type AliasPath = keyof typeof ALIASES;

/** Redirects to the firm's profiles on these networks, or to the contact page if there is none. */
export const SOCIAL_PATHS = {
  linkedin: '/linkedin',
  instagram: '/instagram',
  twitter: '/twitter',
} as const;

/** Address of a job on the careers page. */
export function jobPath(id: string): string {
  return `${PATHS.careers}?job=${encodeURIComponent(id)}`;
}

/** Fixed file name of the company profile. */
export const COMPANY_PROFILE_PATH = '/company-profile.pdf';

/** The printed syllabus of a course. */
export function syllabusPath(course: string): string {
  return `${course}-syllabus.pdf`;
}

/** Sample reports: pages, and files with .pdf added. */
export const SAMPLE_REPORTS = '/services/sample-reports';

export function sampleReportPath(name: string): `${typeof SAMPLE_REPORTS}/${string}` {
  return `${SAMPLE_REPORTS}/${name}`;
}

export const SITEMAP_PATH = '/sitemap.xml';

/** Page of search results, rendered for each request: `/search?q=waf`. */
export const SEARCH_PATH = '/search';

/** Anchor on that page: the form with the query in its message. */
export const ASK_ANCHOR = '#ask';

export function searchPath(query: string): string {
  return `${SEARCH_PATH}?q=${encodeURIComponent(query)}`;
}

/** Category address of a course card: the tag in lower case, with a hyphen for each run of other characters (Spec §2). */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Method and file name of the four calls; the host before them is `/api` or API_HOST (Spec §7). */
export const ENDPOINTS = {
  openPositions: { method: 'GET', file: 'get_open_positions.php' },
  apply: { method: 'POST', file: 'apply_job1.php' },
  contact: { method: 'POST', file: 'contact.php' },
  certificate: { method: 'POST', file: 'certificate.php' },
} as const;

export const DEFAULT_API_HOST = '/api';
