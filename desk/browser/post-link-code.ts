/** Removes the code of a one-time link from the address, so that it is not in the browser's history, and posts it. */
export function postLinkCode(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-link-code]');
  const code = location.hash.slice(1);
  const field = form?.querySelector<HTMLInputElement>('input[name="code"]');
  if (!form || !field || code === '') return;
  history.replaceState(null, '', location.pathname);
  field.value = code;
  form.requestSubmit();
}
