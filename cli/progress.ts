import { spinner } from '@clack/prompts';

const REDRAW_MS = 200;

/** Shows how far a long command is, on a terminal only. */
export function startProgress(doing: string): { update(state: string): void; end(state: string): void } {
  if (!process.stderr.isTTY) return { update() {}, end() {} };
  const shown = spinner({ output: process.stderr });
  shown.start(doing);
  let drawnAt = 0;
  return {
    update(state) {
      if (performance.now() - drawnAt < REDRAW_MS) return;
      drawnAt = performance.now();
      shown.message(`${doing}: ${state}`);
    },
    end: (state) => shown.stop(state),
  };
}
