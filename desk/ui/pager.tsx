import { Glyph } from '../../site/ui/glyph.tsx';

/** Leads through the pages of a list, newest first. */
export function Pager({ newest, older }: { newest?: string; older?: string }) {
  if (newest === undefined && older === undefined) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {newest !== undefined && (
        <a className="button ghost small" href={newest}>
          Newest
        </a>
      )}
      {older !== undefined && (
        <a className="button ghost small" href={older} rel="next">
          Older
          <Glyph name="arrow" />
        </a>
      )}
    </nav>
  );
}
