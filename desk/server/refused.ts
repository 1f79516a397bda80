import type { FailureView } from './failure.tsx';

/** A request that the desk turns away before its route is asked. */
export class Refused extends Error {
  override name = 'Refused';
  readonly statusCode: number;
  readonly heading: string;

  constructor(statusCode: number, heading: string, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
    this.heading = heading;
  }
}

/** In Fastify's own words such an error would tell more than it should. */
export function refusedBy(error: unknown): Pick<FailureView, 'heading' | 'sentence'> & { status: number } {
  if (error instanceof Refused) {
    return { status: error.statusCode, heading: error.heading, sentence: error.message };
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413) {
    return { status, heading: 'This is too much at once', sentence: 'Please send less than 1 MB.' };
  }
  return { status, heading: 'This could not be read', sentence: 'Please go back and try again.' };
}
