import type { ReactNode } from 'react';
import { PostButton } from './ui/post-button.tsx';
import { company } from '../content/company.ts';
import type { DeskFrame } from './ui/frame.ts';
import { helpPath } from './ui/help-path.ts';
import { SkipLink } from '../site/chrome/skip-link.tsx';
import { ThemeSwitch } from '../site/chrome/theme-switch.tsx';
import { BrandMark } from '../site/ui/brand-mark.tsx';
import { Glyph } from '../site/ui/glyph.tsx';
import { navigation } from './screens.tsx';
import { Notice } from './ui/notice.tsx';
import { shortcut } from './ui/shortcut.ts';

/** Bar and navigation around every screen. The signed-in person is always shown, because people share a PC. */
export function Frame({ frame, children }: { frame: DeskFrame; children: ReactNode }) {
  const { person, path, notice } = frame;
  const entries = navigation.filter((entry) => frame.mayOpen.includes(entry.path));
  return (
    <>
      <SkipLink />
      <header className="desk-bar">
        {entries.length > 0 && (
          <button
            className="icon-button desk-menu-button"
            type="button"
            popoverTarget="navigation"
            aria-label="Menu"
          >
            <Glyph name="menu" />
          </button>
        )}
        <a className="desk-logo" href="/">
          <BrandMark />
          <span>
            {company.name} <em>Desk</em>
          </span>
        </a>
        {person && (
          <a className="desk-help" href={helpPath(path)} {...shortcut('g h', 'Help for this page')}>
            Help
          </a>
        )}
        <ThemeSwitch />
        {person && (
          <>
            <a className="desk-person" href="/account" {...shortcut('g y', 'Your access')}>
              <span>{person.name}</span> <em>{person.role}</em>
            </a>
            <PostButton action="/sign-out" label="Sign out" look="small quiet" />
          </>
        )}
      </header>
      <div className={entries.length > 0 ? 'desk-body with-navigation' : 'desk-body'}>
        {entries.length > 0 && (
          <nav className="desk-navigation" id="navigation" popover="auto" aria-label="Desk">
            <form className="desk-search" method="get" action="/search" role="search" aria-label="All lists">
              <input
                className="input"
                type="search"
                name="search"
                aria-label="Find in all lists"
                placeholder="Find in all lists"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
              />
            </form>
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <a
                    href={entry.path}
                    aria-current={currentOf(entry.path, path)}
                    {...shortcut(`g ${entry.key}`, entry.label)}
                  >
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <main className="desk-main" id="main" tabIndex={-1}>
          {notice && <Notice {...notice} />}
          {children}
        </main>
      </div>
    </>
  );
}

/** `page` for the entry of the present page, `true` for the entry above it. */
function currentOf(entry: string, path: string): 'page' | 'true' | undefined {
  if (entry === path) return 'page';
  return entry !== '/' && path.startsWith(`${entry}/`) ? 'true' : undefined;
}
