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
/** Services are written as the spec writes theirs; it names the targets of tests alone. */
const TEST = /^[A-Z][\w ]* Penetration Testing$/;
/** Proper names, days and months; DevOps and GRC are known by a capital within the word. */
const NAMES = /^(Android|Applicability|Friday|Linux|March|Monday|October|React|Stage|Wi-Fi)\b/;
/** Titles of standards, laws and controls are written as their authors write them. */
const STANDARD = /^(A\.\d|CERT-In|CIS|DPDP|GDPR|ISO|NIST|OWASP)/;

/** Whether a heading is in sentence case, or one that the spec gives as it is. */
export function isInSentenceCase(heading: string): boolean {
  return (
    isGiven(heading) ||
    heading.split(/(?<=[.:?!])\s+/).every((sentence) => isGiven(sentence) || isPlain(sentence))
  );
}

function isGiven(sentence: string): boolean {
  const label = sentence.replace(/:$/, '');
  return spec.includes(label) || LABELS.has(label) || TEST.test(label) || STANDARD.test(label);
}

function isPlain(sentence: string): boolean {
  return sentence
    .split(/\s+/)
    .slice(1)
    .every((word) => !/^[A-Z][a-z]+/.test(word) || NAMES.test(word) || /[A-Z]/.test(word.slice(1)));
}
