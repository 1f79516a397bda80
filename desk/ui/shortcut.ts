/**
 * Attributes that give a link, a fold or a field a shortcut key, with the key's line in the list of shortcuts
 * (desk/browser/shortcuts.ts). The key opens the link or fold, or focuses the field. Buttons, downloads and phone
 * numbers have no key, so that no key sends, changes or calls. Two keys separated by a space are pressed one after the
 * other.
 */
export function shortcut(key: string, says: string) {
  return { 'data-key': key, 'data-says': says, 'aria-keyshortcuts': key.includes(' ') ? undefined : key };
}
