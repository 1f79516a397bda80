import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { BRAND_MARK } from '../content/brand-mark.ts';
import { company } from '../content/company.ts';
import { fontOf, typefaces } from '../content/typefaces.ts';
import { COLOURS } from './document-colours.ts';
import { fontFile } from './typefaces.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Width of the picture, which extends to the right edge. */
const PICTURE_WIDTH = 660;

interface ShareImage {
  title: string;
  /** Line below the title, such as the group of a service. */
  context: string;
  /** Picture in any format that sharp can read. */
  picture: Buffer;
}

const fonts = [
  {
    name: typefaces.display.name,
    data: readFileSync(fontFile(fontOf(typefaces.display, '600SemiBold'))),
    weight: 600 as const,
  },
  {
    name: typefaces.body.name,
    data: readFileSync(fontFile(fontOf(typefaces.body, '400Regular'))),
    weight: 400 as const,
  },
];

function text(content: string, style: Record<string, unknown>) {
  return { type: 'div', props: { style, children: content } };
}

function logo() {
  const paths = [
    { d: BRAND_MARK.top, fill: COLOURS.onInk },
    { d: BRAND_MARK.middle, fill: COLOURS.accent2 },
    { d: BRAND_MARK.foot, fill: COLOURS.accent },
  ];
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 32 32',
      width: 52,
      height: 52,
      children: paths.map((props) => ({ type: 'path', props })),
    },
  };
}

/**
 * Makes the JPEG of 1200 × 630 pixels for link previews, with the firm's name, the title and the picture of the page.
 */
export async function shareImage({ title, context, picture }: ShareImage): Promise<Buffer> {
  const words = await satori(
    {
      type: 'div',
      props: {
        style: {
          width: WIDTH,
          height: HEIGHT,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          boxSizing: 'border-box',
          padding: '64px 0 64px 72px',
        },
        children: [
          {
            type: 'div',
            props: {
              style: { display: 'flex', alignItems: 'center', gap: 16 },
              children: [
                logo(),
                text(company.name, {
                  fontFamily: typefaces.display.name,
                  fontSize: 34,
                  color: COLOURS.onInk,
                }),
              ],
            },
          },
          {
            type: 'div',
            props: {
              style: { display: 'flex', flexDirection: 'column', width: 580 },
              children: [
                // Each sentence begins on a new line.
                ...title.split(/(?<=\.) /).map((sentence) =>
                  text(sentence, {
                    fontFamily: typefaces.display.name,
                    fontSize: title.length > 34 ? 54 : 64,
                    textWrap: 'balance',
                    lineHeight: 1.06,
                    letterSpacing: -1.8,
                    color: COLOURS.onInk,
                  }),
                ),
                text(context, { marginTop: 22, fontSize: 27, color: COLOURS.accent2 }),
              ],
            },
          },
        ],
      },
    } as Parameters<typeof satori>[0],
    { width: WIDTH, height: HEIGHT, fonts },
  );
  const { hasAlpha } = await sharp(picture).metadata();
  const render = await sharp(picture)
    .flatten({ background: COLOURS.ink })
    // A picture without background is shown completely. Other pictures may be cropped.
    .resize(PICTURE_WIDTH, HEIGHT, { fit: hasAlpha ? 'contain' : 'cover', background: COLOURS.ink })
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.ink } })
    .composite([
      { input: render, left: WIDTH - PICTURE_WIDTH, top: 0 },
      { input: fadeFromLeft(), left: WIDTH - PICTURE_WIDTH, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg({ quality: 76, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A gradient that fades the picture into the background, so that a long title is readable over its edge. */
function fadeFromLeft(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${HEIGHT}"><defs><linearGradient id="f"><stop offset="0" stop-color="${COLOURS.ink}"/><stop offset=".12" stop-color="${COLOURS.ink}" stop-opacity=".94"/><stop offset=".5" stop-color="${COLOURS.ink}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
}
