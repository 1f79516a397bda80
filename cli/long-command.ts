import { terminal } from './terminal.ts';

const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001b[2K';

/** Shows the progress of a command in one line of the terminal. Shows nothing if the output is not a terminal. */
export function startProgress(doing: string): { update(state: string): void; end(): void } {
  const { stderr } = terminal();
  if (!stderr.isTTY) return { update() {}, end() {} };
  stderr.write(`${doing} ...`);
  let drawnAt = performance.now();
  return {
    update(state) {
      if (performance.now() - drawnAt < REDRAW_MS) return;
      drawnAt = performance.now();
      stderr.write(`${CLEAR_LINE}${doing}: ${state}`);
    },
    end: () => void stderr.write(CLEAR_LINE),
  };
}

/**
 * Aborts a signal at Ctrl+C or SIGTERM, so that a long command can finish its present step and report what it has done.
 * A second Ctrl+C ends the process immediately. `release` restores the usual effect of Ctrl+C.
 */
export function onInterruption(): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.once('SIGINT', abort).once('SIGTERM', abort);
  const release = () => void process.off('SIGINT', abort).off('SIGTERM', abort);
  return { signal: controller.signal, release };
}
