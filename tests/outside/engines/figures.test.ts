import { expect, test } from 'vitest';
import { eventually, inEachEngine, type Journey } from './engines.ts';
import { countPainted, isColoured, isCopper } from './painted.ts';

const ISO_READINESS = '/services/governance-risk-counsalting/iso-readiness';
const IT_INFRA = '/services/cyber-security-services/it-infra';

async function bringIntoSight({ browser }: Journey, selector: string): Promise<void> {
  await browser.evaluate(
    (wanted) => document.querySelector(wanted)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );
}

inEachEngine((journey) => {
  for (const [drawing, path] of [
    ['.attack-path', '/services/vulnerability-assessment-and-penetration-testing/network'],
    ['.plan', '/services/network-services/ddos'],
    ['.timeline', ISO_READINESS],
    ['.rack', IT_INFRA],
  ] as const) {
    test(`${path}: lines cover a small part of the figure, and nothing else is painted over it`, async () => {
      const { browser } = journey;
      await browser.open(path);
      for (const screen of ['desktop', 'phone'] as const) {
        await browser.use(screen);
        await bringIntoSight(journey, drawing);
        const share = async () => (await countPainted(journey, drawing, isColoured)).share;

        await eventually(share).toBeGreaterThan(0.003);
        expect(await share(), screen).toBeLessThan(0.05);
      }
    });
  }

  for (const [dots, selector, path, area] of [
    ['the point of a timeline is 18 px wide', '.timeline li:nth-child(5) svg', ISO_READINESS, 254],
    ['the two lamps of a rack are 7 px wide each', '.rack svg', IT_INFRA, 77],
  ] as const) {
    test(`${dots}, and round`, async () => {
      await journey.browser.open(path);
      await bringIntoSight(journey, selector);
      const pixels = async () => (await countPainted(journey, selector, isCopper)).pixels;

      await eventually(pixels).toBeGreaterThan(area * 0.93);
      expect(await pixels()).toBeLessThan(area * 1.07);
    });
  }
});
