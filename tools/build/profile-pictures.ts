import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ImageName, TrainingPage } from '../../content/types.ts';
import { PROFILE_PICTURES, type ProfilePictures } from '../../documents/company-profile.ts';
import { SYLLABUS_PICTURE_WIDTH } from '../../documents/course-syllabus.ts';
import { COLOURS } from '../../documents/document-colours.ts';

/** Pixels per point: 150 per inch. */
const PRINT_DENSITY = 150 / 72;

export function readRender(name: ImageName): Promise<Buffer> {
  return readFile(`site/art/renders/${name}.webp`);
}

/** A render as JPEG, no larger than printed. */
async function asPrinted(name: ImageName, width: number): Promise<Buffer> {
  return sharp(await readRender(name))
    .flatten({ background: COLOURS.ink })
    .resize({ width: Math.round(width * PRINT_DENSITY), withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** The picture at the top of a course's syllabus. */
export function coursePicture({ image }: Pick<TrainingPage, 'image'>): Promise<Buffer> {
  return asPrinted(image, SYLLABUS_PICTURE_WIDTH);
}

/** The renders of the company profile. */
export async function profilePictures(): Promise<ProfilePictures> {
  const pictures = Object.entries(PROFILE_PICTURES).map(
    async ([name, width]) => [name, await asPrinted(name as ImageName, width)] as const,
  );
  return Object.fromEntries(await Promise.all(pictures)) as ProfilePictures;
}
