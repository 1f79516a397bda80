import { company } from '../../content/company.ts';
import {
  type CertificatePaper,
  HEIGHT,
  plate,
  SIGNATURE,
  signaturesWidth,
  STYLES,
  WIDTH,
  writeCheck,
  writeFacts,
  writeQrCode,
  writeSignatures,
  writeStatement,
} from '../certificate-parts.ts';
import { COLOURS } from '../document-colours.ts';
import { drawMark } from '../drawings.ts';
import type { TaggedPaper } from '../tagged-paper.ts';

/** Distance from the edge of the page to the middle of the engraved band, in points. */
const BAND = 30;
const WAVE = 6;
const CORNER = 32;
const LEFT = 84;
const RIGHT = WIDTH - LEFT;
const COLUMN = RIGHT - LEFT;
const FOOT = HEIGHT - 70;
const QR_WIDTH = 92;
const FACTS = FOOT - 46;
const SIGNATURES = FACTS - 36 - SIGNATURE.height;

/** Draws the design "engraved": centred text in a band of crossing waves, as on engraved paper. */
export function drawEngraved(paper: TaggedPaper, certificate: CertificatePaper): void {
  const isSigned = certificate.signatories.length > 0;
  paper.decorate(drawRosette);
  paper.decorate(drawBand);
  writeHead(paper);
  writeStatement(paper, certificate, {
    x: LEFT,
    width: COLUMN,
    top: (nameLines) => (isSigned ? (nameLines > 1 ? 108 : 122) : nameLines > 1 ? 150 : 168),
    bottom: isSigned ? SIGNATURES : FACTS - 22,
    align: 'centre',
    rule: { x: WIDTH / 2 - 70, width: 140, colour: COLOURS.accent },
  });
  writeSignatures(paper, certificate, {
    x: (WIDTH - signaturesWidth(certificate)) / 2,
    y: SIGNATURES,
    align: 'centre',
  });
  writeFacts(paper, certificate, { x: LEFT, y: FACTS });
  const qr = { x: RIGHT - QR_WIDTH, y: FOOT - QR_WIDTH + 4, width: QR_WIDTH };
  writeQrCode(paper, certificate, qr);
  writeCheck(paper, certificate, { x: LEFT, y: FOOT - 8, width: qr.x - LEFT });
}

function writeHead(paper: TaggedPaper): void {
  const style = { ...STYLES.brand, size: 17 };
  const width = 36 + paper.width(company.name, style);
  const x = (WIDTH - width) / 2;
  paper.decorate((pen) => drawMark(pen, x, 66, 28, 'paper'));
  paper.text('P', company.name, { x: x + 36, y: 72, width: 400 }, style);
}

/** Draws ellipses that are rotated about one centre. The rosette is so light that text on it is readable. */
function drawRosette(pen: PDFKit.PDFDocument): void {
  pen
    .translate(WIDTH / 2, HEIGHT / 2 - 30)
    .lineWidth(0.4)
    .strokeOpacity(0.5);
  const turns = 30;
  for (let turn = 0; turn < turns; turn += 1)
    pen
      .rotate(180 / turns)
      .ellipse(0, 0, 208, 92)
      .stroke(COLOURS.paperLine);
}

/** Draws five shifted waves around the page, between two thin lines and with a plate in each corner. */
function drawBand(pen: PDFKit.PDFDocument): void {
  const [width, height] = [WIDTH - 2 * BAND, HEIGHT - 2 * BAND];
  const edge = BAND - WAVE - 4;
  pen.save();
  pen.rect(edge, edge, WIDTH - 2 * edge, HEIGHT - 2 * edge).clip();
  pen.lineWidth(0.4);
  for (let step = 0; step < 5; step += 1) {
    for (const [x, y, length, turn] of [
      [BAND, BAND, width, 0],
      [BAND, HEIGHT - BAND, width, 0],
      [BAND, BAND, height, 90],
      [WIDTH - BAND, BAND, height, 90],
    ] as const)
      pen
        .save()
        .translate(x, y)
        .rotate(turn)
        .path(wave(length, step / 5))
        .stroke(COLOURS.accent2OnPaper)
        .restore();
  }
  pen.restore();
  for (const distance of [edge, BAND + WAVE + 4])
    pen
      .lineWidth(distance === edge ? 1.1 : 0.5)
      .rect(distance, distance, WIDTH - 2 * distance, HEIGHT - 2 * distance)
      .stroke(COLOURS.accent2OnPaper);
  for (const x of [BAND, WIDTH - BAND])
    for (const y of [BAND, HEIGHT - BAND])
      pen
        .lineWidth(1.1)
        .rect(x - CORNER / 2, y - CORNER / 2, CORNER, CORNER)
        .fillAndStroke(COLOURS.paper, COLOURS.accent2OnPaper)
        .save()
        .translate(x, y)
        .scale(0.2)
        .path(plate(12))
        .fill(COLOURS.accent2OnPaper)
        .path(plate(-8))
        .lineWidth(5)
        .fillAndStroke(COLOURS.accent, COLOURS.paper)
        .restore();
}

/** A wave along the x axis. `part` is the fraction of a wave at which it begins. Each half is one curve. */
function wave(length: number, part: number): string {
  const waves = Math.round(length / 44);
  const half = length / waves / 2;
  // At most half a wave is too long at each end. The plates in the corners cover it.
  const start = -part * 2 * half;
  let path = `M${start} 0`;
  for (let index = 0; index < 2 * waves + 2; index += 1) {
    const [from, reach] = [start + index * half, index % 2 === 0 ? WAVE : -WAVE];
    const peak = (reach * 4) / 3;
    path += `C${from + half * 0.3642} ${peak} ${from + half * 0.6358} ${peak} ${from + half} 0`;
  }
  return path;
}
