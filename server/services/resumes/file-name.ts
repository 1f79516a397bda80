const FILE_NAME_MAX_LENGTH = 120;
/** Control characters, and invisible or direction-changing characters, which can make .exe look like .pdf. */
const UNSEEN_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** File name for display: the last part of the name from the browser, without invisible characters, and shortened. */
export function cleanFileName(name: string): string {
  const cleaned = (name.toWellFormed().split(/[/\\]/).at(-1) ?? '')
    .replace(UNSEEN_CHARACTERS, '')
    .normalize('NFC')
    .trim();
  const extension = extensionOf(cleaned);
  const stem = cleaned.slice(0, cleaned.length - extension.length);
  return Array.from(stem).slice(0, FILE_NAME_MAX_LENGTH).join('') + extension;
}

/** Extension in lower case with its dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^.](\.[A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
