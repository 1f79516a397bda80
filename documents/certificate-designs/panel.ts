import { company } from '../../content/company.ts';
import { groupNumber } from '../../contracts/certificate.ts';
import {
  type CertificatePaper,
  daysOf,
  HEIGHT,
  plate,
  SIGNATURE,
  STYLES,
  WIDTH,
  writeCheck,
  writeFact,
  writeQrCode,
  writeSignatures,
  writeStatement,
} from '../certificate-parts.ts';
import { COLOURS } from '../document-colours.ts';
import { drawMark } from '../drawings.ts';
import type { TaggedPaper } from '../tagged-paper.ts';

const PANEL = 236;
const INSET = 40;
const LEFT = PANEL + 56;
const RIGHT = WIDTH - 52;
const COLUMN = RIGHT - LEFT;
const FOOT = HEIGHT - 56;
const SIGNATURES = FOOT - 34 - SIGNATURE.height;
const QR_WIDTH = 112;
const QR_BORDER = 10;

/** Draws the design "panel": facts that identify the certificate on a dark panel, and the statement on white. */
export function drawPanel(paper: TaggedPaper, certificate: CertificatePaper): void {
  const isSigned = certificate.signatories.length > 0;
  paper.decorate(drawGround);
  writeHead(paper);
  writeStatement(paper, certificate, {
    x: LEFT,
    width: COLUMN,
    top: (nameLines) => (isSigned ? (nameLines > 1 ? 92 : 116) : nameLines > 1 ? 132 : 160),
    bottom: isSigned ? SIGNATURES : FOOT - 34,
    rule: { x: LEFT, width: 64, colour: COLOURS.accent },
  });
  writeSignatures(paper, certificate, { x: LEFT, y: SIGNATURES });
  writeFactsOnPanel(paper, certificate);
  const y = FOOT - QR_WIDTH + 4;
  paper.decorate((pen) =>
    pen
      .roundedRect(INSET, y - QR_BORDER, QR_WIDTH + 2 * QR_BORDER, QR_WIDTH + 2 * QR_BORDER + 14, 8)
      .fill(COLOURS.paper),
  );
  writeQrCode(paper, certificate, { x: INSET + QR_BORDER, y, width: QR_WIDTH });
  writeCheck(paper, certificate, { x: LEFT, y: FOOT - 8, width: COLUMN });
}

/** Writes the firm's name in as many lines as the width of the panel requires. */
function writeHead(paper: TaggedPaper): void {
  paper.decorate((pen) => drawMark(pen, INSET, 56, 34, 'ink'));
  const style = { ...STYLES.brand, size: 19, leading: 1.2, colour: COLOURS.onInk };
  paper.text('P', company.name, { x: INSET, y: 104, width: PANEL - 2 * INSET + 20 }, style);
}

function writeFactsOnPanel(paper: TaggedPaper, certificate: CertificatePaper): void {
  const number = { ...STYLES.number, colour: COLOURS.onInk };
  const day = { ...STYLES.date, colour: COLOURS.onInk };
  paper.within('L', () => {
    const facts = [['Certificate number', groupNumber(certificate.number)], ...daysOf(certificate)] as const;
    for (const [index, [term, detail]] of facts.entries()) {
      const place = { x: INSET, y: 206 + index * 62, width: PANEL - INSET - 16 };
      writeFact(paper, [term ?? '', detail ?? ''], place, index === 0 ? number : day, COLOURS.onInkSoft);
    }
  });
}

/** Draws the panel, and plates in thin lines across its edge. */
function drawGround(pen: PDFKit.PDFDocument): void {
  pen.rect(0, 0, PANEL, HEIGHT).fill(COLOURS.ink);
  pen.rect(PANEL, 0, 5, HEIGHT * 0.62).fill(COLOURS.accent2OnPaper);
  pen.rect(PANEL, HEIGHT * 0.62, 5, HEIGHT * 0.38).fill(COLOURS.accent);
  pen
    .translate(RIGHT - 44, 74)
    .scale(0.72)
    .lineWidth(1.1);
  for (const y of [42, 28, 14, 0])
    pen.path(plate(y)).fillAndStroke(COLOURS.paper, y === 0 ? COLOURS.accent : COLOURS.accent2OnPaper);
}
