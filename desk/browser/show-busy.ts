/** Shows that a button has started longer work, and disables it. */
export function showBusy(): void {
  document.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.dataset.busy === undefined) return;
    if (button.ariaDisabled === 'true') {
      event.preventDefault();
      return;
    }
    button.ariaDisabled = 'true';
    button.textContent = button.dataset.busy;
  });
}
