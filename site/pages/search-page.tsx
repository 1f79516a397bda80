import type { ReactNode } from 'react';
import { menus } from '../../content/generated/links.ts';
import { serviceGroups } from '../../content/search.ts';
import { SEARCH_QUERY_LENGTH } from '../../contracts/limits.ts';
import { PATHS, SEARCH_PATH } from '../../contracts/paths.ts';
import { Main } from '../chrome/main.tsx';
import { findResults } from '../features/service-search/find-results.ts';
import { searchSite } from '../features/service-search/search-site.ts';
import { SplitSection } from '../sections/split-section.tsx';
import { Glyph } from '../ui/glyph.tsx';
import contactStylesheet from './contact-page.css?url';
import { RefusedForm } from './refused-form.tsx';
import stylesheet from './search-page.css?url';

/** Further down nobody looks: a query of one common word finds half the site. */
const PAGES_SHOWN = 20;

/** Everything that is sold and taught, by the menus. */
const EVERYTHING = [...Object.values(serviceGroups), { label: 'IT trainings', path: PATHS.trainings }];

/** Results of the search as a page: the server draws it for each query. */
export function SearchPage({ query }: { query: string }) {
  const { groups, pages } = findResults(query, searchSite);
  const hasResults = groups.length + pages.length > 0;
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width search-page">
          <h1>{headingOf(query, hasResults)}</h1>
          <form className="search-again" role="search" action={SEARCH_PATH} aria-label="Search again">
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={SEARCH_QUERY_LENGTH}
              aria-label="Search the site"
              autoComplete="off"
            />
            <button className="button" type="submit">
              Search
            </button>
          </form>
          {query !== '' && !hasResults && (
            <p className="lead">
              No page has these words, which does not say that we do not do it. Ask us below, or look through
              everything that we sell and teach.
            </p>
          )}
          {groups.length > 0 && (
            <ResultList heading="Services">
              {groups.map(({ label, path }) => (
                <Result key={path} kind="Services" title={label} line={path} path={path} />
              ))}
            </ResultList>
          )}
          {pages.length > 0 && (
            <ResultList heading="Pages">
              {pages.slice(0, PAGES_SHOWN).map((page) => (
                <Result key={page.path + page.title} {...page} />
              ))}
            </ResultList>
          )}
        </div>
      </section>
      <link rel="stylesheet" href={stylesheet} />

      {query !== '' && !hasResults && (
        <SplitSection
          id="ask"
          heading="Ask us"
          intro={<p className="muted">An engineer or a trainer answers within one working day.</p>}
        >
          <link rel="stylesheet" href={contactStylesheet} />
          <RefusedForm
            form={{ kind: 'enquiry', values: { message: `I looked for: ${query}\n\n` }, errors: {} }}
          />
        </SplitSection>
      )}
      {!hasResults && <Everything />}
    </Main>
  );
}

function headingOf(query: string, hasResults: boolean): string {
  if (query === '') return 'Search';
  return hasResults ? `Results for “${query}”` : `“${query}”`;
}

function ResultList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h2 className="heading-3">{heading}</h2>
      <ul className="result-list">{children}</ul>
    </>
  );
}

function Result({ kind, title, line, path }: { kind: string; title: string; line: string; path: string }) {
  return (
    <li>
      <a href={path}>
        <span className="result-kind">{kind}</span>
        <span>
          <b>{title}</b>
          <span>{line}</span>
        </span>
        <Glyph name="arrow" />
      </a>
    </li>
  );
}

function Everything() {
  return (
    <section className="section sunken" aria-labelledby="everything-heading">
      <div className="page-width">
        <div className="section-head">
          <h2 id="everything-heading">Everything we sell and teach</h2>
        </div>
        <div className="everything">
          {EVERYTHING.map(({ label, path }) => (
            <div key={path}>
              <h3>
                <a href={path}>{label}</a>
              </h3>
              <ul>
                {menus[path]?.map((page) => (
                  <li key={page.label}>
                    <a href={page.path}>{page.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
