import type { PATHS } from '../../../contracts/paths.ts';
import { tabStorage } from '../../hooks/tab-storage.ts';

/** The query of the last subject, and the query of the last subject that was removed. */
const LAST_KEY = 'subject';
const TAKEN_OFF_KEY = 'subject-taken-off';
/** The path is written out, because importing the table would add all paths to the script of every page. */
const CONTACT: typeof PATHS.contact = '/contact';

/**
 * Keeps in this tab the last subject that the visitor read about, and adds it to links to the contact page that have
 * none. A subject that the visitor removed is not added again.
 */
export function keepSubject(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[name="subject"][data-query]')) {
    const storage = tabStorage();
    if (!storage) return;
    const { query = '' } = box.dataset;
    const show = () => {
      box.checked = storage.getItem(TAKEN_OFF_KEY) !== query;
      if (box.checked) storage.setItem(LAST_KEY, query);
    };
    show();
    // The page may come from the browser's cache, and its form is reset after sending.
    addEventListener('pageshow', show);
    box.form?.addEventListener('reset', () => queueMicrotask(show));
    box.addEventListener('change', () => {
      storage.setItem(box.checked ? LAST_KEY : TAKEN_OFF_KEY, query);
      storage.removeItem(box.checked ? TAKEN_OFF_KEY : LAST_KEY);
    });
  }
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href="${CONTACT}"]`);
    const last = link && tabStorage()?.getItem(LAST_KEY);
    if (last) link.search = last;
  });
}
