import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdf, scanFigure } from './read-pdf.ts';

/**
 * What a phone reads off the printed page. With poppler-utils and zbar-tools the PDF is rendered and its picture
 * decoded; elsewhere the figure is taken from the file and decoded.
 */
export async function readQrCode(pdfFile: string): Promise<string | undefined> {
  const hasPrograms = ['pdftoppm', 'zbarimg'].every(
    (name) => spawnSync(name, ['--version']).error === undefined,
  );
  return hasPrograms ? readPicture(pdfFile) : await readFigure(pdfFile);
}

function readPicture(pdfFile: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  try {
    const picture = join(folder, 'page');
    execFileSync('pdftoppm', ['-png', '-r', '150', '-singlefile', pdfFile, picture]);
    return execFileSync('zbarimg', ['--quiet', '--raw', `${picture}.png`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readFigure(pdfFile: string): Promise<string | undefined> {
  const pdf = readPdf(readFileSync(pdfFile));
  const [page] = pdf.pages;
  return page && (await scanFigure(pdf.drawn(page)));
}
