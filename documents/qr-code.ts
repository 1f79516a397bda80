import { encode } from 'uqr';

/**
 * A QR code as a single SVG path, in a square of `size` modules including the quiet zone, with error correction M. A
 * single path has no hairlines between modules.
 */
export function qrCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size };
}
