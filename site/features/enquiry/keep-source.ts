import { readSource, SOURCE_PARAMETER } from '../../../contracts/visit-source.ts';
import { keepInTab } from '../../hooks/tab-storage.ts';
import { IS_STATIC } from '../is-static.ts';

/** Key under which the tab keeps the advertisement or newsletter that led here. */
export const SOURCE_KEY = 'source';

/** Keeps the advertisement or newsletter that led here until the tab is closed, for enquiries. */
export function keepSource(): void {
  const source = readSource(new URLSearchParams(location.search).get(SOURCE_PARAMETER));
  if (source !== undefined && !IS_STATIC) keepInTab(SOURCE_KEY, source);
}
