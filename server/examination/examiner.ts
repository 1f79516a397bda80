/** A program that reads a resume and prints the kinds of active content in it. See examine-resume.ts. */
import { buffer } from 'node:stream/consumers';
import type { ResumeMark } from '../../domain/resume-marks.ts';
import { marksOfPdf } from './pdf-marks.ts';
import { marksOfDoc, marksOfDocx } from './word-marks.ts';

async function marksOf(extension: string, content: Buffer): Promise<Set<ResumeMark>> {
  if (extension === '.pdf') return await marksOfPdf(content);
  return extension === '.docx' ? marksOfDocx(content) : marksOfDoc(content);
}

const marks = await marksOf(process.argv[2] ?? '', await buffer(process.stdin)).catch((): ResumeMark[] => [
  'unreadable',
]);
process.stdout.write([...marks].toSorted().join(' '));
