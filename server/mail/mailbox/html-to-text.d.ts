/** Types for the part of the library that we use. */
declare module 'html-to-text' {
  export interface Builder {
    addInline(text: string): void;
    openBlock(options: { leadingLineBreaks: number }): void;
    closeBlock(options: { trailingLineBreaks: number }): void;
  }

  export type Format = (
    element: { children: unknown },
    walk: (children: unknown, builder: Builder) => void,
    builder: Builder,
  ) => void;

  interface Options {
    wordwrap: false;
    limits: { maxDepth: number; maxChildNodes: number; maxInputLength: number };
    formatters: Record<string, Format>;
    selectors: { selector: string; format?: string; options?: Record<string, unknown> }[];
  }

  export function convert(html: string, options: Options): string;
}
