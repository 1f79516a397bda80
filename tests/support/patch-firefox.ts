import type { Browser, Page } from '@playwright/test';

/** A command of WebDriver BiDi that Firefox ESR 153 does not have. Playwright sends it for each window in any case. */
const MISSING_COMMAND = 'emulation.setMediaFeaturesOverride';

type Send = (command: string, parameters: unknown) => Promise<unknown>;

/** Playwright leaves no door to what is behind its own interface; a version that works differently fails at the start. */
function behind(part: object): unknown {
  const { _connection: connection } = part as unknown as { _connection: { toImpl(part: object): unknown } };
  return connection.toImpl(part);
}

/** Answers the command that this Firefox does not know. */
export function leaveOutMissingCommand(browser: Browser): void {
  const { _browserSession: session } = behind(browser) as { _browserSession: { send: Send } };
  const sessions = Object.getPrototypeOf(session) as { send: Send };
  const { send } = sessions;
  sessions.send = function sendWhatIsKnown(command, parameters) {
    return command === MISSING_COMMAND ? Promise.resolve({}) : send.call(this, command, parameters);
  };
}

/** Playwright adds a style to the page before a screenshot, which the site's policy refuses and reports. */
export function leaveOutStyleOfScreenshots(page: Page): void {
  const { delegate } = behind(page) as {
    delegate: { shouldToggleStyleSheetToSyncAnimations(): boolean };
  };
  delegate.shouldToggleStyleSheetToSyncAnimations = () => false;
}
