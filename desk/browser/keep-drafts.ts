const PREFIX = 'draft ';
const FIELDS = 'textarea, input:is([type="text"], [type="tel"], [type="email"], [type="date"], :not([type]))';

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Draft of one form: fields by name, each with its original value in the page. */
interface Draft {
  fields: Record<string, { typed: string; given: string }>;
  /**
   * True if the form was sent. The draft is deleted only when a page confirms the action, because the network may have
   * failed.
   */
  isSent: boolean;
}

/**
 * Keeps text typed into forms with a large field, only in this tab, until it is sent. The text is restored after the
 * page was left or reloaded, or after signing in again. A draft belongs to one person and one form. It is deleted with
 * the tab and when signing out.
 */
export function keepDrafts(): void {
  const person = document.querySelector('.desk-person > :first-child')?.textContent?.trim() ?? '';
  if (person === '' || !canStore()) return;
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]:has(textarea)')];
  if (document.querySelector('.desk-notice')) forgetSent();
  for (const form of forms) {
    const key = `${PREFIX}${person} ${new URL(form.action).pathname}`;
    const fields = [...form.querySelectorAll<Field>(FIELDS)].filter(({ name }) => name !== '');
    restore(key, fields);
    form.addEventListener('input', () => keep(key, fields));
    form.addEventListener('submit', () => markSent(key));
  }
}

function keep(key: string, fields: Field[]): void {
  const changed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  const draft: Draft = {
    fields: Object.fromEntries(
      changed.map(({ name, value, defaultValue }) => [name, { typed: value, given: defaultValue }]),
    ),
    isSent: false,
  };
  if (changed.length > 0) sessionStorage.setItem(key, JSON.stringify(draft));
  else sessionStorage.removeItem(key);
}

/** Restores only fields with the same original value, because a form with another template is for another email. */
function restore(key: string, fields: Field[]): void {
  const draft = read(key);
  if (!draft) return;
  const restored = fields.filter((field) => {
    const kept = draft.fields[field.name];
    if (!kept || kept.given !== field.defaultValue || field.value !== field.defaultValue) return false;
    field.value = kept.typed;
    return true;
  });
  const [last] = restored.filter((field) => field.matches('textarea')).slice(-1);
  const shown = last ?? restored[0];
  if (!shown) return;
  shown.closest('details')?.setAttribute('open', '');
  const line = document.createElement('p');
  line.className = 'hint draft-line';
  line.setAttribute('role', 'status');
  const discard = document.createElement('button');
  discard.type = 'button';
  discard.className = 'text-link';
  discard.textContent = 'Discard it';
  discard.addEventListener('click', () => {
    for (const field of restored) field.value = field.defaultValue;
    sessionStorage.removeItem(key);
    line.remove();
    shown.focus();
  });
  line.append('Your unsaved text was restored. ', discard);
  shown.after(line);
}

/** The notice on the next page confirms only drafts of this form. */
function markSent(key: string): void {
  for (const other of Object.keys(sessionStorage)) {
    const unsent = other.startsWith(PREFIX) && other !== key ? read(other) : undefined;
    if (unsent) sessionStorage.setItem(other, JSON.stringify({ ...unsent, isSent: false }));
  }
  const draft = read(key);
  if (draft) sessionStorage.setItem(key, JSON.stringify({ ...draft, isSent: true }));
}

function forgetSent(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && read(key)?.isSent) sessionStorage.removeItem(key);
}

function read(key: string): Draft | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as Draft);
}

function canStore(): boolean {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
}
