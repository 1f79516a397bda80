import { Glyph } from '../../site/ui/glyph.tsx';
import { ActLink } from './act-link.tsx';
import { shortcut } from './shortcut.ts';

interface PagerProps {
  /** The first page. */
  newest?: string;
  newer?: string;
  older?: string;
  sort?: 'newest' | 'oldest';
}

/** Links to the other pages of a list. */
export function Pager({ newest, newer, older, sort = 'newest' }: PagerProps) {
  if (newest === undefined && newer === undefined && older === undefined) return null;
  const [first, back, on] = sort === 'newest' ? ['Newest', 'Newer', 'Older'] : ['Oldest', 'Older', 'Newer'];
  return (
    <nav className="row acts pager" aria-label="Pages">
      {newest !== undefined && <ActLink href={newest} label={first} letter="0" says={`${first} page`} />}
      {newer !== undefined && (
        <a className="button ghost small" href={newer} rel="prev" {...shortcut('[', `${back} page`)}>
          {back}
        </a>
      )}
      {older !== undefined && (
        <a className="button ghost small" href={older} rel="next" {...shortcut(']', `${on} page`)}>
          {on}
          <Glyph name="arrow" />
        </a>
      )}
    </nav>
  );
}
