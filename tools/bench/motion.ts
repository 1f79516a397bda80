import type { BrowserContextOptions, CDPSession } from '@playwright/test';
import { type Figure, median, ratioFigure } from './figure.ts';
import { launchChromium } from './first-visit.ts';
import { runServer } from './run-server.ts';

const ROUNDS = 5;
/** A phone against the machine that measures. */
const SLOWDOWN = 4;
/** Pixels a second, slower than a finger that flicks: the vault opens and closes in view. */
const SPEED = 500;
const DISTANCE = 500;
const REST_MS = 1_500;

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

/** The times of the frames that the compositor drew during `act`, in milliseconds. */
async function drawnFrames(session: CDPSession, act: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['cc', 'viz'] } });
  await act();
  await session.send('Tracing.end');
  await complete;
  return events
    .filter(({ name }) => name === 'DirectRenderer::DrawFrame')
    .map(({ ts }) => ts / 1_000)
    .toSorted((a, b) => a - b);
}

/** Frames a second while the home page is scrolled past its hero and back, the vault's second picture already there. */
async function framesASecond(origin: string, options: BrowserContextOptions): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext(options)).newPage();
    const session = await page.context().newCDPSession(page);
    const scroll = (distance: number) =>
      session.send('Input.synthesizeScrollGesture', {
        x: 190,
        y: distance < 0 ? 600 : 300,
        yDistance: distance,
        speed: SPEED,
      });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await scroll(-40);
    await page.waitForTimeout(REST_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = await drawnFrames(session, async () => {
      await scroll(-DISTANCE);
      await scroll(DISTANCE);
    });
    return ((times.length - 1) * 1_000) / (times.at(-1)! - times[0]!);
  } finally {
    await browser.close();
  }
}

/** The vault that opens against the same page with stillness wished for, where it stays closed. */
export async function* measureMotion(): AsyncGenerator<Figure> {
  const { origin, stop } = await runServer();
  for (const [name, window] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    const open: number[] = [];
    const closed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      open.push(await framesASecond(origin, window));
      closed.push(await framesASecond(origin, { ...window, reducedMotion: 'reduce' }));
    }
    yield ratioFigure(
      `${name}: frames a second while the vault opens, against closed`,
      median(open),
      median(closed),
      { atLeast: 0.95 },
    );
  }
  await stop();
}
