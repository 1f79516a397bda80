import { PDFiumLibrary } from '@hyzyla/pdfium';
import { writePng } from './png.ts';

/** Pixels per point. Landscape A4 becomes 1,682 × 1,190. */
const SCALE = 2;

/** A PNG of the first page of a PDF, as Chrome shows it. */
export async function pagePicture(pdf: Buffer): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document.getPage(0).render({ scale: SCALE, render: 'bitmap' });
  return writePng(data, { width, height, colours: 'rgba' });
}
