import { ERROR_TOAST_MS } from '../timings.ts';
import { showToast } from '../hooks/show-toast.ts';

/** While offline, a click on a link shows a toast instead of the browser's error page. */
export function warnWhenOffline(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (navigator.onLine || event.defaultPrevented || !link || !leavesPage(link)) return;
    event.preventDefault();
    showToast({ kind: 'error', text: 'You are offline. Try again once connected.' }, ERROR_TOAST_MS);
  });
}

function leavesPage({ origin, pathname, hash, href }: HTMLAnchorElement): boolean {
  return href !== '' && origin === location.origin && (pathname !== location.pathname || hash === '');
}
