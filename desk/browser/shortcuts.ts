const STORED = 'shortcuts';
const FIELD = 'input:not([type="hidden"]), textarea, select';
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select';
/** Other elements that a key may activate: only those that open something. */
const OPENS = 'a[href]:not([download]), summary';

/** The first of two keys, while waiting for the second. */
let first = '';

/**
 * Single keys that open something or move the focus. Links, folds and fields declare their keys in `data-key`. No key
 * presses a button: text is sent with Ctrl and Enter, or with its button. `?` lists the keys, and can switch them off.
 */
export function runShortcuts(): void {
  const navigation = document.querySelector('.desk-navigation');
  if (!navigation) return;
  const button = element('button', 'Keyboard shortcuts', 'shortcuts-button');
  button.type = 'button';
  button.addEventListener('click', openList);
  navigation.append(button);
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]') || ['Shift', 'Control', 'Meta'].includes(key)) return;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'Enter' && send(target)) event.preventDefault();
      return;
    }
    if (key === 'Enter' && wouldSend(target)) event.preventDefault();
    if (target instanceof Element && target.matches(TYPED_IN)) {
      if (key === 'Escape') (target as HTMLElement).blur();
      return;
    }
    if (key === '?') openList();
    else if (!areOn() || !use(key)) return;
    event.preventDefault();
  });
}

/**
 * Browsers send a form on Enter in one of its fields. That is right for a search, and for a class list, where Enter
 * checks the list.
 */
function wouldSend(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return false;
  return target.form?.method === 'post' && !target.form.matches('[role="search"], [data-roster]');
}

/** False while the user writes text. */
function send(target: EventTarget | null): boolean {
  const form = target instanceof Element && target.matches(TYPED_IN) ? target.closest('form') : null;
  if (!form) return false;
  const part = target instanceof Element ? (target.closest('form details') ?? form) : form;
  form.requestSubmit(part.querySelector<HTMLButtonElement>('button[type="submit"]'));
  return true;
}

/** False if the page has no element for this key. */
function use(key: string): boolean {
  const keys = first === '' ? key : `${first} ${key}`;
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(keys)}"]`);
  const isFirst = first === '' && document.querySelector(`[data-key^="${CSS.escape(key)} "]`) !== null;
  first = isFirst ? key : '';
  if (!target) return isFirst || moveInList(key);
  if (target.matches(FIELD)) target.focus();
  else if (target.matches(OPENS)) target.click();
  // Focuses the first field in an opened fold.
  if (target.matches('summary')) target.parentElement?.querySelector<HTMLElement>(FIELD)?.focus();
  return true;
}

/** Arrow keys move between items only if an item has the focus. Otherwise they scroll. */
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
  if (document.querySelector('main :is(textarea, input:not([type="hidden"]))'))
    keys.set('Ctrl Enter', 'Send what you are writing');
  const lists = element('div', '', 'shortcuts-lists');
  const isElsewhere = ([key]: [string, string]) => key.startsWith('g ');
  const all = [...keys];
  lists.append(keyList(all.filter((entry) => !isElsewhere(entry))), keyList(all.filter(isElsewhere)));
  const label = element('label');
  const box = element('input');
  box.type = 'checkbox';
  box.checked = areOn();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, 'off');
    } catch {
      // If storage is blocked, shortcuts stay on.
    }
  });
  label.append(box, ' Use single-key shortcuts');
  const close = element('button', 'Close', 'button ghost small');
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, lists, label, close);
  document.body.append(dialog);
  dialog.showModal();
}

function keyList(keys: [string, string][]): HTMLElement {
  const list = element('dl');
  for (const [key, says] of keys) {
    const row = element('div');
    const term = element('dt');
    term.append(...key.split(' ').map((part) => element(part === 'or' ? 'span' : 'kbd', part)));
    row.append(term, element('dd', says));
    list.append(row);
  }
  return list;
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
