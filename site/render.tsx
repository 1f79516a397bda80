import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../content/company.ts';
import { subjectOfPage } from '../content/enquiry-subjects.ts';
import { pages } from '../content/pages.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type PageRequest, type RenderPage } from '../contracts/page.ts';
import { SEARCH_PATH } from '../contracts/paths.ts';
import { Document } from './document.tsx';
import { NOT_FOR_SEARCH, PageTags, THEME_SCRIPT } from './head/head.tsx';
import { LATE_SCRIPT, linkLate } from './head/late-assets.ts';
import { documentTitle, pageHead } from './head/page-head.ts';
import { keepTogether } from './keep-together.ts';
import { AnswerPage } from './pages/answer-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pageMain } from './pages/page-main.tsx';
import { SearchPage } from './pages/search-page.tsx';
import { HERO_SCRIPT } from './ui/picture.tsx';

/** Every page may run them: the content policy names their hashes. */
export const INLINE_SCRIPTS = [THEME_SCRIPT, LATE_SCRIPT, HERO_SCRIPT];

/** Path and data → HTML: the same function writes files at build time and answers requests. */
export const renderPage: RenderPage = (request) => {
  const html = `<!DOCTYPE html>${keepTogether(renderToStaticMarkup(documentOf(request)))}`;
  return request.assets.firstStyle ? linkLate(html, request.assets) : html;
};

function documentOf({
  path,
  assets,
  answer,
  openings,
  batches,
  filter,
  subject,
  question,
  query = '',
}: PageRequest): ReactNode {
  const frame = { path, assets, tags: NOT_FOR_SEARCH };
  if (path === ANSWER_PAGE && answer) {
    return <Document {...frame} title={answer.heading} main={<AnswerPage answer={answer} />} />;
  }
  if (path === SEARCH_PATH) {
    const title = [query && `“${query}”`, 'Search', company.name].filter(Boolean).join(' · ');
    return <Document {...frame} title={title} main={<SearchPage query={query} />} />;
  }
  if (path === NOT_FOUND_PAGE) {
    return <Document {...frame} title={`Page not found · ${company.name}`} main={<NotFoundPage />} />;
  }
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  const title = documentTitle(pageHead(page, openings?.selected));
  const tags = <PageTags page={page} openings={openings} batches={batches} />;
  const selected = openings?.selected;
  const opening = selected?.state === 'open' ? selected.job.title : undefined;
  return (
    <Document
      {...frame}
      title={title}
      tags={tags}
      main={pageMain(page, { openings, subject, batches, filter, question })}
      subject={subjectOfPage(page, opening)}
    />
  );
}
