import sharp from 'sharp';

const SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Makes an ICO file with the drawing as PNG in three sizes, for programs that always request /favicon.ico. */
export async function favicon(svg: Buffer): Promise<Buffer> {
  const images = await Promise.all(
    SIZES.map((size) =>
      sharp(svg, { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer(),
    ),
  );
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let place = header.length;
  for (const [index, image] of images.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    const size = SIZES[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(place, entry + 12);
    place += image.length;
  }
  return Buffer.concat([header, ...images]);
}
