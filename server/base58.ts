const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Encodes bytes in base58btc, which did:web and Data Integrity use for keys and signatures. */
export function base58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  let digits = '';
  for (; value > 0n; value /= 58n) digits = `${ALPHABET[Number(value % 58n)]}${digits}`;
  const firstUsed = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(firstUsed === -1 ? bytes.length : firstUsed) + digits;
}
