import { BRAND_MARK } from '../content/brand-mark.ts';
import { COLOURS } from './document-colours.ts';
import { qrCode } from './qr-code.ts';

type Pen = PDFKit.PDFDocument;

/** Draws the firm's mark for a dark or a light background. */
export function drawMark(pen: Pen, x: number, y: number, size: number, ground: 'ink' | 'paper'): void {
  const [top, middle] =
    ground === 'ink' ? [COLOURS.onInk, COLOURS.accent2] : [COLOURS.text, COLOURS.accent2OnPaper];
  pen
    .save()
    .translate(x, y)
    .scale(size / 32);
  pen.path(BRAND_MARK.top).fill(top);
  pen.path(BRAND_MARK.middle).fill(middle);
  pen.path(BRAND_MARK.foot).fill(COLOURS.accent);
  pen.restore();
}

/** Draws a QR code on white, with its corner at the origin. */
export function drawQrCode(pen: Pen, text: string, width: number): void {
  const { path, size } = qrCode(text);
  pen.rect(0, 0, width, width).fill(COLOURS.paper);
  pen
    .scale(width / size)
    .path(path)
    .fill(COLOURS.text);
}

/**
 * Draws a picture that is cut into three layers with gaps, each shifted by a step, as in the page headers of the site.
 */
export function drawLayers(
  pen: Pen,
  picture: Buffer,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const gap = 6;
  const layer = (height - 2 * gap) / 3;
  const radius = 12;
  for (const [index, step] of [0, 34, 14].entries()) {
    // The right corners are beyond the edge of the page, so their rounding is not visible.
    pen.roundedRect(x + step, y + index * (layer + gap), width - step + radius, layer, radius);
  }
  pen.clip().image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' });
}

/** Draws a picture with round corners that fills its frame. */
export function drawPicture(
  pen: Pen,
  picture: Buffer,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  pen.roundedRect(x, y, width, height, 8).clip();
  pen.image(picture, x, y, { cover: [width, height], align: 'center', valign: 'center' });
}

export function drawRule(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: string = COLOURS.paperLine,
): void {
  pen
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .stroke(colour);
}
