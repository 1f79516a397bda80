import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ImageName } from '../content/types.ts';
import { PROFILE_PICTURES, type ProfilePictures } from '../documents/company-profile.ts';
import { COLOURS } from '../documents/document-colours.ts';

/** Pixels for each point of paper: 150 an inch. */
const PRINT_DENSITY = 150 / 72;

export function readRender(name: ImageName): Promise<Buffer> {
  return readFile(`site/art/renders/${name}.webp`);
}

/** The renders of the company profile as JPEG, no larger than they are printed. */
export async function profilePictures(): Promise<ProfilePictures> {
  const pictures = Object.entries(PROFILE_PICTURES).map(async ([name, width]) => {
    const picture = await sharp(await readRender(name as ImageName))
      .flatten({ background: COLOURS.ink })
      .resize({ width: Math.round(width * PRINT_DENSITY), withoutEnlargement: true })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    return [name, picture] as const;
  });
  return Object.fromEntries(await Promise.all(pictures)) as ProfilePictures;
}
