import { readFileSync } from 'node:fs';

const spec = readFileSync(new URL('../docs/spec.md', import.meta.url), 'utf8');

/** Labels of our own where the spec gives their neighbours: the layers of two courses, the features of one. */
const LABELS = new Set([
  'Networking Layers',
  'Development Layers',
  'Kotlin Basics',
  'Compose Screens',
  'Offline Data',
  'Device Features',
]);
/** Proper names, days and months; DevOps and GRC are known by a capital within the word. */
const NAMES = /^(Android|Applicability|Friday|Linux|March|Monday|October|React|Stage|Wi-Fi)\b/;
/** Titles of standards, laws and controls are written as their authors write them. */
const STANDARD = /^(A\.\d|CERT-In|CIS|DPDP|GDPR|ISO|NIST|OWASP)/;

/** Whether a heading is in sentence case, or one that the spec gives as it is. */
export function isInSentenceCase(heading: string): boolean {
  if (spec.includes(heading) || LABELS.has(heading) || STANDARD.test(heading)) return true;
  return heading
    .split(/(?<=[.:?!])\s+/)
    .flatMap((sentence) => sentence.split(/\s+/).slice(1))
    .every((word) => !/^[A-Z][a-z]+/.test(word) || NAMES.test(word) || /[A-Z]/.test(word.slice(1)));
}
