interface Toast {
  kind: 'error' | 'info';
  text: string;
}

/**
 * Shows the text at the bottom of the page for `durationMs`; the same text is not shown twice at once. The page holds the
 * markup of both kinds (site/chrome/toast-host.tsx), so that a toast needs neither React nor the network.
 */
export function showToast({ kind, text }: Toast, durationMs: number): void {
  const host = document.querySelector('.toasts');
  const template = host?.querySelector<HTMLTemplateElement>(`template[data-kind="${kind}"]`);
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!host || !(toast instanceof HTMLElement)) return;
  for (const shown of host.querySelectorAll('.toast')) if (shown.textContent === text) shown.remove();
  const words = toast.querySelector('span');
  if (words) words.textContent = text;
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  host.querySelector(kind === 'error' ? '[role="alert"]' : '[role="status"]')?.append(toast);
  setTimeout(() => toast.remove(), durationMs);
}
