/**
 * Opens some pages at their top, even on a reload, unless the address has a fragment (Spec §2). Going back from a
 * fragment of the page restores the earlier position.
 */
export function openAtTop(): void {
  if (!document.querySelector('[data-opens="at-top"]')) return;
  const choose = () => {
    history.scrollRestoration = location.hash ? 'auto' : 'manual';
  };
  choose();
  addEventListener('hashchange', choose);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.hash) history.scrollRestoration = 'auto';
  });
}
