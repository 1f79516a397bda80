import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePathChange } from '../hooks/use-path-change.ts';

/** After a navigation without a page load: puts the focus where the page begins and says its title. */
export function RouteChange() {
  const { hash } = useLocation();
  const [title, setTitle] = useState('');

  usePathChange(() => {
    focusStart(hash);
    setTitle(document.title);
  });

  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}

/** The part that the address names, else the page's heading. Where it scrolls to is the router's business. */
function focusStart(hash: string): void {
  const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const start = named || document.querySelector('h1');
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
