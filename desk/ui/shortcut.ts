/**
 * The key that uses an element, and what the list of shortcuts says about it (desk/browser/shortcuts.ts). Two keys with a
 * space between them are pressed one after the other.
 */
export function shortcut(key: string, says: string) {
  return { 'data-key': key, 'data-says': says, 'aria-keyshortcuts': key.includes(' ') ? undefined : key };
}
