/** What a visitor can name on a page: by its role and its name, inside another such part. */
export interface Part {
  role: Role;
  /** The accessible name, for `text` the text; a string has to be the whole of it. */
  name?: string | RegExp;
  inside?: Part;
}

export type Role =
  | 'alert'
  | 'article'
  | 'banner'
  | 'button'
  | 'contentinfo'
  | 'dialog'
  | 'form'
  | 'heading'
  | 'img'
  | 'link'
  | 'main'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'status'
  /** Whatever takes a value and has this label. */
  | 'field'
  /** The smallest element with this text. */
  | 'text';

export type Screen = 'desktop' | 'phone';

export type Key = 'Enter' | 'Escape' | 'End';

/**
 * A visitor's browser: one window with storage of its own. What acts on a part waits until it is visible; what reads
 * does not wait.
 */
export interface Browser {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** A phone is 390 px wide, or the least that the engine's window can be. */
  use(screen: Screen): Promise<void>;
  click(part: Part): Promise<void>;
  hover(part: Part): Promise<void>;
  /** Types into a field that is empty. */
  type(part: Part, text: string): Promise<void>;
  /** Goes to the element that has the focus. */
  press(key: Key): Promise<void>;
  choose(part: Part, file: string): Promise<void>;
  /** How many such parts are visible. */
  count(part: Part): Promise<number>;
  /** The text of the first visible one as it is seen; undefined while there is none. */
  text(part: Part): Promise<string | undefined>;
  /** An attribute of the first visible one; undefined while there is none. */
  attribute(part: Part, name: string): Promise<string | null | undefined>;
  /** What the window shows, as PNG, a pixel of it for each of the page. */
  screenshot(): Promise<Buffer>;
  /** Runs in the page; it can use nothing but its argument. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  close(): Promise<void>;
}

/** A browser's program, ready to open windows. */
export interface RunningEngine {
  /** A window of its own on the site at this origin. */
  newBrowser(origin: string): Promise<Browser>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Debian's packages that bring it. */
  packages: string;
  isInstalled: boolean;
  start(): Promise<RunningEngine>;
}

export const SIZES = { desktop: { width: 1_440, height: 900 }, phone: { width: 390, height: 844 } };

/** In ms: machines whose cores are shared take long for what a visitor does not notice. */
export const LONGEST_WAIT_MS = 20_000;

export function part(role: Role, name?: string | RegExp, inside?: Part): Part {
  return { role, ...(name !== undefined && { name }), ...(inside && { inside }) };
}
