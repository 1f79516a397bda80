import { BackLink } from '../ui/back-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import { SearchForm } from '../ui/search-form.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { GuideMatch, GuidePage } from './guide.ts';
import { Markdown } from './markdown.tsx';

interface HelpView {
  page: GuidePage;
  search: string;
  /** Undefined without a search. */
  matches?: GuideMatch[];
}

/** A page of the office guide, or the results of a search in it. */
export const help: Screen<HelpView> = {
  title: ({ page, matches }) => (matches ? 'Search in help' : page.title),
  draw: ({ page, search, matches }) => (
    <div className="help">
      {page.name !== 'README' && <BackLink href="/help">Help</BackLink>}
      <ScreenHead heading={matches ? 'Help' : page.title} />
      <SearchForm action="/help" label="Search in help" search={search} />
      {matches ? <Matches matches={matches} search={search} /> : <Markdown text={page.text} />}
    </div>
  ),
};

function Matches({ matches, search }: { matches: GuideMatch[]; search: string }) {
  if (matches.length === 0)
    return <EmptyState heading={`No results for “${search}”`}>Try fewer or shorter words.</EmptyState>;
  return (
    <ul className="help-matches">
      {matches.map(({ name, title, line }) => (
        <li key={name}>
          <TextLink look="row" href={`/help/${name}`} data-item label={title} />
          <p className="muted">{line}</p>
        </li>
      ))}
    </ul>
  );
}
