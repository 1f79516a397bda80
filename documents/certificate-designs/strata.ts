import {
  type CertificatePaper,
  HEIGHT,
  plate,
  SIGNATURE,
  WIDTH,
  writeBrand,
  writeCheck,
  writeFacts,
  writeQrCode,
  writeSignatures,
  writeStatement,
} from '../certificate-parts.ts';
import { COLOURS } from '../document-colours.ts';
import type { TaggedPaper } from '../tagged-paper.ts';

const STRIPE_WIDTH = 26;
const LEFT = STRIPE_WIDTH + 64;
const RIGHT = WIDTH - 64;
const COLUMN = RIGHT - LEFT;
const TOP = 56;
const FOOT = HEIGHT - 56;
const QR_WIDTH = 108;
/** Upper edge of the frame around the number, and of the text next to it. */
const FACTS = FOOT - 51;
/** Baseline of the signatures. The facts are below. */
const SIGNATURES = FACTS - 36 - SIGNATURE.height;

/** Draws the design "strata": coloured stripes along the left edge, and six plates in thin lines instead of a seal. */
export function drawStrata(paper: TaggedPaper, certificate: CertificatePaper): void {
  const isSigned = certificate.signatories.length > 0;
  paper.decorate(drawStripe);
  paper.decorate((pen) => drawPlates(pen, isSigned ? 0.5 : 1));
  writeBrand(paper, { x: LEFT, y: TOP });
  writeStatement(paper, certificate, {
    x: LEFT,
    width: COLUMN,
    top: (nameLines) => (isSigned ? (nameLines > 1 ? 100 : 116) : nameLines > 1 ? 172 : 186),
    bottom: isSigned ? SIGNATURES : FACTS - 22,
  });
  writeSignatures(paper, certificate, { x: LEFT, y: SIGNATURES });
  writeFacts(paper, certificate, { x: LEFT, y: FACTS });
  const qr = { x: RIGHT - QR_WIDTH, y: FOOT - QR_WIDTH - 8, width: QR_WIDTH };
  writeQrCode(paper, certificate, qr);
  writeCheck(paper, certificate, { x: LEFT, y: FOOT - 8, width: qr.x - LEFT });
}

/** Draws the stripes with gaps between them. */
function drawStripe(pen: PDFKit.PDFDocument): void {
  const layers = [
    { top: 0, height: 0.34, fill: COLOURS.ink },
    { top: 0.352, height: 0.32, fill: COLOURS.accent2OnPaper },
    { top: 0.684, height: 0.316, fill: COLOURS.accent },
  ];
  for (const { top, height, fill } of layers) {
    pen.rect(0, top * HEIGHT, STRIPE_WIDTH, height * HEIGHT).fill(fill);
  }
}

/** Draws six stacked plates in thin lines, the upper ones in front. They are small if the name needs several lines. */
function drawPlates(pen: PDFKit.PDFDocument, size: number): void {
  pen
    .translate(RIGHT - 58 * size, TOP + 30 * size)
    .scale(size)
    .lineWidth(0.9 / size);
  for (const [index, y] of [75, 60, 45, 30, 15, 0].entries()) {
    pen
      .strokeOpacity(0.4 + index * 0.12)
      .path(plate(y))
      .fillAndStroke(COLOURS.paper, COLOURS.accent2OnPaper);
  }
  pen.strokeOpacity(1).scale(0.55).path(plate(0)).lineWidth(1.6).stroke(COLOURS.accent);
}
