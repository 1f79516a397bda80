import { useLocation, useMatches } from 'react-router';
import { company } from '../../content/company.ts';
import type { Page } from '../../content/types.ts';
import type { WantedJob } from '../features/jobs/jobs-context.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { shareImagePath } from './share-image-path.ts';
import { structuredData } from './structured-data.ts';

/** Set at build time: PUBLIC_URL without a slash at its end. */
const ORIGIN: string = import.meta.env.VITE_PUBLIC_URL ?? '';

interface PageMatch {
  page: Page;
  selectedJob?: WantedJob;
}

function isPageMatch(loaded: unknown): loaded is PageMatch {
  return typeof loaded === 'object' && loaded !== null && 'page' in loaded;
}

/**
 * What machines read: canonical address, share preview, structured data. Rendered on the server alone; React leaves
 * elements of the head that it did not render untouched, and no script element is ever made in the browser.
 */
export function HeadTags() {
  const { pathname } = useLocation();
  const loaded = useMatches()
    .map((match) => match.loaderData)
    .find(isPageMatch);
  if (!loaded) return null;

  const { page } = loaded;
  const openJob = loaded.selectedJob?.state === 'open' ? loaded.selectedJob : undefined;
  const address = `${ORIGIN}${pathname === '/' ? '/' : pathname.replace(/\/$/, '')}`;
  const image = `${ORIGIN}${shareImagePath(page.path)}`;
  const title = page.documentTitle ?? page.title;
  const graph = structuredData({ page, openJob, origin: ORIGIN, trail: breadcrumbs(page) });

  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
