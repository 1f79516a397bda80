/** Opens a folded section when the address or a link leads to it. */
export function openFolds(): void {
  const open = (hash: string) => {
    const target = hash && document.getElementById(hash.slice(1));
    const fold =
      target &&
      target.querySelector<HTMLDetailsElement>(':scope > .phone-fold, :scope > .page-width > .phone-fold');
    if (fold) fold.open = true;
  };
  open(location.hash);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) open(target.closest('a')?.hash ?? '');
  });
}
