import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { versionsOf } from '../../content/pages.ts';
import type { Page } from '../../content/types.ts';
import type { DrawnFacts } from '../../contracts/live-facts.ts';
import type { PageAssets, PageRequest } from '../../contracts/page.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { documentTitle, pageHead } from './page-head.ts';
import { shareImagePath } from './share-image-path.ts';
import headScript from './head-script.ts?inline-script';
import { structuredData } from './structured-data.ts';

/** Set at build time: PUBLIC_URL without a trailing slash. */
const ORIGIN: string = import.meta.env.VITE_PUBLIC_URL ?? '';

export const NOT_FOR_SEARCH = <meta name="robots" content="noindex" />;

/** The head of every page; `children` are the tags of this one. */
export function Head({ title, assets, children }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {!assets.firstStyle && <script dangerouslySetInnerHTML={{ __html: headScript }} />}
      <title>{title}</title>
      {assets.firstStyle !== undefined && <style dangerouslySetInnerHTML={{ __html: assets.firstStyle }} />}
      {assets.isStylesheetInHead && <link rel="stylesheet" href={assets.stylesheet} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {children}
    </head>
  );
}

interface HeadProps {
  title: string;
  assets: PageAssets;
  children: ReactNode;
}

/** JSON that is safe in a script element. */
function jsonInPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Description, canonical address, share preview, structured data. */
export function PageTags({
  page,
  openings,
  facts: { batches, hours },
}: { page: Page; facts: DrawnFacts } & Pick<PageRequest, 'openings'>) {
  const selected = openings?.selected;
  const isReal = selected?.state === 'open' && !openings?.sampleIds?.includes(selected.job.id);
  const openJob = isReal ? selected : undefined;
  const head = pageHead(page, selected);
  const address = ORIGIN + head.address;
  const graph = structuredData({ page, openJob, batches, hours, origin: ORIGIN, trail: breadcrumbs(page) });

  return (
    <>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={address} />
      {versionsOf(page).map(({ path, language }) => (
        <link key={path} rel="alternate" hrefLang={language?.code ?? 'en'} href={ORIGIN + path} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={ORIGIN + shareImagePath(page)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={documentTitle(pageHead(page))} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInPage(graph) }} />
    </>
  );
}
