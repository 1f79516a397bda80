import { tabStorage } from '../../hooks/tab-storage.ts';

/**
 * True if this tab has answers to the lab at a path. In a separate module, because the first script of every page
 * uses it.
 */
export function isLabKept(path: string): boolean {
  return tabStorage()?.getItem(path) != null;
}
