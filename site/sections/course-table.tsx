import type { StartPoint } from '../../content/types.ts';
import type { WorkKind } from '../../content/work-types.ts';
import { WorkThumbnail } from './works/work-thumbnail.tsx';

export interface CourseRow {
  path: string;
  title: string;
  hours: string[];
  weeks: string[];
  /** Undefined if there is no date. */
  nextStart?: string;
  level: string;
  laptop: string;
  work?: WorkKind;
  builds?: string;
  firstJobs: string[];
  startsFrom: StartPoint[];
  lab?: { path: string; minutes: number };
}

interface CourseTableProps {
  /** Label for the comparison. */
  label: string;
  rows: CourseRow[];
}

/** Shown only if at least one course has it. */
const NEXT_START = 'Next start';
const COLUMNS = [
  'Course',
  NEXT_START,
  'You build',
  'Hours',
  'With your own time',
  'Entry level',
  'Laptop',
  'First jobs that ask for it',
  'Try it',
];

/** All courses side by side. If the window is narrower, the table scrolls and the column of names stays. */
export function CourseTable({ label, rows }: CourseTableProps) {
  const hasStarts = rows.some(({ nextStart }) => nextStart !== undefined);
  const columns = COLUMNS.filter((column) => hasStarts || column !== NEXT_START);
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="course-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({
              path,
              title,
              nextStart,
              hours,
              weeks,
              level,
              laptop,
              work,
              builds,
              firstJobs,
              startsFrom,
              lab,
            }) => (
              <tr key={path} data-starts={startsFrom.join(' ')}>
                <th scope="row">
                  <a href={path}>{title}</a>
                </th>
                {hasStarts && <td>{nextStart ?? 'No date set yet'}</td>}
                <td>
                  <WorkThumbnail kind={work} />
                  {builds}
                </td>
                <td>
                  <Lines of={hours} />
                </td>
                <td>
                  <Lines of={weeks} />
                </td>
                <td>{level}</td>
                <td>{laptop}</td>
                <td>
                  <Lines of={firstJobs} />
                </td>
                <td>{lab && <a href={lab.path}>Open lab, {lab.minutes} min</a>}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function Lines({ of: lines }: { of: string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}
