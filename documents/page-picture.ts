import { PDFiumLibrary } from '@hyzyla/pdfium';
import { writePng } from './png.ts';

/** Pixels per point: 1,682 × 1,190 for landscape A4. */
const SCALE = 2;

/** The first page of a PDF as a PNG, as rendered by Chrome. */
export async function pagePicture(pdf: Buffer): Promise<Buffer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const { width, height, data } = await document.getPage(0).render({ scale: SCALE, render: 'bitmap' });
  return writePng(data, { width, height, colours: 'rgba' });
}
