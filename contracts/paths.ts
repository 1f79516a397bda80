/**
 * Addresses exactly as in the specification. Some are misspelt there, and old links use them, so write them nowhere
 * else (Spec §2).
 */
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

/** Address of the page with facts for suppliers. With a suffix it is the address of one of its three files. */
export const SUPPLIER_FACTS = '/services/supplier-facts';

/** Page of all upcoming batches, by month, course, mode and city. */
export const BATCHES_PATH = '/it-trainings/batches';

/** File name of the call for date alerts, which has the same host as the other calls. */
export const SUBSCRIBE_FILE = 'subscribe';

/** Addresses in the links that subscribers get. The query `key` contains the token. */
export const CONFIRM_SUBSCRIPTION_PATH = `${BATCHES_PATH}/confirm`;
export const LEAVE_PATH = `${BATCHES_PATH}/leave`;

/** Calendar with all batches, to which calendar programs can subscribe. */
export const BATCHES_CALENDAR = '/it-trainings/batches.ics';

export function courseCalendarPath(course: string): string {
  return `${course}.ics`;
}

export function batchCalendarPath(batch: string): string {
  return `${BATCHES_CALENDAR}?batch=${encodeURIComponent(batch)}`;
}

/** Address of a course, from its last part. Batches contain only that part. */
export function coursePath(key: string): `${typeof PATHS.trainings}/${string}` {
  return `${PATHS.trainings}/${key}`;
}

export function courseKey(path: string): string {
  return path.slice(PATHS.trainings.length + 1);
}

/** File with the contract terms of a service. */
export function termsPaperPath(service: string): string {
  return `${service}/terms.pdf`;
}

/** Beginning of the addresses of pages with forms of their own. */
export const REQUESTS = '/requests';

/**
 * Addresses of pages: those above, and those with two or more parts, which a firm can add. `npm run check` follows
 * every link.
 */
export type PagePath = (typeof PATHS)[keyof typeof PATHS] | typeof SUPPLIER_FACTS | `/${string}/${string}`;

/** Redirects from addresses in links and old bookmarks (docs/decisions/0003). */
export const ALIASES = {
  '/contactus': PATHS.contact,
  '/services/vapt': PATHS.vapt,
  '/services/security-assessment-and-penetration-testing': PATHS.awareness,
  '/services/governance-risk-and-compliance': PATHS.grc,
} as const satisfies Record<string, PagePath>;

export type AliasPath = keyof typeof ALIASES;

/** Redirects to the firm's profiles on these networks. If it has none, they lead to the contact page. */
export const SOCIAL_PATHS = {
  linkedin: '/linkedin',
  instagram: '/instagram',
  twitter: '/twitter',
} as const;

/** Address of an opening on the careers page. */
export function jobPath(id: string): string {
  return `${PATHS.careers}?job=${encodeURIComponent(id)}`;
}

/** Address of the company profile. This address never changes. */
export const COMPANY_PROFILE_PATH = '/company-profile.pdf';

/** The printed syllabus of a course. */
export function syllabusPath(course: string): string {
  return `${course}-syllabus.pdf`;
}

/** Beginning of the addresses of sample reports. With .pdf added they are files. */
export const SAMPLE_REPORTS = '/services/sample-reports';

export function sampleReportPath(name: string): `${typeof SAMPLE_REPORTS}/${string}` {
  return `${SAMPLE_REPORTS}/${name}`;
}

export const SITEMAP_PATH = '/sitemap.xml';

/** Page of search results, rendered for each request: `/search?q=waf`. */
export const SEARCH_PATH = '/search';

/** Anchor on the page of results: the form, whose message contains the query. */
export const ASK_ANCHOR = '#ask';

export function searchPath(query: string): string {
  return `${SEARCH_PATH}?q=${encodeURIComponent(query)}`;
}

/**
 * Address of a category on a course card: its tag in lower case, with a hyphen in place of other characters (Spec §2).
 */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Method and file name of the four calls. Their host is `/api` or API_HOST (Spec §7). */
export const ENDPOINTS = {
  openPositions: { method: 'GET', file: 'get_open_positions.php' },
  apply: { method: 'POST', file: 'apply_job1.php' },
  contact: { method: 'POST', file: 'contact.php' },
  certificate: { method: 'POST', file: 'certificate.php' },
} as const;

export const DEFAULT_API_HOST = '/api';
