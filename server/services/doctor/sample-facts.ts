import { company } from '../../../content/company.ts';

type SampleFact = (typeof company.sample)[number];

/** Descriptions of company facts whose names are not clear. */
const IN_WORDS: Partial<Record<SampleFact, string>> = {
  profileFileName: 'profile',
  securityContact: 'contact for security',
  certInEmpanelled: 'empanelment by CERT-In',
  iso27001Certified: 'certificate of ISO 27001',
  soc2Reported: 'SOC 2 report',
};

/** Invented facts about the company that must be replaced. */
export function sampleFacts(): string[] {
  return company.sample.map((fact) => `company ${IN_WORDS[fact] ?? fact}`);
}
