import { Refusal } from '../refusal.ts';

/** Refused because of what a scanner, or the check without one, calls by this name. */
export class VirusFound extends Refusal {
  override name = 'VirusFound';
  readonly signature: string;

  constructor(signature: string) {
    const sentence = 'The virus check refused this file. Please send another copy of your resume.';
    super('resume-wrong-kind', sentence, { fields: { resume: sentence } });
    this.signature = signature;
  }
}
