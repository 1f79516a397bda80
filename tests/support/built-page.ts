import { readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';

const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;

/** Finds things in a built page by the words that a reader sees. */
export interface BuiltPage {
  $: CheerioAPI;
  /** The section with this heading. */
  section(heading: string | RegExp): Part;
  /** The lists with an item of this heading. */
  listWith(heading: string): Part;
}

export type Part = ReturnType<CheerioAPI>;

export function builtPage(path: string): BuiltPage {
  const $ = load(readFileSync(`build/client/${manifest.files[path]?.file}`, 'utf8'));
  const isNamed = (element: Part, name: string | RegExp) =>
    typeof name === 'string' ? words(element) === name : name.test(words(element));
  return {
    $,
    section: (heading) =>
      $('section').filter((_, section) => isNamed($(section).find('h2, h3').first(), heading)),
    listWith: (heading) =>
      $('main :is(ul, ol)').filter((_, list) =>
        $(list)
          .find('h2, h3, h4')
          .toArray()
          .some((one) => isNamed($(one), heading)),
      ),
  };
}

/** Its text, as a browser shows it. */
export const words = (part: Part) => part.text().replaceAll(/\s+/g, ' ').trim();

/** The text of each of these elements. */
export const textsOf = (parts: Part) => parts.toArray().map((_, index) => words(parts.eq(index)));

/** The address of each of these links. */
export const addressesOf = (links: Part) => links.toArray().map((_, index) => links.eq(index).attr('href'));
