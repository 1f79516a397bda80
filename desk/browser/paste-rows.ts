/** Pastes cells from a spreadsheet into the grid, starting at the focused cell. */
export function pasteRows(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-roster]');
  form?.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const start = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
    const first = start?.parentElement;
    if (!start || !(first instanceof HTMLTableRowElement) || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    let row: Element | null = first;
    for (const line of text.trimEnd().split(/\r?\n/)) {
      if (!(row instanceof HTMLTableRowElement)) return;
      for (const [offset, value] of line.split('\t').entries()) {
        const input = row.cells[start.cellIndex + offset]?.querySelector<HTMLInputElement>('input.input');
        if (input) input.value = value.trim();
      }
      row = row.nextElementSibling;
    }
  });
}
