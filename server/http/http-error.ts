/** Ends a request before a service sees it. The site has a sentence for each status, the desk says its own. */
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
