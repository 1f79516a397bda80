const STORED = 'shortcuts';
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** Single keys for what a page can do: elements name theirs in `data-key`. `?` lists them, and can switch them off. */
export function runShortcuts(): void {
  const navigation = document.querySelector('.desk-navigation');
  if (!navigation) return;
  const button = element('button', 'Keyboard shortcuts', 'shortcuts-button');
  button.type = 'button';
  button.addEventListener('click', openList);
  navigation.append(button);
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]')) return;
    const { target, key } = event;
    if (target instanceof Element && target.matches(TYPED_IN)) {
      if (key === 'Escape') (target as HTMLElement).blur();
      return;
    }
    if (key === '?') openList();
    else if (!areOn() || !use(key)) return;
    event.preventDefault();
  });
}

/** False when the page has nothing under this key. */
function use(key: string): boolean {
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!target) return moveInList(key);
  if (target.matches(TYPED_IN)) target.focus();
  else target.click();
  return true;
}

/** Arrows move only from an item on: before, they scroll. */
function moveInList(key: string): boolean {
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
  const step = key === 'j' || key === 'ArrowDown' ? 1 : key === 'k' || key === 'ArrowUp' ? -1 : 0;
  const next = items[Math.max(0, at + step)];
  if (step === 0 || !next || (isArrow && at === -1)) return false;
  next.focus();
  return true;
}

function openList(): void {
  const dialog = element('dialog', '', 'shortcuts');
  const heading = element('h2', 'Keyboard shortcuts');
  heading.id = 'shortcuts-heading';
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = element('dl');
  const keys = new Map<string, string>([['?', 'Show this list']]);
  if (document.querySelector('[data-item]')) {
    keys.set('j or ↓', 'Next in the list');
    keys.set('k or ↑', 'Previous in the list');
    keys.set('Enter', 'Open it');
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key = '', says = '' } = dataset;
    if (!keys.has(key)) keys.set(key, says);
  }
  for (const [key, says] of keys) {
    const row = element('div');
    const term = element('dt');
    term.append(element('kbd', key));
    row.append(term, element('dd', says));
    list.append(row);
  }
  const label = element('label');
  const box = element('input');
  box.type = 'checkbox';
  box.checked = areOn();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, 'off');
    } catch {
      // Storage is blocked: they stay on.
    }
  });
  label.append(box, ' Single keys are on');
  const close = element('button', 'Close', 'button ghost small');
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, list, label, close);
  document.body.append(dialog);
  dialog.showModal();
}

function areOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}
