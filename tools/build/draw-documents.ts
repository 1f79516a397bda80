/**
 * A step of the build that writes documents into build/client: the company profile, the sample reports, the syllabus of
 * each course, the supplier file, the terms of each service, a share image for each page, icons, the sitemap and
 * robots.txt.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { company } from '../../content/company.ts';
import { offer } from '../../content/offer.ts';
import { coursePages, pages } from '../../content/pages.ts';
import { REGULATIONS, TERMS } from '../../content/service-terms.ts';
import { sampleReports } from '../../content/reports/sample-reports.ts';
import { supplierFacts } from '../../content/supplier-facts.ts';
import type { ImageName, Page } from '../../content/types.ts';
import { COMPANY_PROFILE_PATH, SAMPLE_REPORTS, syllabusPath, termsPaperPath } from '../../contracts/paths.ts';
import { pagesOfSite } from './pages-to-write.ts';
import { brandIcons } from '../../documents/brand-icons.ts';
import { companyProfile, PROFILE_PICTURES } from '../../documents/company-profile.ts';
import { courseSyllabus } from '../../documents/course-syllabus.ts';
import { listPaper } from '../../documents/list-paper.ts';
import { reportCsv } from '../../documents/report-csv.ts';
import { sampleReportPaper } from '../../documents/sample-report-paper.ts';
import { shareImage } from '../../documents/share-image.ts';
import { supplierCsv, supplierGroups, supplierWorkbook } from '../../documents/supplier-file.ts';
import { termsPaper } from '../../documents/terms-paper.ts';
import { shareImagePath } from '../../site/head/share-image-path.ts';
import { drawingCache, drawingCode } from './draw-once.ts';
import { coursePicture, profilePictures, readRender } from './profile-pictures.ts';
import { publicOrigin } from '../public-origin.ts';

const TARGET = 'build/client';

/** Date of all documents. It is fixed, so that two builds of the same content are identical. */
const CREATED = new Date('2026-11-21T00:00:00Z');

const { drawOnce, drawn, forgetOld } = drawingCache('node_modules/.cache/drawn', drawingCode());

async function drawProfile(): Promise<void> {
  const renders = await Promise.all((Object.keys(PROFILE_PICTURES) as ImageName[]).map(readRender));
  const profile = await drawOnce(COMPANY_PROFILE_PATH, [publicOrigin, pages], renders, async () =>
    companyProfile({ origin: publicOrigin, pictures: await profilePictures(), created: CREATED }),
  );
  await writeFile(`${TARGET}${COMPANY_PROFILE_PATH}`, profile);
}

async function drawSyllabi(): Promise<void> {
  for (const course of coursePages()) {
    const path = syllabusPath(course.path);
    const render = await readRender(course.image);
    const syllabus = await drawOnce(path, [publicOrigin, course], [render], async () => {
      const picture = await coursePicture(course);
      return await courseSyllabus({ course, picture, origin: publicOrigin, created: CREATED });
    });
    const file = `${TARGET}${path}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, syllabus);
  }
}

async function drawSampleReports(): Promise<void> {
  await mkdir(`${TARGET}${SAMPLE_REPORTS}`, { recursive: true });
  for (const report of sampleReports) {
    const path = `${report.path}.pdf`;
    const bytes = await drawOnce(path, [publicOrigin, report], [], async () =>
      sampleReportPaper({ report, origin: publicOrigin, created: CREATED }),
    );
    await writeFile(`${TARGET}${path}`, bytes);
    const csv = reportCsv(report);
    if (csv) await writeFile(`${TARGET}${report.path}.csv`, csv);
  }
}

async function drawSupplierFile(): Promise<void> {
  const { path } = supplierFacts;
  await mkdir(dirname(`${TARGET}${path}`), { recursive: true });
  const draw = (suffix: string, make: () => Promise<Buffer>) =>
    drawOnce(`${path}.${suffix}`, [publicOrigin, supplierFacts], [], make);
  const paper = await draw('pdf', () =>
    listPaper({
      name: 'Supplier facts',
      heading: supplierFacts.title,
      lead: supplierFacts.lead,
      note: `Checked on ${supplierFacts.checkedOn}. The current answers:`,
      address: publicOrigin + path,
      groups: supplierGroups(supplierFacts),
      created: CREATED,
    }),
  );
  await writeFile(`${TARGET}${path}.pdf`, paper);
  await writeFile(`${TARGET}${path}.xlsx`, await draw('xlsx', () => supplierWorkbook(supplierFacts)));
  await writeFile(`${TARGET}${path}.csv`, supplierCsv(supplierFacts));
}

async function drawTerms(): Promise<void> {
  for (const page of pages) {
    if (page.kind !== 'service') continue;
    const path = termsPaperPath(page.path);
    const paper = await drawOnce(path, [publicOrigin, page, TERMS, REGULATIONS], [], () =>
      termsPaper({ page, origin: publicOrigin, created: CREATED }),
    );
    await mkdir(dirname(`${TARGET}${path}`), { recursive: true });
    await writeFile(`${TARGET}${path}`, paper);
  }
}

function contextOf(page: Page): string {
  const parent = pages.find(
    (candidate) => candidate.path !== '/' && page.path.startsWith(`${candidate.path}/`),
  );
  if (page.kind === 'service') {
    const group = pages.find((candidate) => candidate.path === page.group);
    return group?.label ?? group?.title ?? company.tagline;
  }
  return parent ? (parent.label ?? parent.title) : company.tagline;
}

async function drawShareImages(): Promise<void> {
  await mkdir(`${TARGET}/share`, { recursive: true });
  await Promise.all(
    pages.map(async (page) => {
      if (page.language) return;
      const title = page.kind === 'home' ? page.slides[0]!.heading : page.title;
      const [path, context, picture] = [shareImagePath(page), contextOf(page), await readRender(page.image)];
      const image = await drawOnce(path, [title, context], [picture], () =>
        shareImage({ title, context, picture }),
      );
      await writeFile(`${TARGET}${path}`, image);
    }),
  );
}

async function drawIcons(): Promise<void> {
  for (const [address, content] of Object.entries(await brandIcons())) {
    await writeFile(`${TARGET}${address}`, content);
  }
}

async function writeSitemap(): Promise<void> {
  // Needs no XML escaping: page addresses contain none of the special characters.
  const entries = pagesOfSite.map(({ path }) => `<url><loc>${new URL(path, publicOrigin).href}</loc></url>`);
  await writeFile(
    `${TARGET}/sitemap.xml`,
    '<?xml version="1.0" encoding="UTF-8"?>' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  );
  await writeFile(
    `${TARGET}/robots.txt`,
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  );
}

await mkdir(TARGET, { recursive: true });
await Promise.all([
  drawProfile(),
  drawSyllabi(),
  ...(offer.services ? [drawSampleReports()] : []),
  ...(offer.services ? [drawSupplierFile()] : []),
  drawTerms(),
  drawShareImages(),
  drawIcons(),
  writeSitemap(),
]);
forgetOld();
process.stdout.write(`Drew ${drawn.sort().join(' ') || 'nothing new'}\n`);
