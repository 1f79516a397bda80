/** Asks before leaving a page with unsent text. */
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
