/**
 * The key that opens a link or a fold, or puts the cursor into a field, and its line in the list of shortcuts
 * (desk/browser/shortcuts.ts). Not for buttons, downloads or phone numbers: no key sends, changes or calls. Two keys with a
 * space between them are pressed one after the other.
 */
export function shortcut(key: string, says: string) {
  return { 'data-key': key, 'data-says': says, 'aria-keyshortcuts': key.includes(' ') ? undefined : key };
}
