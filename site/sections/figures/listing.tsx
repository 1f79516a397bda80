import type { ListingFigure } from '../../../content/figure-types.ts';

/** A bar in the margin follows the input from source to sink, dotted after the missing check. */
export function Listing({ figure: { file, firstLine, lines, missing } }: { figure: ListingFigure }) {
  const numbered = lines.map((line, index) => ({
    ...(typeof line === 'string' ? { code: line, mark: undefined, note: undefined } : line),
    number: firstLine + index,
  }));
  const numberOf = (wanted: 'source' | 'sink') => numbered.find(({ mark }) => mark === wanted)!.number;
  const [source, sink] = [numberOf('source'), numberOf('sink')];
  const flow = (number: number) => {
    if (number < source || number > sink) return '';
    return number <= missing.afterLine ? 'tainted' : 'unchecked';
  };
  return (
    <div className="listing">
      <p>{file}</p>
      <ol>
        {numbered.flatMap(({ code, mark, note, number }) => [
          <li key={number} className={[flow(number), mark].filter(Boolean).join(' ')}>
            <span className="line-number">{number}</span>
            <code>{code}</code>
            {note && <span className="margin-note">{note}</span>}
          </li>,
          number === missing.afterLine && (
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
