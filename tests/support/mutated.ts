const PIECES = [
  '\r\n\r\n',
  '--',
  'Content-Type: message/rfc822\r\n',
  '=?utf-8?B?',
  '\0',
  '\u202E',
  'On a wrote:\n',
];

/** Copies of these in turn with bytes changed, moved, doubled or cut off; the same each time. */
export function mutated(sources: Buffer[], count: number): Buffer[] {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  return Array.from({ length: count }, (_, index) => {
    const source = Buffer.from(sources[index % sources.length] ?? '');
    for (let change = 0; change <= random(12); change += 1) {
      const at = random(source.length);
      const kind = random(4);
      if (kind === 0) source[at] = random(256);
      else if (kind === 1) source.copy(source, at, random(source.length));
      else if (kind === 2) source.fill(random(256), at, Math.min(source.length, at + random(40)));
      else source.write(PIECES[random(PIECES.length)] ?? '', at);
    }
    return random(5) === 0 ? source.subarray(0, random(source.length)) : source;
  });
}
