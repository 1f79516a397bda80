import { ERROR_TOAST_MS } from '../../contracts/limits.ts';
import { showToast } from '../hooks/toasts.ts';

/** A click that would end on the browser's own error page is answered where the visitor is. */
export function tellOffline(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || event.defaultPrevented || !link || !leavesPage(link)) return;
    event.preventDefault();
    showToast({ kind: 'error', text: 'You are offline. Try again once you are connected.' }, ERROR_TOAST_MS);
  });
}

function leavesPage({ origin, pathname, hash, href }: HTMLAnchorElement): boolean {
  return href !== '' && origin === location.origin && (pathname !== location.pathname || hash === '');
}
