import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { SearchEntry } from '../../../content/search-entries.ts';
import { searchWords, serviceGroupLabels } from '../../../content/search.ts';
import { askAbout } from '../../../contracts/enquiry-subject.ts';
import { ASK_ANCHOR, PATHS, SEARCH_PATH, searchPath } from '../../../contracts/paths.ts';
import { SEARCH_DEBOUNCE_MS } from '../../timings.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { usePageHide } from '../../hooks/use-page-hide.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { IS_STATIC } from '../is-static.ts';
import { findResults } from './find-results.ts';
import { splitAtMatch } from './match-services.ts';
import type { Search } from './search-engine.ts';

/** A static build has no page of results. */
const HAS_RESULTS_PAGE = !IS_STATIC;
/** The page of results shows more. */
const PAGES_SHOWN = 6;

/** Calls `onChoose` when a result is chosen, even the current page. */
export default function ServiceSearch({ onChoose }: { onChoose?: () => void }) {
  const id = useId();
  const listId = `${id}-results`;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useState<Search>();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const settledText = useDebounced(text, SEARCH_DEBOUNCE_MS);

  // After an arrow key the search uses the present text at once.
  const query = activeIndex === -1 ? settledText : text;
  const hasText = text.trim() !== '' && query.trim() !== '';
  const { groups, pages } = shownFor(hasText ? query : '');
  const results = [...groups, ...pages];
  const isListShown = isOpen && hasText;
  const active = isListShown ? results[activeIndex] : undefined;

  usePageHide(clear);

  const takeFocus = useEffectEvent(open);
  const takeTypedText = useEffectEvent(type);

  useEffect(() => {
    const chosen = document.getElementById(resultId(listId, activeIndex));
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);

  // Handles input before hydration.
  useEffect(() => {
    if (input.current === document.activeElement) takeFocus();
    if (input.current?.value) takeTypedText(input.current.value);
  }, []);

  function shownFor(typed: string) {
    const found = findResults(typed, search);
    return { ...found, pages: found.pages.slice(0, PAGES_SHOWN).map(aboutThisPage) };
  }

  function open() {
    setIsOpen(true);
    // Offline, only the groups are found. At the next focus the script is loaded again.
    if (!search)
      void import('./search-site.ts').then(
        ({ searchSite }) => setSearch(() => searchSite),
        () => {},
      );
  }

  function type(typed: string) {
    setText(typed);
    open();
    setActiveIndex(-1);
  }

  function clear() {
    setText('');
    setIsOpen(false);
    setActiveIndex(-1);
  }

  function choose() {
    clear();
    onChoose?.();
  }

  /**
   * Enter opens the chosen result. If no result is chosen, the browser sends the form, which opens the page of all
   * results.
   */
  function submit(event: FormEvent) {
    const {
      groups: [group],
      pages: [page],
    } = shownFor(typedText());
    const chosen = active ?? (HAS_RESULTS_PAGE ? undefined : (group ?? page));
    if (!chosen) return;
    event.preventDefault();
    // Clicks the rendered link instead of opening its address, because links to the form contain the visitor's subject.
    const link = active && document.getElementById(resultId(listId, activeIndex));
    if (link) link.click();
    else {
      choose();
      location.assign(chosen.path);
    }
  }

  /** A key held until hydration arrives before typed text is rendered. */
  function typedText(): string {
    return input.current?.value ?? '';
  }

  function moveOrClose(event: KeyboardEvent) {
    if (event.key === 'Escape' && typedText() !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
      // The focus may have been on a link below the list.
      input.current?.focus();
    } else if (typedText().trim() !== '' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const found = shownFor(typedText());
      const count = found.groups.length + found.pages.length;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActiveIndex((current) => nextIndex(current, count, step));
    }
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <form
      className="search"
      role="search"
      action={HAS_RESULTS_PAGE ? SEARCH_PATH : searchWords.allPath}
      onSubmit={submit}
      onKeyDown={moveOrClose}
      onBlur={closeWhenLeft}
    >
      <label className="search-field">
        <Glyph name="search" />
        <span className="visually-hidden">Search services</span>
        <input
          ref={input}
          type="search"
          name="q"
          placeholder={searchWords.label}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={open}
          {...(isHydrated && {
            role: 'combobox',
            'aria-expanded': isListShown && results.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active && resultId(listId, activeIndex),
          })}
        />
      </label>
      {isHydrated ? (
        <>
          <p className="visually-hidden" role="status">
            {isListShown && countInWords(groups.length, pages.length)}
          </p>
          <div className="search-results" hidden={!isListShown}>
            <div id={listId} role="listbox" aria-label="Results">
              <Options heading="Services" count={groups.length}>
                {groups.map(({ path, label }, index) => (
                  <a key={path} href={path} onClick={choose} {...option(index)}>
                    <Label text={label} match={query} />
                    <span>{path}</span>
                  </a>
                ))}
              </Options>
              <Options heading="Pages" count={pages.length}>
                {pages.map(({ path, title, kind, line, language }, index) => (
                  <a key={path + title} href={path} onClick={choose} {...option(groups.length + index)}>
                    <bdi lang={language}>
                      <Label text={title} match={query} />
                    </bdi>
                    <span className="result-line">
                      <b>{kind}</b> <bdi lang={language}>{line}</bdi>
                    </span>
                  </a>
                ))}
              </Options>
            </div>
            {search && results.length === 0 && (
              <p>No page has these words. That does not mean that we do not do it: please ask.</p>
            )}
            <p className="search-more">
              {results.length === 0 && <a href={searchWords.allPath}>{searchWords.all}</a>}
              {results.length === 0 && <a href={enquiryFor(query)}>Ask us about it</a>}
              {results.length > 0 && HAS_RESULTS_PAGE && <a href={searchPath(query.trim())}>All results</a>}
            </p>
          </div>
        </>
      ) : (
        <AllGroups />
      )}
    </form>
  );

  function option(index: number) {
    return {
      id: resultId(listId, index),
      role: 'option' as const,
      'aria-selected': index === activeIndex,
      tabIndex: -1,
    };
  }
}

/** Link to the enquiry form with the query. In a static build it does not contain the query. */
function enquiryFor(query: string): string {
  return HAS_RESULTS_PAGE ? searchPath(query.trim()) + ASK_ANCHOR : askAbout(location.pathname);
}

/** A link to the form from here includes the page's subject. */
function aboutThisPage(entry: SearchEntry): SearchEntry {
  return entry.path === PATHS.contact ? { ...entry, path: askAbout(location.pathname) } : entry;
}

/** A group of options below its heading, if there are any. */
function Options({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  const headingId = useId();
  if (count === 0) return null;
  return (
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} role="presentation">
        {heading}
      </p>
      {children}
    </div>
  );
}

/** Without JavaScript, and until hydration, the field offers all six groups. */
function AllGroups() {
  return (
    <ul className="search-results all-groups">
      {serviceGroupLabels.map((group) => (
        <li key={group.path}>
          <a href={group.path}>
            <span>{group.label}</span>
            <span>{group.path}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Label({ text, match }: { text: string; match: string }) {
  const [before, matched, after] = splitAtMatch(text, match);
  return (
    <>
      <span>{before}</span>
      {matched && <mark>{matched}</mark>}
      <span>{after}</span>
    </>
  );
}

function resultId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Moves in a cycle through the list and the field itself, whose position is -1. */
function nextIndex(current: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}

function countInWords(services: number, pages: number): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${counted(services, 'service')} and ${counted(pages, 'page')} found`;
}
