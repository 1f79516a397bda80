import { globSync, readFileSync } from 'node:fs';
import { company } from '../content/company.ts';
import { photographs } from '../content/photographs.ts';
import { unstatedFacts } from '../content/supplier-facts.ts';
import { trainers } from '../content/trainers.ts';
import { trainings } from '../content/trainings.ts';
import type { Testimonial } from '../content/types.ts';
import { plural } from '../contracts/plural.ts';
import type { Environment } from '../server/config.ts';
import { sampleFacts } from '../server/services/doctor/sample-facts.ts';
import { hasSecretFile } from '../server/services/doctor/has-secret-file.ts';

/** A fact that the firm has not given yet, and the file to add it to. */
export interface Undecided {
  about:
    | 'facts'
    | 'profiles'
    | 'supplier file'
    | 'trainers'
    | 'photographs'
    | 'testimonials'
    | 'terms'
    | 'settings';
  file: string;
  facts: string[];
  advice: string;
}

/** Facts that the firm has not given yet, for `npm run check`, `npm run build` and doctor. */
export function leftToDecide(environment: Environment): Undecided[] {
  const items: Testimonial[] = trainings.testimonials.items;
  const samples = items.filter(({ sample }) => sample).length;
  const terms = globSync('content/**/*.ts').filter((file) =>
    /^\/\/ Sample:/m.test(readFileSync(file, 'utf8')),
  ).length;
  const all: Undecided[] = [
    {
      about: 'facts',
      file: 'content/company.ts',
      facts: sampleFacts(),
      advice: 'Replace these samples and remove their names from sample',
    },
    {
      about: 'profiles',
      file: 'content/company.ts',
      facts: Object.entries(company.profiles).flatMap(([name, address]) => (address ? [] : [`no ${name}`])),
      advice: 'Fill profiles; until then their links lead to the contact page',
    },
    {
      about: 'supplier file',
      file: 'content/company.ts',
      facts: unstatedFacts(),
      advice: 'Fill supplierFile; until then the page says Not stated yet',
    },
    {
      about: 'trainers',
      file: 'content/trainers.ts',
      facts: trainers.length === 0 ? ['no trainer is named'] : [],
      advice: 'Fill the list; until then pages have no section about trainers',
    },
    {
      about: 'photographs',
      file: 'content/photographs.ts',
      facts: Object.keys(photographs).length === 0 ? ['no photograph'] : [],
      advice: 'See docs/owner/photographs.md; until then About us has no photographs',
    },
    {
      about: 'testimonials',
      file: 'content/trainings.ts',
      facts: samples === 0 ? [] : [plural(samples, 'testimonial')],
      advice: 'Replace these samples, or publish a real testimonial at the desk',
    },
    {
      about: 'terms',
      file: 'content/**/*.ts',
      facts: terms === 0 ? [] : [`terms marked "// Sample:" in ${plural(terms, 'file')}`],
      advice: 'Confirm them file by file and delete the comment',
    },
    {
      about: 'settings',
      file: '.env',
      facts: ['PUBLIC_URL', 'SMTP_URL', 'NOTIFY_EMAIL', 'CERTIFICATE_SECRET'].filter(
        (name) =>
          !environment[name] && !(name === 'CERTIFICATE_SECRET' && hasSecretFile(environment.DATA_DIR)),
      ),
      advice:
        'Set these for production: docs/host/settings.md; an empty CERTIFICATE_SECRET is made in DATA_DIR',
    },
  ];
  return all.filter(({ facts }) => facts.length > 0);
}

const MOST_NAMED = 6;

/** One line for each file: what is missing in it, and what to do. */
export function linesLeftToDecide(environment: Environment): string[] {
  return leftToDecide(environment).map(({ file, facts, advice }) => {
    const more = facts.length - MOST_NAMED;
    const named = facts.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `  ${file}: ${named}. ${advice}.`;
  });
}
