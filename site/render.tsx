import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../content/company.ts';
import { subjectOfPage } from '../content/enquiry-subjects.ts';
import { openingHours } from '../content/opening-hours.ts';
import { pages } from '../content/pages.ts';
import { pageWithSettings } from '../content/pages-with-settings.ts';
import { NO_FACTS } from '../contracts/live-facts.ts';
import { ANSWER_PAGE, NOT_FOUND_PAGE, type PageRequest, type RenderPage } from '../contracts/page.ts';
import { SEARCH_PATH } from '../contracts/paths.ts';
import { DEFAULT_SETTINGS } from '../contracts/site-settings.ts';
import { Document } from './document.tsx';
import { NOT_FOR_SEARCH, PageTags } from './head/head.tsx';
import headScript from './head/head-script.ts?inline-script';
import { linkLate } from './head/link-late.ts';
import { documentTitle, pageHead } from './head/page-head.ts';
import { keepTogether } from './keep-together.ts';
import { AnswerPage } from './pages/answer-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pageMain } from './pages/page-main.tsx';
import { SearchPage } from './pages/search-page.tsx';
import loadFirstPicture from './ui/load-first-picture.ts?inline-script';

/** Inline scripts of a page, whose hashes are in the content policy. */
export const inlineScripts = (html: string) => [
  headScript,
  ...(html.includes(loadFirstPicture) ? [loadFirstPicture] : []),
];

/** Used by the server to know which courses can have dates. */
export { siteCourses as courses } from '../content/course-titles.ts';

/** Text of the style element of a page with notices. */
export { default as noticeStyle } from './ui/notice-bar.css?inline';

/** Renders a path with data to HTML. The same function writes the files at build time and answers requests. */
export const renderPage: RenderPage = (request) => {
  const html = `<!DOCTYPE html>${keepTogether(renderToStaticMarkup(documentOf(request)))}`;
  return request.assets.firstStyle ? linkLate(html, request.assets) : html;
};

function documentOf({
  path,
  assets,
  facts: given,
  answer,
  openings,
  filter,
  subject,
  question,
  settings = DEFAULT_SETTINGS,
  query = '',
}: PageRequest): ReactNode {
  const facts = { ...NO_FACTS, ...given, hours: given?.hours ?? openingHours };
  const frame = { path, assets, notices: facts.notices, tags: NOT_FOR_SEARCH };
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
  const found = pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`There is no page ${path}`);
  const page = pageWithSettings(found, settings);
  const title = documentTitle(pageHead(page, openings?.selected));
  const tags = <PageTags page={page} openings={openings} facts={facts} />;
  const selected = openings?.selected;
  const opening = selected?.state === 'open' ? selected.job.title : undefined;
  return (
    <Document
      {...frame}
      title={title}
      tags={tags}
      main={pageMain(page, { facts, openings, subject, filter, question })}
      subject={subjectOfPage(page, opening)}
      language={page.language?.code}
    />
  );
}
