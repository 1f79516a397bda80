/** Asks before a page is left on which something was written and not sent. */
export function keepUnsaved(): void {
  let isSent = false;
  document.addEventListener('submit', () => {
    isSent = true;
  });
  addEventListener('pageshow', () => {
    isSent = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isSent && [...document.querySelectorAll('textarea')].some(isChanged)) event.preventDefault();
  });
}

function isChanged({ value, defaultValue }: HTMLTextAreaElement): boolean {
  return value !== defaultValue;
}
