/**
 * Attributes for the key that opens a link or a fold, or focuses a field, and its line in the list of shortcuts
 * (desk/browser/shortcuts.ts). Not for buttons, downloads or phone numbers: no key sends, changes or calls. Two keys
 * separated by a space are pressed one after the other.
 */
export function shortcut(key: string, says: string) {
  return { 'data-key': key, 'data-says': says, 'aria-keyshortcuts': key.includes(' ') ? undefined : key };
}
