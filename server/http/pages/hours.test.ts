import { expect, test } from 'vitest';
import { openSite, untilFactsAreRead } from '../../../tests/support/open-site.ts';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { addHoliday, readOfficeHours, saveHours, typedWeek } from '../../services/catalogue/opening-hours.ts';
import { etagOf } from './cached-response.ts';

const REPUBLIC_DAY = { day: '2927-01-26', name: 'Republic <b>Day</b>', from: '', to: '' };

const DEVOPS = { query: 'course=devops', line: 'Course: DevOps Automation' };

/** A site whose contact pages are drawn as the build does. */
async function openDrawn() {
  const site = sampleSite();
  const files = new Map(site.files);
  const pages = new Map(site.pages);
  const page = site.pages.get('/contact')!;
  for (const [address, subject] of [
    ['/contact', undefined],
    ['/contact?course=devops', DEVOPS],
  ] as const) {
    const identity = Buffer.from(site.renderPage({ path: '/contact', subject, assets: page.assets }));
    files.set(address, { ...files.get('/contact')!, bodies: { identity }, etag: etagOf(identity) });
    pages.set(address, { ...page, subject });
  }
  return { ...(await openSite({ parts: { site: { ...site, files, pages } } })), files };
}

test('changed hours and a holiday stand on each contact page, in its text and its structured data', async () => {
  const { ask, deps, files } = await openDrawn();
  const { week } = await readOfficeHours(deps);
  const sat = { from: '10:00', to: '14:00' };
  await saveHours(deps, { week: { ...typedWeek(week), sat }, holidays: [] }, 0);
  await addHoliday(deps, REPUBLIC_DAY);
  await untilFactsAreRead();
  for (const address of ['/contact', '/contact?course=devops', '/contact?utm_source=mail']) {
    const html = (await ask(address)).body.toString();
    expect(html.includes('value="Course: DevOps Automation"'), address).toBe(address.includes('devops'));
    expect(html, address).toContain(
      '>Monday to Friday, 9:30 to 18:00 IST; Saturday, 10:00 to 14:00 IST</span><br/><span>Closed on 26 January 2927, Republic &lt;b&gt;Day&lt;/b&gt;<',
    );
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    const graph = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
    const office = graph['@graph'].find((thing) => thing['@type'] === 'LocalBusiness');
    expect(office?.['openingHoursSpecification']).toHaveLength(6);
    expect(office?.['specialOpeningHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        name: 'Republic <b>Day</b>',
        validFrom: '2927-01-26',
        validThrough: '2927-01-26',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  }
  const about = await ask('/about');
  expect(about.body.equals(files.get('/about')!.bodies.identity)).toBe(true);
});
