import type { PATHS } from '../../../contracts/paths.ts';
import { tabStorage } from '../../hooks/tab-storage.ts';

/** The query of what the visitor last read or asked about, and of what was taken off last. */
const LAST_KEY = 'subject';
const TAKEN_OFF_KEY = 'subject-taken-off';
/** With the table itself all paths would come in the script of every page. */
const CONTACT: typeof PATHS.contact = '/contact';

/**
 * Keeps the subject that the visitor last read about for this tab's visit: a link to the contact page without a
 * subject gets it. Once removed it stays removed.
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
    // The page may come back from the browser's memory, and a form that was sent goes back to how it came.
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
