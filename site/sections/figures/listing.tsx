import type { ListingFigure } from '../../../content/figure-types.ts';

export function Listing({ figure: { file, firstLine, lines, missing } }: { figure: ListingFigure }) {
  const of = lines.map((line) => (typeof line === 'string' ? { code: line } : line));
  const [source, sink] = (['source', 'sink'] as const).map((mark) =>
    of.findIndex((line) => 'mark' in line && line.mark === mark),
  ) as [number, number];
  const gap = missing.afterLine - firstLine;
  const flow = (index: number) => {
    if (index < source || index > sink) return '';
    return index <= gap ? 'tainted' : 'unchecked';
  };
  return (
    <div className="listing">
      <p>{file}</p>
      <ol>
        {of.flatMap((line, index) => [
          <li key={index} className={`${flow(index)} ${'mark' in line ? line.mark : ''}`}>
            <span className="line-number">{firstLine + index}</span>
            <code>{line.code}</code>
            {'note' in line && <span className="margin-note">{line.note}</span>}
          </li>,
          index === gap && (
            <li key="missing" className="missing">
              <span className="line-number" />
              <span className="hole" aria-hidden="true" />
              <span className="margin-note">
                <b>{missing.weakness}</b> {missing.note}
              </span>
            </li>
          ),
        ])}
      </ol>
    </div>
  );
}
