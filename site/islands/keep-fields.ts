type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/**
 * Watches the fields of an island. The returned function copies values, ticks and choices from fields that have just been
 * removed to those that replaced them, with focus and selection.
 */
export function keepFields(island: HTMLElement): () => void {
  let focused = document.activeElement;
  island.addEventListener('focusin', ({ target }) => (focused = target as Element));
  // The observer's records are read only after a removal.
  const observer = new MutationObserver(() => {});
  observer.observe(island, { childList: true, subtree: true });

  return () => {
    const removed = observer
      .takeRecords()
      .flatMap(({ removedNodes }) => [...removedNodes])
      .flatMap((node) =>
        node instanceof Element && !node.isConnected ? [node, ...node.querySelectorAll(FIELDS)] : [],
      )
      .filter((node): node is Field => node.matches(FIELDS));
    const places = [...island.querySelectorAll<Field>(FIELDS)];
    for (const old of removed) {
      // Fields are not matched by id, because React assigns new ids when it renders again.
      const place = places.findIndex(({ name, type }) => name === old.name && type === old.type);
      const [field] = place < 0 ? [] : places.splice(place, 1);
      if (!field) continue;
      copy(old, field);
      if (old === focused && document.activeElement !== field) focus(old, field);
    }
  };
}

function copy(old: Field, field: Field): void {
  if (!(old instanceof HTMLInputElement && field instanceof HTMLInputElement)) field.value = old.value;
  else if (old.type === 'file') field.files = old.files;
  else if (old.type === 'checkbox' || old.type === 'radio') field.checked = old.checked;
  else field.value = old.value;
}

function focus(old: Field, field: Field): void {
  field.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return;
  // Null for types without a selection, such as email.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
}
