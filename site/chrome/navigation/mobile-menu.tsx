import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { navigationOn } from '../../../content/navigation.ts';
import ServiceSearch from '../../features/service-search/service-search.tsx';
import { isPopoverOpen } from '../../hooks/is-popover-open.ts';
import { usePageHide } from '../../hooks/use-page-hide.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';

/** Width from which the header shows the links; header.css has the same value. */
const DESKTOP_QUERY = '(min-width: 60em)';

/**
 * Hamburger button and full-screen menu. The menu is a native popover with native sections, so that it works before
 * hydration and without JavaScript. The style sheet stops the page behind from scrolling. Browsers without popovers get
 * a link to the lists in the footer.
 */
export default function MobileMenu({ currentPath }: { currentPath: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  usePageHide(close);

  // The menu may have been opened before hydration.
  useEffect(() => setIsOpen(isPopoverOpen(menu.current)), []);

  function close() {
    if (isPopoverOpen(menu.current)) menu.current?.hidePopover();
    for (const section of menu.current?.querySelectorAll('details[open]') ?? [])
      section.removeAttribute('open');
  }

  const closeOnDesktop = useEffectEvent((desktop: MediaQueryListEvent) => desktop.matches && close());
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isPopoverOpen(menu.current)) return;
    close();
    button.current?.focus();
  });

  // Also runs while the menu is closed, because `isOpen` is set shortly after the menu opens.
  useEffect(() => {
    const desktop = matchMedia(DESKTOP_QUERY);
    const onChange = (event: MediaQueryListEvent) => closeOnDesktop(event);
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    desktop.addEventListener('change', onChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      desktop.removeEventListener('change', onChange);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  useEffect(() => (isOpen ? makePageInert(menu.current) : undefined), [isOpen]);

  return (
    <>
      <button
        className="icon-button menu-button"
        type="button"
        ref={button}
        popoverTarget={id}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
      >
        <Glyph name="menu" />
        <Glyph name="close" />
      </button>
      <div
        className="mobile-menu"
        id={id}
        ref={menu}
        popover="manual"
        onToggle={(event) => event.target === menu.current && setIsOpen(event.newState === 'open')}
      >
        <div className="page-width">
          <ServiceSearch onChoose={close} />
          <nav aria-label="Menu">
            <ul>
              {navigationOn(currentPath).map((item) => (
                <MobileMenuEntry
                  key={item.path}
                  item={item}
                  level={0}
                  currentPath={currentPath}
                  onChoose={close}
                />
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <a className="icon-button menu-link" href="#links" aria-label="Menu">
        <Glyph name="menu" />
      </a>
    </>
  );
}

/** Makes the page behind the menu inert; the returned function reverses this. */
function makePageInert(menu: HTMLElement | null): () => void {
  const behind = [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(menu),
  );
  for (const part of behind) part.inert = true;
  return () => {
    for (const part of behind) part.inert = false;
  };
}
