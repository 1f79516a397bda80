import { company } from '../../../content/company.ts';

type SampleFact = (typeof company.sample)[number];

/** Descriptions of facts about the company whose names are unclear. */
const IN_WORDS: Partial<Record<SampleFact, string>> = {
  profileFileName: 'profile',
  securityContact: 'contact for security',
  certInEmpanelled: 'empanelment by CERT-In',
  iso27001Certified: 'certificate of ISO 27001',
  soc2Reported: 'SOC 2 report',
};

/** Names of invented facts about the company that the firm must replace. */
export function sampleFacts(): string[] {
  return company.sample.map((fact) => `company ${IN_WORDS[fact] ?? fact}`);
}
