/** As much of the library as we call. */
declare module 'html-to-text' {
  interface Options {
    wordwrap: false;
    limits: { maxDepth: number; maxChildNodes: number; maxInputLength: number };
    selectors: { selector: string; format?: string; options?: Record<string, unknown> }[];
  }

  export function convert(html: string, options: Options): string;
}
