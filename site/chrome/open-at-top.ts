/**
 * Some pages open at their top, a reload included, unless the address names a part (Spec §2). Back from a part that a link led
 * to leads to where one was.
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
