const REDRAW_MS = 200;
const CLEAR_LINE = '\r\u001b[2K';

/** Shows how far a long command is: one line on a terminal, nothing elsewhere. */
export function startProgress(doing: string): { update(state: string): void; end(): void } {
  if (!process.stderr.isTTY) return { update() {}, end() {} };
  process.stderr.write(`${doing} ...`);
  let drawnAt = performance.now();
  return {
    update(state) {
      if (performance.now() - drawnAt < REDRAW_MS) return;
      drawnAt = performance.now();
      process.stderr.write(`${CLEAR_LINE}${doing}: ${state}`);
    },
    end: () => void process.stderr.write(CLEAR_LINE),
  };
}

/**
 * Aborts at Ctrl+C or a polite kill, so that a long command can stop after a whole step and say where it stands. The
 * second time the process ends at once.
 */
export function onInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}
