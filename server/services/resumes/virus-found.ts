import { Refusal } from '../refusal.ts';

/** The signature is the name that clamd, or our own check, gives to what it found. */
export class VirusFound extends Refusal {
  override name = 'VirusFound';
  readonly signature: string;

  constructor(signature: string) {
    const sentence = 'The virus check refused this file. Please send another copy of your resume.';
    super('resume-wrong-kind', sentence, { fields: { resume: sentence } });
    this.signature = signature;
  }
}
