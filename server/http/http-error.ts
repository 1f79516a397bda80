/**
 * Thrown to end a request before it reaches a service. The site and the desk each have their own sentence for each
 * status.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly heading?: string;

  constructor(statusCode: number, heading?: string, sentence?: string) {
    super(sentence ?? `Status ${statusCode}`);
    this.statusCode = statusCode;
    this.heading = heading;
  }
}
