import { groupNumber } from '../contracts/certificate.ts';
import type { CertificateDesign } from '../domain/certificate-design.ts';
import { drawEngraved } from './certificate-designs/engraved.ts';
import { drawPanel } from './certificate-designs/panel.ts';
import { drawStrata } from './certificate-designs/strata.ts';
import { type CertificatePaper, HEIGHT, WIDTH } from './certificate-parts.ts';
import { TaggedPaper } from './tagged-paper.ts';

export type { CertificatePaper, PaperLook } from './certificate-parts.ts';

/** Functions that draw the page in each certificate design. They throw Unprintable if no font has a letter. */
const DESIGNS: Record<CertificateDesign, (paper: TaggedPaper, certificate: CertificatePaper) => void> = {
  strata: drawStrata,
  engraved: drawEngraved,
  panel: drawPanel,
};

function dayOf({ issued }: CertificatePaper): Date {
  return new Date(`${issued}T00:00:00Z`);
}

/**
 * A certificate as PDF: one landscape A4 page with embedded fonts. The same input always gives the same bytes. `fonts`
 * is the absolute path of a folder with fonts for letters that ours lack. Throws Unprintable if no font has a letter of
 * the name or the course.
 */
export async function certificatePaper(certificate: CertificatePaper, fonts?: string): Promise<Buffer> {
  const title = `Certificate ${groupNumber(certificate.number)}`;
  const paper = new TaggedPaper({ title, created: dayOf(certificate), size: [WIDTH, HEIGHT], fonts });
  paper.page(title);
  DESIGNS[certificate.design](paper, certificate);
  return paper.bytes();
}

/** Makes one PDF of several certificates, with a page for each. */
export class CertificatesPaper {
  readonly #paper: TaggedPaper;

  constructor({ title, created, fonts }: { title: string; created: Date; fonts?: string }) {
    this.#paper = new TaggedPaper({ title, created, size: [WIDTH, HEIGHT], fonts });
  }

  /** Adds a page. Throws Unprintable, and adds nothing, if no font has a letter. */
  add(certificate: CertificatePaper): void {
    const paper = this.#paper;
    const draw = () => DESIGNS[certificate.design](paper, certificate);
    paper.rehearse(() => {
      draw();
      return 0;
    });
    paper.page(`${certificate.name}, ${groupNumber(certificate.number)}`);
    paper.within('Sect', draw);
  }

  bytes(): Promise<Buffer> {
    return this.#paper.bytes();
  }
}
