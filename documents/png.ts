import { crc32, deflateSync } from 'node:zlib';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const KINDS = { grey: { kind: 0, channels: 1 }, rgba: { kind: 6, channels: 4 } } as const;

/** Makes a PNG with 8 bits per channel. `dots` has the channels row by row from the top. */
export function writePng(
  dots: Uint8Array,
  { width, height, colours }: { width: number; height: number; colours: keyof typeof KINDS },
): Buffer {
  const { kind, channels } = KINDS[colours];
  const length = width * channels;
  // Each row begins with the type of its filter. 0 means none.
  const rows = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y += 1)
    rows.set(dots.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = kind;
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
