import type { ReactNode } from 'react';
import { menus } from '../../content/generated/links.ts';
import { EVERYTHING, WHO_ANSWERS } from '../../content/search.ts';
import { SEARCH_QUERY_LENGTH } from '../../contracts/limits.ts';
import { SEARCH_PATH } from '../../contracts/paths.ts';
import { Main } from '../chrome/main.tsx';
import { findResults } from '../features/service-search/find-results.ts';
import { searchSite } from '../features/service-search/search-site.ts';
import { SplitSection } from '../sections/split-section.tsx';
import { Glyph } from '../ui/glyph.tsx';
import contactStylesheet from './contact-page.css?url';
import { RefusedForm } from './refused-form.tsx';
import stylesheet from './search-page.css?url';

/** Limit, because a common word matches half the site and nobody reads further. */
const PAGES_SHOWN = 20;

/** Page of search results, rendered by the server for each query. */
export function SearchPage({ query }: { query: string }) {
  const { groups, pages } = findResults(query, searchSite);
  const hasResults = groups.length + pages.length > 0;
  if (query !== '' && !hasResults) return <NoResults query={query} />;
  return (
    <Main>
      <section className="section plain-head">
        <div className="page-width search-page">
          <h1>{query === '' ? 'Search' : `Results for “${query}”`}</h1>
          <SearchAgain query={query} />
          <ResultList heading="Services">
            {groups.map(({ label, path }) => (
              <Result key={path} title={label} line={path} path={path} />
            ))}
          </ResultList>
          <ResultList heading="Pages">
            {pages.slice(0, PAGES_SHOWN).map((page) => (
              <Result key={page.path + page.title} {...page} />
            ))}
          </ResultList>
        </div>
      </section>
      <Styles />
      {hasResults ? (
        <SplitSection
          id="ask"
          heading="Not what you were looking for?"
          intro={<p className="muted">Ask us. {WHO_ANSWERS}</p>}
          isSunken
        >
          <Ask about={query} />
        </SplitSection>
      ) : (
        <Everything />
      )}
    </Main>
  );
}

function NoResults({ query }: { query: string }) {
  return (
    <Main>
      <section className="section plain-head" id="ask">
        <div className="page-width split search-page">
          <div className="split-intro">
            <h1>Ask us about “{query}”</h1>
            <p className="lead">
              No page has these words. That does not mean that we do not do it: send us the question, or look
              through everything below. {WHO_ANSWERS}
            </p>
            <SearchAgain query={query} />
          </div>
          <Ask about={query} />
        </div>
      </section>
      <Styles />
      <Everything />
    </Main>
  );
}

function Styles() {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      <link rel="stylesheet" href={contactStylesheet} />
    </>
  );
}

function SearchAgain({ query }: { query: string }) {
  return (
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
  );
}

/** Enquiry form with the query in its message. */
function Ask({ about }: { about: string }) {
  return (
    <RefusedForm form={{ kind: 'enquiry', values: { message: `I looked for: ${about}\n\n` }, errors: {} }} />
  );
}

function ResultList({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div className="result-group">
      <h2 className="heading-3">{heading}</h2>
      <ul className="result-list">{children}</ul>
    </div>
  );
}

interface ResultProps {
  /** Kind of the result. Undefined for a service group, because the heading names it. */
  kind?: string;
  title: string;
  line: string;
  path: string;
  /** Language of title and line if not English. */
  language?: string;
}

function Result({ kind, title, line, path, language }: ResultProps) {
  return (
    <li>
      <a href={path}>
        <span lang={language}>
          <b>{title}</b>
          <span>{line}</span>
        </span>
        {kind && <span className="result-kind">{kind}</span>}
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
          <h2 id="everything-heading">{EVERYTHING.heading}</h2>
        </div>
        <div className="everything">
          {EVERYTHING.menus.map(({ label, path }) => (
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
