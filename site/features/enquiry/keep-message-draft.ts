import { keepInTab, tabStorage } from '../../hooks/tab-storage.ts';

const STORAGE_KEY = 'message';

/** Keeps a typed message in this tab until it is sent. */
export function keepMessageDraft(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[name="message"]')) {
    const storage = tabStorage();
    // Setting the value, instead of the default value, keeps the text when React renders the field.
    if (field.value === '') field.value = storage?.getItem(STORAGE_KEY) ?? '';
    field.addEventListener('input', () => keepInTab(STORAGE_KEY, field.value));
    field.form?.addEventListener('reset', () => {
      storage?.removeItem(STORAGE_KEY);
      // The sent message may have been the suggested text, which must not come back.
      field.defaultValue = '';
    });
  }
}
