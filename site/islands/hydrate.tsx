import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepFields } from './keep-fields.ts';

/**
 * Hydrates the markup of an island: in one go while an event is held, else in a transition, which yields to input.
 * Extensions and translators may have changed the markup: React then draws the island again, and what was typed is put back.
 * After an error that no part catches the plain HTML is put back, with what was typed: `onLost` is called, and
 * false is the result where the island was not hydrated yet.
 */
export function hydrate(
  island: HTMLElement,
  Part: ComponentType<object>,
  props: object,
  onLost: () => void,
): Promise<boolean> {
  const identifierPrefix = island.getAttribute('prefix') ?? '';
  // A text area whose value was set keeps it when React takes its default away: parts give that only in the HTML.
  for (const field of island.querySelectorAll('textarea')) {
    const { value } = field;
    field.value = value;
  }
  const plain = island.cloneNode(true);
  const putBack = keepFields(island);
  return new Promise((resolve) => {
    const part = (
      <AfterHydration onDrawn={putBack} run={() => resolve(true)}>
        <Part {...props} />
      </AfterHydration>
    );
    const options = {
      identifierPrefix,
      onRecoverableError: (error: unknown) => warn('changed before it was ready', error),
      onUncaughtError(error: unknown) {
        warn('is plain HTML again', error);
        island.replaceChildren(...plain.cloneNode(true).childNodes);
        putBack();
        onLost();
        resolve(false);
      },
    };
    const hydrateMarkup = () => void hydrateRoot(island, part, options);
    if ('holdsEvent' in island.dataset) hydrateMarkup();
    else startTransition(hydrateMarkup);
  });

  function warn(what: string, error: unknown): void {
    // oxlint-disable-next-line no-console -- For whoever looks after the site: visitors lose nothing.
    console.warn(`The part ${island.getAttribute('name')} ${what}:`, error);
  }
}

interface AfterHydrationProps {
  /** Called before the effects of the part, which read its fields. */
  onDrawn: () => void;
  run: () => void;
  children: ReactNode;
}

/** Runs once what the effects of the part have set is rendered, as its own state is. With one child it shifts no id. */
function AfterHydration({ onDrawn, run, children }: AfterHydrationProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (isHydrated) run();
  }, [isHydrated, run]);
  return children;
}
