import { PATHS, type PagePath } from '../contracts/paths.ts';
import { serviceGroups } from './search.ts';

/** Entry of the navigation bar: at most three levels (Spec §3). */
export interface MenuItem {
  label: string;
  path: PagePath;
  items?: readonly MenuItem[];
  /** Stands apart at the foot of its dropdown, with an arrow. */
  isLast?: boolean;
}

const trainings: MenuItem[] = [
  { label: 'Web Development', path: PATHS.webDevelopment },
  { label: 'Cyber Security', path: PATHS.cyberSecurityTraining },
  { label: 'Data Science', path: PATHS.dataScience },
  { label: 'Hardware & Networking', path: PATHS.hardwareNetworking },
  { label: 'Android App Development', path: PATHS.androidAppDevelopment },
  { label: 'AI & Machine Learning', path: PATHS.aiml },
  { label: 'Digital Marketing', path: PATHS.digitalMarketing },
  { label: 'DevOps', path: PATHS.devops },
  { label: 'Certificate Validation', path: PATHS.certificate, isLast: true },
];

const services: MenuItem[] = [
  {
    ...serviceGroups.cyberSecurity,
    items: [
      { label: 'IT Infrastructure Security', path: PATHS.itInfra },
      { label: 'Email Security', path: PATHS.emailSecurity },
      { label: 'Endpoint Security', path: PATHS.endpointSecurity },
      { label: 'Managed Security Services', path: PATHS.managedSecurity },
      { label: 'Data Loss Prevention', path: PATHS.dataLossPrevention },
      { label: 'Red Teaming', path: PATHS.redTeaming },
    ],
  },
  {
    ...serviceGroups.network,
    items: [
      { label: 'Next-Gen Firewall', path: PATHS.nextGenFirewall },
      { label: 'Switch & Router', path: PATHS.switchRouter },
      { label: 'DDoS Protection', path: PATHS.ddos },
      { label: 'Managed Network Security', path: PATHS.managedNetworkSecurity },
    ],
  },
  {
    ...serviceGroups.vapt,
    items: [
      { label: 'Web Application Testing', path: PATHS.vaptWeb },
      { label: 'Mobile Application Testing', path: PATHS.vaptMobile },
      { label: 'Network Penetration Testing', path: PATHS.vaptNetwork },
      { label: 'API Security Testing', path: PATHS.vaptApi },
      { label: 'Cloud Security Testing', path: PATHS.vaptCloud },
      { label: 'Wireless Testing', path: PATHS.vaptWireless },
      { label: 'Thick Client Testing', path: PATHS.vaptThickClient },
      { label: 'Source Code Review', path: PATHS.sourceCodeReview },
    ],
  },
  {
    ...serviceGroups.cloud,
    items: [
      { label: 'Web Application Firewall', path: PATHS.webApplicationFirewall },
      { label: 'Cloud Access Security Broker', path: PATHS.cloudAccessSecurityBroker },
      { label: 'Zero Trust Network Access', path: PATHS.zeroTrustNetworkAccess },
      { label: 'Secure Access Service Edge', path: PATHS.secureAccessServiceEdge },
    ],
  },
  {
    ...serviceGroups.awareness,
    items: [
      { label: 'Awareness Training', path: PATHS.awarenessTraining },
      { label: 'Phishing Simulation', path: PATHS.phishingSimulation },
    ],
  },
  {
    ...serviceGroups.grc,
    items: [
      { label: 'ISO Readiness', path: PATHS.isoReadiness },
      { label: 'Configuration Review', path: PATHS.configurationReview },
      { label: 'Managed Security Services', path: PATHS.managedCompliance },
      { label: 'Compliance Gap Assessment', path: PATHS.gapAssessment },
      { label: 'vCISO as a Service', path: PATHS.vciso },
    ],
  },
  { label: 'All services', path: PATHS.services, isLast: true },
];

export const navigation = [
  { label: 'Home', path: PATHS.home },
  { label: 'About Us', path: PATHS.about },
  { label: 'Trainings', path: PATHS.trainings, items: trainings },
  { label: 'Services', path: PATHS.services, items: services },
  { label: 'Careers', path: PATHS.careers },
  { label: 'Contact', path: PATHS.contact },
] as const satisfies readonly MenuItem[];
