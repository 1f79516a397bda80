import { operate, run, type RunningServer } from './run-server.ts';

export interface BenchDesk {
  /** Asks for a page and waits for the whole of it: the milliseconds. */
  ask(path: string): Promise<number>;
  close(): Promise<unknown>;
}

/** Somebody at a desk beside a running server, on the same settings. */
export async function openDesk(server: RunningServer, settings: Record<string, string>): Promise<BenchDesk> {
  const desk = await run(['desk/server/main.ts'], settings, 'DESK_PORT');
  const { link } = JSON.parse(
    operate(['desk', 'link'], { ...settings, DESK_PORT: new URL(desk.origin).port }),
  );
  const entered = await fetch(`${desk.origin}/link`, {
    method: 'POST',
    headers: { origin: desk.origin },
    body: new URLSearchParams({ code: new URL(link).hash.slice(1) }),
    redirect: 'manual',
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return {
    async ask(path) {
      const started = performance.now();
      const answer = await fetch(desk.origin + path, { headers: { cookie }, redirect: 'error' });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - started;
    },
    close: () => Promise.all([desk.stop(), server.stop()]),
  };
}

/** In turns, so that whatever else the machine does meets both. */
export async function askInTurns(
  path: string,
  few: BenchDesk,
  many: BenchDesk,
  rounds: number,
): Promise<[few: number[], many: number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await few.ask(path));
    times[1].push(await many.ask(path));
  }
  return times;
}
