import { keepInTab, tabStorage } from '../../hooks/tab-storage.ts';

const STORAGE_KEY = 'message';

/** What was typed into the message of an enquiry stays for this tab's visit, and goes once it was sent. */
export function keepMessageDraft(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[name="message"]')) {
    const storage = tabStorage();
    // Setting the value keeps it when React draws the field.
    if (field.value === '') field.value = storage?.getItem(STORAGE_KEY) ?? '';
    field.addEventListener('input', () => keepInTab(STORAGE_KEY, field.value));
    field.form?.addEventListener('reset', () => {
      storage?.removeItem(STORAGE_KEY);
      // Words that the page put there were sent too.
      field.defaultValue = '';
    });
  }
}
