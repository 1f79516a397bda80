import { offered } from './offer.ts';
import { type AliasPath, type PagePath, PATHS, SOCIAL_PATHS, SUPPLIER_FACTS } from '../contracts/paths.ts';

interface FooterLink {
  label: string;
  /** Path in the footer (Spec §2), including aliases. */
  path: PagePath | AliasPath;
}

export const socialLinks = [
  { label: 'LinkedIn', path: SOCIAL_PATHS.linkedin },
  { label: 'Instagram', path: SOCIAL_PATHS.instagram },
  { label: 'Twitter', path: SOCIAL_PATHS.twitter },
];

const columns: { heading: string; links: FooterLink[] }[] = [
  {
    heading: 'Quick Links',
    links: [
      { label: 'Home', path: PATHS.home },
      { label: 'About Us', path: PATHS.about },
      { label: 'Trainings', path: PATHS.trainings },
      { label: 'Certificate Validation', path: PATHS.certificate },
      { label: 'Careers', path: PATHS.careers },
      { label: 'Contact', path: PATHS.contact },
    ],
  },
  {
    heading: 'Services',
    links: [
      { label: 'Cyber Security', path: PATHS.cyberSecurity },
      { label: 'Network', path: PATHS.network },
      { label: 'VAPT', path: '/services/vapt' },
      { label: 'Cloud', path: PATHS.cloud },
      { label: 'Cyber Awareness & Training', path: '/services/security-assessment-and-penetration-testing' },
      { label: 'Governance, Risk & Compliance (GRC)', path: '/services/governance-risk-and-compliance' },
    ],
  },
];

export const footerColumns = columns
  .map(({ heading, links }) => ({ heading, links: offered(links) }))
  .filter(({ links }) => links.length > 0);

export const legalLinks = offered<FooterLink>([
  { label: 'Privacy', path: PATHS.privacy },
  { label: 'Accessibility', path: PATHS.accessibility },
  { label: 'Supplier facts', path: SUPPLIER_FACTS },
]);
