import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readRender } from '../tools/build/profile-pictures.ts';
import { shareImage } from './share-image.ts';

test.each(['hero-vault', 'group-awareness', 'card-vision'] as const)(
  'a share image over %s is a JPEG of 1200 × 630 in at most 60 KB',
  async (name) => {
    const picture = await shareImage({
      title: 'Security built in layers. People trained to hold them.',
      context: 'IT training and cybersecurity services',
      picture: await readRender(name),
    });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThanOrEqual(60_000);
  },
);
