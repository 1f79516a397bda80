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
 * Hydrates the markup of an island: synchronously while an event is held, else in a transition, which yields to input. If
 * extensions or translators have changed the markup, React renders the island again, and typed text is restored. After an
 * uncaught error the plain HTML is restored, with typed text: `onLost` is called, and the result is false if the island was
 * not hydrated yet.
 */
export function hydrate(
  island: HTMLElement,
  Part: ComponentType<object>,
  props: object,
  onLost: () => void,
): Promise<boolean> {
  const identifierPrefix = island.getAttribute('prefix') ?? '';
  // A text area whose value was set keeps that value when React removes the default value. Components set the default
  // only in the HTML.
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
    // oxlint-disable-next-line no-console -- For the host: visitors lose nothing.
    console.warn(`The part ${island.getAttribute('name')} ${what}:`, error);
  }
}

interface AfterHydrationProps {
  /** Called before the effects of the component, which read its fields. */
  onDrawn: () => void;
  run: () => void;
  children: ReactNode;
}

/**
 * Runs a function once the state changes of the component's effects are rendered. This wrapper has a single child, so
 * it does not change the ids that React makes.
 */
function AfterHydration({ onDrawn, run, children }: AfterHydrationProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (isHydrated) run();
  }, [isHydrated, run]);
  return children;
}
