import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ImageName, TrainingPage } from '../../content/types.ts';
import { PROFILE_PICTURES, type ProfilePictures } from '../../documents/company-profile.ts';
import { SYLLABUS_PICTURE_WIDTH } from '../../documents/course-syllabus.ts';
import { COLOURS } from '../../documents/document-colours.ts';

/** Pixels per point. This is 150 per inch. */
const PRINT_DENSITY = 150 / 72;

export function readRender(name: ImageName): Promise<Buffer> {
  return readFile(`site/art/renders/${name}.webp`);
}

/** A picture as JPEG, no larger than it is printed. */
async function asPrinted(name: ImageName, width: number): Promise<Buffer> {
  return sharp(await readRender(name))
    .flatten({ background: COLOURS.ink })
    .resize({ width: Math.round(width * PRINT_DENSITY), withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Picture at the top of the syllabus of a course. */
export function coursePicture({ image }: Pick<TrainingPage, 'image'>): Promise<Buffer> {
  return asPrinted(image, SYLLABUS_PICTURE_WIDTH);
}

/** Pictures in the company profile. */
export async function profilePictures(): Promise<ProfilePictures> {
  const pictures = Object.entries(PROFILE_PICTURES).map(
    async ([name, width]) => [name, await asPrinted(name as ImageName, width)] as const,
  );
  return Object.fromEntries(await Promise.all(pictures)) as ProfilePictures;
}
