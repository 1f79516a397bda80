import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readText } from './read-text.ts';

/** The words of a PDF as readers find and copy them, without marks of direction. */
export type PdfReader = (pdf: Buffer) => Promise<string>;

let library: Promise<PDFiumLibrary> | undefined;

/** That of Chrome. */
async function pdfium(pdf: Buffer): Promise<string> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  const pages = Array.from(document.pages(), (page) => page.getText());
  document.destroy();
  return pages.join('\n').replaceAll('\r', '');
}

/** The first page in greys, a dot for each point. */
export async function paintPage(pdf: Buffer): Promise<{ width: number; data: Uint8Array }> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  const { width, data } = await document
    .getPage(0)
    .render({ scale: 1, render: 'bitmap', colorSpace: 'Gray' });
  document.destroy();
  return { width, data };
}

/** That of Firefox. */
async function pdfjs(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const content = await (await document.getPage(1)).getTextContent();
  return content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

export const PDF_READERS: Record<'pdfium' | 'pdfjs' | 'poppler', PdfReader> = {
  pdfium,
  pdfjs,
  poppler: async (pdf) => readText(pdf),
};
