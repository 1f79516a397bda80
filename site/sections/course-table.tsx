export interface CourseRow {
  path: string;
  title: string;
  hours: number;
  level: string;
  laptop: string;
  builds: string;
  roles: string[];
  lab?: { path: string; minutes: number };
}

interface CourseTableProps {
  /** Id of the heading above it. */
  labelledBy: string;
  rows: CourseRow[];
}

const COLUMNS = ['Course', 'Hours', 'Entry level', 'Laptop', 'You build', 'You can apply for', 'Try it'];

/** All courses side by side; where the window is narrower than the table, it scrolls and the names stay. */
export function CourseTable({ labelledBy, rows }: CourseTableProps) {
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="course-table" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, title, hours, level, laptop, builds, roles, lab }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{title}</a>
              </th>
              <td>{hours}</td>
              <td>{level}</td>
              <td>{laptop}</td>
              <td>{builds}</td>
              <td>{roles.join(', ')}</td>
              <td>{lab && <a href={lab.path}>Open lab, {lab.minutes} min</a>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
