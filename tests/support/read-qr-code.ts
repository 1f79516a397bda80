import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = ['pdftoppm', 'zbarimg'];

/** Whether a printed QR code can be read here: apt-get install poppler-utils zbar-tools. */
export const canReadQrCodes = PROGRAMS.every(
  (program) => spawnSync(program, ['--version']).error === undefined,
);

/** What a phone reads off the printed page: the PDF is rendered, then its picture decoded. */
export function readQrCode(pdfFile: string): string {
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
