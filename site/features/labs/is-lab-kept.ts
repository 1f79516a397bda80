import { tabStorage } from '../../hooks/tab-storage.ts';

/** Tells whether this tab keeps answers to the lab at a path. By itself, as the first script of every page asks it. */
export function isLabKept(path: string): boolean {
  return tabStorage()?.getItem(path) != null;
}
