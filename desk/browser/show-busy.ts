/** A button that starts longer work says so, and takes no second press. */
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
