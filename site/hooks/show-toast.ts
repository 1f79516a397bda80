interface Toast {
  kind: 'error' | 'info';
  text: string;
}

/**
 * Shows the text at the bottom of the page for `durationMs`, unless it is already there. Needs neither React nor the
 * network, and adds no markup to the pages.
 */
export function showToast({ kind, text }: Toast, durationMs: number): void {
  const host = document.querySelector('.toasts');
  for (const shown of host?.querySelectorAll('.toast') ?? []) if (shown.textContent === text) shown.remove();
  const toast = element('div', { className: `toast ${kind}` });
  const dismiss = element('button', { className: 'icon-button', type: 'button', ariaLabel: 'Dismiss' });
  dismiss.append(glyph('m4 4 8 8M12 4l-8 8'));
  dismiss.addEventListener('click', () => toast.remove());
  toast.append(glyph(SIGNS[kind]), element('span', { textContent: text }), dismiss);
  host?.querySelector(kind === 'error' ? '[role="alert"]' : '[role="status"]')?.append(toast);
  setTimeout(() => toast.remove(), durationMs);
}

const RING = 'M14.2 8a6.2 6.2 0 1 1-12.4 0 6.2 6.2 0 0 1 12.4 0Z';
const SIGNS = { error: `${RING}M8 4.8v3.8M8 11v.2`, info: `${RING}M8 7.4v3.8M8 5v.2` };

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Icon as in site/ui/glyph.tsx. */
function glyph(d: string): Element {
  const create = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const [icon, path] = [create('svg'), create('path')];
  for (const [name, value] of [
    ['class', 'icon'],
    ['viewBox', '0 0 16 16'],
    ['aria-hidden', 'true'],
  ] as const)
    icon.setAttribute(name, value);
  path.setAttribute('d', d);
  icon.append(path);
  return icon;
}
