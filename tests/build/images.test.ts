import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const KILOBYTE = 1_024;
/** Of the AVIF that a slot takes at 1×: heroes are shown large, all others on cards of at most 640 pixels. */
const HERO_BUDGET = 30 * KILOBYTE;
const CARD_BUDGET = 20 * KILOBYTE;
/** Of a hero on a phone: with its headers in one round trip of a connection. */
const PHONE_HERO_BUDGET = 13 * KILOBYTE;

test('renders keep their budget, as AVIF at two widths and as WebP', async () => {
  const large = globSync('site/art/renders/*.avif').filter((file) => !/-(\d+|light)\.avif$/.test(file));
  expect(large.length).toBeGreaterThan(25);
  for (const file of large) {
    const name = basename(file, '.avif');
    const small = file.replace('.avif', '-640.avif');
    expect((await sharp(small).metadata()).width, name).toBe(640);
    const fallback = file.replace('.avif', '.webp');
    expect(statSync(fallback).size, fallback).toBeLessThanOrEqual(60 * KILOBYTE);
    const isHero = name.startsWith('hero-');
    const shown = isHero ? file : small;
    expect(statSync(shown).size, shown).toBeLessThanOrEqual(isHero ? HERO_BUDGET : CARD_BUDGET);
  }
});

test('heroes have a file for phones', async () => {
  const heroes = globSync('site/art/renders/hero-*.webp').map((file) => file.replace('.webp', '-400.avif'));
  expect(heroes).toHaveLength(2);
  for (const file of heroes) {
    expect((await sharp(file).metadata()).width, file).toBe(400);
    expect(statSync(file).size, file).toBeLessThanOrEqual(PHONE_HERO_BUDGET);
  }
});

test('renders for the light theme keep the same budget in their one file', () => {
  for (const file of globSync('site/art/renders/*-light.avif')) {
    const budget = basename(file).startsWith('hero-') ? HERO_BUDGET : CARD_BUDGET;
    expect(statSync(file).size, file).toBeLessThanOrEqual(budget);
  }
});

test('pictures have their size, and those below the first section wait until they are near', () => {
  let below = 0;
  for (const file of globSync('build/client/**/*.html')) {
    const main = find(parse(readFileSync(file, 'utf8')), 'main');
    const sections = main?.childNodes.filter((child): child is Tree.Element => 'tagName' in child) ?? [];
    sections.forEach((section, index) => {
      for (const image of images(section)) {
        const attributes = new Map(image.attrs.map(({ name, value }) => [name, value]));
        expect(Number(attributes.get('width')), file).toBeGreaterThan(0);
        expect(Number(attributes.get('height')), file).toBeGreaterThan(0);
        expect(attributes.has('alt'), file).toBe(true);
        if (index > 0) expect(attributes.get('loading'), `${file}: ${attributes.get('src')}`).toBe('lazy');
        if (index > 0) below += 1;
      }
    });
  }
  expect(below).toBeGreaterThan(40);
});

function find(parent: Tree.ParentNode, tagName: string): Tree.Element | undefined {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function images(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return child.tagName === 'img' ? [child] : images(child);
  });
}
