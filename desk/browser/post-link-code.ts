/** Takes the code of a one-time link out of the address, so that no history keeps it, and posts it. */
export function postLinkCode(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-link-code]');
  const code = location.hash.slice(1);
  const field = form?.querySelector<HTMLInputElement>('input[name="code"]');
  if (!form || !field || code === '') return;
  history.replaceState(null, '', location.pathname);
  field.value = code;
  form.requestSubmit();
}
