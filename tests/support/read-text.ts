import { execFileSync, spawnSync } from 'node:child_process';

/** Tells whether poppler-utils is installed. */
export function canReadText(): boolean {
  return spawnSync('pdftotext', ['-v']).error === undefined;
}

/** The words of a PDF as a reader finds them, or with `-raw` as they were drawn, without the marks that pdftotext puts around a change of direction. */
export function readText(pdf: Buffer, ...options: '-raw'[]): string {
  const words = execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });
  return words.replace(/[\u202a-\u202e]/g, '');
}
