import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { type ServiceGroupLabel, serviceGroups } from '../../../content/search.ts';
import { SEARCH_DEBOUNCE_MS } from '../../timings.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { usePageHide } from '../../hooks/use-page-hide.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { matchServices, splitAtMatch } from './match-services.ts';

const ALL_GROUPS: ServiceGroupLabel[] = Object.values(serviceGroups);

/** `onChoose` hears that a result was chosen, also the page that is already shown. */
export default function ServiceSearch({ onChoose }: { onChoose?: () => void }) {
  const id = useId();
  const listId = `${id}-results`;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const settledText = useDebounced(text, SEARCH_DEBOUNCE_MS);

  // An arrow key does not wait.
  const query = activeIndex === -1 ? settledText : text;
  const hasText = text.trim() !== '' && query.trim() !== '';
  const results = hasText ? matchServices(ALL_GROUPS, query) : [];
  const isListShown = isOpen && hasText;
  const active = isListShown ? results[activeIndex] : undefined;

  usePageHide(clear);

  const takeTypedText = useEffectEvent(type);

  useEffect(() => {
    const chosen = document.getElementById(resultId(listId, activeIndex));
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);

  // What was typed before hydration.
  useEffect(() => {
    if (input.current?.value) takeTypedText(input.current.value);
  }, []);

  function type(typed: string) {
    setText(typed);
    setIsOpen(true);
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

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = active ?? matchServices(ALL_GROUPS, typedText())[0];
    if (!chosen) return;
    choose();
    location.assign(chosen.path);
  }

  /** A key that was held until hydration comes before what was typed is drawn. */
  function typedText(): string {
    return input.current?.value ?? '';
  }

  function moveOrClose(event: KeyboardEvent) {
    if (event.key === 'Escape' && typedText() !== '') {
      event.preventDefault();
      event.stopPropagation();
      clear();
    } else if (typedText().trim() !== '' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const count = matchServices(ALL_GROUPS, typedText()).length;
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
      action={PATHS.services}
      onSubmit={submit}
      data-keys="ArrowDown ArrowUp Escape"
      onKeyDown={moveOrClose}
      onBlur={closeWhenLeft}
    >
      <label className="search-field">
        <Glyph name="search" />
        <span className="visually-hidden">Search services</span>
        <input
          ref={input}
          type="search"
          placeholder="Search Services..."
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setIsOpen(true)}
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
            {isListShown && countInWords(results.length)}
          </p>
          <div className="search-results" hidden={!isListShown}>
            <ul id={listId} role="listbox" aria-label="Services">
              {results.map((group, index) => (
                <li key={group.path} role="none">
                  <a
                    href={group.path}
                    id={resultId(listId, index)}
                    role="option"
                    aria-selected={index === activeIndex}
                    tabIndex={-1}
                    onClick={choose}
                  >
                    <Label text={group.label} match={query} />
                    <span>{group.path}</span>
                  </a>
                </li>
              ))}
            </ul>
            {results.length === 0 && <p>No service of that name.</p>}
          </div>
        </>
      ) : (
        <AllGroups />
      )}
    </form>
  );
}

/** Without script, and until hydration, the field offers all six groups. */
function AllGroups() {
  return (
    <ul className="search-results all-groups">
      {ALL_GROUPS.map((group) => (
        <li key={group.path}>
          <a href={group.path}>
            {group.label}
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
      {before}
      {matched && <mark>{matched}</mark>}
      {after}
    </>
  );
}

function resultId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Around the list and through the field itself, which is -1. */
function nextIndex(current: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((current + 1 + step + places) % places) - 1;
}

function countInWords(count: number): string {
  return count === 1 ? '1 service found' : `${count} services found`;
}
