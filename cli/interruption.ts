/**
 * Aborts at Ctrl+C or a polite kill, so that a long command can stop after a whole step and say where it stands. The
 * second time the process ends at once.
 */
export function onInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}
