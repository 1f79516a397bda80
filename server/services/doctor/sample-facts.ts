import { company } from '../../../content/company.ts';

type SampleFact = (typeof company.sample)[number];

/** Facts of the company whose names are none that people know. */
const IN_WORDS: Partial<Record<SampleFact, string>> = {
  profileFileName: 'profile',
  securityContact: 'contact for security',
  certInEmpanelled: 'empanelment by CERT-In',
  iso27001Certified: 'certificate of ISO 27001',
  soc2Reported: 'SOC 2 report',
};

/** Facts of the company that are still invented. */
export function sampleFacts(): string[] {
  return company.sample.map((fact) => `company ${IN_WORDS[fact] ?? fact}`);
}
