const NAME_MAX_LENGTH = 60;

/**
 * Number and name, in letters of any script, safe on every file system: `482109375514-Anita-Sharma.pdf`. Two numbers
 * never share a name: the signs that an old number may hold are kept, but for the slash.
 */
export function certificateFileName({ number, name }: { number: string; name: string }): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const parts = [number.replaceAll('/', '~').replaceAll(' ', '-'), ...words];
  return `${Array.from(parts.join('-'))
    .slice(0, NAME_MAX_LENGTH + number.length)
    .join('')}.pdf`;
}
