import { expect, test } from 'vitest';
import { brokenReferences, missingFiles, specSections } from './references.ts';

const sections = specSections(
  '# Specification\n\n## 1. What it does\n\n## 8. Error catalogue\n\n### 9. Not a section\n',
);
const decisions = ['0003'];
const broken = (text: string) => brokenReferences(text, sections, decisions);

test('sections that the specification has are found', () => {
  expect(broken('/** What it says (Spec §1 and §8). */')).toEqual([]);
});

test('a section that it does not have is named, also at the end of a list', () => {
  expect(broken('// Spec §2')).toEqual(['Spec §2']);
  expect(broken('// Spec §1, §8 and §9.')).toEqual(['Spec §9']);
});

test('a decision that does not exist is named', () => {
  expect(broken('see docs/decisions/0003 and docs/decisions/0099-x.md')).toEqual(['docs/decisions/0099']);
});

test('a file that a README names and that is not there is named', () => {
  const files = ['server/mail/retry.ts', 'site/ui/form.css'];
  expect(missingFiles('`retry.ts`, `../../server/mail/retry.ts`, `ui/form.css`', files)).toEqual([]);
  expect(missingFiles('Start with `try.ts` and `mail/form.css`.', files)).toEqual([
    'try.ts',
    'mail/form.css',
  ]);
});
