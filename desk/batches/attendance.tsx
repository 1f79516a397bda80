import { BackLink } from '../ui/back-link.tsx';
import { ActLink } from '../ui/act-link.tsx';
import { Day } from '../ui/day.tsx';
import type { Screen } from '../ui/screen.ts';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { AttendanceView } from './people-view.ts';

/** A sheet to print: a box for each person and each day of class. */
export const attendance: Screen<AttendanceView> = {
  title: ({ name }) => `Attendance: ${name}`,
  draw: ({ id, name, trainer, days, next, isFirst, people }) => (
    <div className="attendance">
      <BackLink href={`/batches/${id}`}>{name}</BackLink>
      <ScreenHead
        heading={`Attendance: ${name}`}
        actions={
          <>
            {!isFirst && <ActLink href={`/batches/${id}/attendance`} label="First days" />}
            {next !== undefined && (
              <ActLink href={`/batches/${id}/attendance?from=${next}`} label="Following days" />
            )}
          </>
        }
      >
        {[trainer && `Trainer: ${trainer}`, 'Print this page with the browser, across.']
          .filter(Boolean)
          .join('. ')}
      </ScreenHead>
      <div className="attendance-scroll" role="region" aria-label="Attendance sheet" tabIndex={0}>
        <table className="attendance-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  <Day value={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ reference, name: who, phone }) => (
              <tr key={reference}>
                <th scope="row">
                  {who} <span className="muted">{phone}</span>
                </th>
                {days.map((day) => (
                  <td key={day} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  ),
};
