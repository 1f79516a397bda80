/** Buttons that copy a text. Without JavaScript they are hidden. */
export function copyText(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(button.dataset.copy ?? '').then(
    () => true,
    () => false,
  );
  button.textContent = isCopied ? 'Copied' : 'Not copied: select the link';
}
