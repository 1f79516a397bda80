import type { IncidentReport as Content } from '../../../content/work-types.ts';

/** Lines of a trace or a report, with times. */
export function IncidentReport({ lines, marked }: Content['states'][number]) {
  return (
    <ol>
      {lines.map(([time, text], index) => (
        <li key={time} className={index === marked ? 'is-bad' : undefined}>
          <b>{time}</b> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
