import { Glyph } from '../../site/ui/glyph.tsx';

interface PagerProps {
  /** The first page. */
  newest?: string;
  newer?: string;
  older?: string;
  sort?: 'newest' | 'oldest';
}

/** Leads through the pages of a list. */
export function Pager({ newest, newer, older, sort = 'newest' }: PagerProps) {
  if (newest === undefined && newer === undefined && older === undefined) return null;
  const [first, back, on] = sort === 'newest' ? ['Newest', 'Newer', 'Older'] : ['Oldest', 'Older', 'Newer'];
  return (
    <nav className="pager" aria-label="Pages">
      {newest !== undefined && (
        <a className="button ghost small" href={newest}>
          {first}
        </a>
      )}
      {newer !== undefined && (
        <a className="button ghost small" href={newer} rel="prev">
          {back}
        </a>
      )}
      {older !== undefined && (
        <a className="button ghost small" href={older} rel="next">
          {on}
          <Glyph name="arrow" />
        </a>
      )}
    </nav>
  );
}
