import { execFileSync, spawnSync } from 'node:child_process';

/** Whether poppler-utils is installed. */
export function canReadText(): boolean {
  return spawnSync('pdftotext', ['-v']).error === undefined;
}

/** The words of a PDF as a reader finds them, without the marks that pdftotext puts around a change of direction. */
export function readText(pdf: Buffer): string {
  const words = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return words.replace(/[\u202a-\u202e]/g, '');
}
