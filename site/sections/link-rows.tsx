import type { IconName } from '../../content/icon-names.ts';
import { Glyph } from '../ui/glyph.tsx';
import { LineIcon } from '../ui/line-icon.tsx';

export interface LinkRow {
  path: string;
  title: string;
  text: string;
  icon?: IconName;
}

interface LinkRowsProps {
  rows: LinkRow[];
  /** `p` if the row is not part of the page's headings. */
  heading?: 'h2' | 'h3' | 'p';
}

/** Linked rows: an icon if there is one, title, line, arrow. */
export function LinkRows({ rows, heading: Heading = 'h3' }: LinkRowsProps) {
  return (
    <ul className="row-links link-rows">
      {rows.map((row) => (
        <li key={row.path}>
          <a href={row.path} className={row.icon ? undefined : 'no-icon'}>
            {row.icon && <LineIcon name={row.icon} />}
            <div>
              <Heading className="heading-3">{row.title}</Heading>
              <p>{row.text}</p>
            </div>
            <Glyph name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  );
}
