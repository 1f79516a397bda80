import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { careers } from './careers.ts';
import { certificate } from './certificate.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { privacy } from './privacy.ts';
import { services } from './services.ts';
import { trainings } from './trainings.ts';
import { androidAppDevelopment } from './trainings/android-app-development.ts';
import { aiml } from './trainings/aiml.ts';
import { cyberSecurity } from './trainings/cyber-security.ts';
import { dataScience } from './trainings/data-science.ts';
import { devops } from './trainings/devops.ts';
import { digitalMarketing } from './trainings/digital-marketing.ts';
import { hardwareNetworking } from './trainings/hardware-networking.ts';
import { webDevelopment } from './trainings/web-development.ts';
import { awarenessGroup } from './services/awareness/group.ts';
import { awarenessTraining } from './services/awareness/awareness-training.ts';
import { phishingSimulation } from './services/awareness/phishing-simulation.ts';
import { cloudGroup } from './services/cloud/group.ts';
import { casb } from './services/cloud/casb.ts';
import { sase } from './services/cloud/sase.ts';
import { waf } from './services/cloud/waf.ts';
import { ztna } from './services/cloud/ztna.ts';
import { cyberSecurityGroup } from './services/cyber-security/group.ts';
import { dlp } from './services/cyber-security/dlp.ts';
import { emailSecurity } from './services/cyber-security/email-security.ts';
import { endPointSecurity } from './services/cyber-security/end-point-security.ts';
import { itInfra } from './services/cyber-security/it-infra.ts';
import { managedSecurity } from './services/cyber-security/managed-security.ts';
import { redTeaming } from './services/cyber-security/red-teaming.ts';
import { grcGroup } from './services/grc/group.ts';
import { configReview } from './services/grc/config-review.ts';
import { gapAssessment } from './services/grc/gap-assessment.ts';
import { isoReadiness } from './services/grc/iso-readiness.ts';
import { managedCompliance } from './services/grc/managed-compliance.ts';
import { vciso } from './services/grc/vciso.ts';
import { networkGroup } from './services/network/group.ts';
import { ddos } from './services/network/ddos.ts';
import { managedNetworkSecurity } from './services/network/managed-network-security.ts';
import { nextGenFirewall } from './services/network/next-gen-firewall.ts';
import { switchRouter } from './services/network/switch-router.ts';
import { vaptGroup } from './services/vapt/group.ts';
import { api } from './services/vapt/api.ts';
import { cloud } from './services/vapt/cloud.ts';
import { mobile } from './services/vapt/mobile.ts';
import { network } from './services/vapt/network.ts';
import { sourceCodeReview } from './services/vapt/source-code-review.ts';
import { thick } from './services/vapt/thick.ts';
import { web } from './services/vapt/web.ts';
import { wireless } from './services/vapt/wireless.ts';
import type { Page } from './types.ts';

/** The only list of pages: routes, prerendering, the sitemap and the checks read it. */
export const pages: Page[] = [
  home,
  about,
  trainings,
  webDevelopment,
  cyberSecurity,
  dataScience,
  hardwareNetworking,
  androidAppDevelopment,
  aiml,
  digitalMarketing,
  devops,
  certificate,
  services,
  cyberSecurityGroup,
  itInfra,
  emailSecurity,
  endPointSecurity,
  managedSecurity,
  dlp,
  redTeaming,
  networkGroup,
  nextGenFirewall,
  switchRouter,
  ddos,
  managedNetworkSecurity,
  vaptGroup,
  web,
  mobile,
  network,
  api,
  cloud,
  wireless,
  thick,
  sourceCodeReview,
  cloudGroup,
  waf,
  casb,
  ztna,
  sase,
  awarenessGroup,
  awarenessTraining,
  phishingSimulation,
  grcGroup,
  isoReadiness,
  configReview,
  managedCompliance,
  gapAssessment,
  vciso,
  careers,
  contact,
  privacy,
  accessibility,
];

export type PageOfKind<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>;

/** The page at an address, known to be of a kind; throws where content and routes disagree. */
export function pageAt<Kind extends Page['kind']>(path: string, kind: Kind): PageOfKind<Kind> {
  const page = pages.find((candidate) => candidate.path === (path.replace(/\/$/, '') || '/'));
  if (page?.kind !== kind) throw new Error(`There is no page of kind ${kind} at ${path}`);
  return page as PageOfKind<Kind>;
}
