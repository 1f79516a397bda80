import { longDay } from '../../contracts/batch.ts';
import { BackLink } from '../ui/back-link.tsx';
import { ActLink } from '../ui/act-link.tsx';
import { Day } from '../ui/day.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { Screen } from '../ui/screen.ts';
import { ScreenHead } from '../ui/screen-head.tsx';
import { Submit } from '../ui/submit.tsx';
import type { AttendanceView } from './people-view.ts';

/** People and class days, with empty boxes for printing, or boxes to tick on the screen. */
export const attendance: Screen<AttendanceView> = {
  title: ({ name }) => `Attendance: ${name}`,
  draw: (view) => {
    const { id, name, trainer, next, isFirst, people, marked, errors } = view;
    return (
      <div className="attendance">
        <BackLink href={`/batches/${id}`}>{name}</BackLink>
        <ScreenHead
          heading={`Attendance: ${name}`}
          actions={
            <>
              <ActLink href={`/batches/${id}/attendance.csv`} label="Download CSV" download />
              {!isFirst && <ActLink href={`/batches/${id}/attendance`} label="First days" />}
              {next !== undefined && (
                <ActLink href={`/batches/${id}/attendance?from=${next}`} label="Following days" />
              )}
            </>
          }
        >
          {[trainer && `Trainer: ${trainer}`, 'Choose a day to tick who came, or print in landscape.']
            .filter(Boolean)
            .join('. ')}
        </ScreenHead>
        <ErrorSummary errors={errors} />
        {people.length === 0 ? (
          <p className="muted">Nobody with a known name has a seat yet.</p>
        ) : marked === undefined ? (
          <Sheet {...view} />
        ) : (
          <form method="post" action={`/batches/${id}/attendance?from=${view.from}&mark=${marked}`}>
            <HiddenFields fields={{ day: marked }} />
            <Sheet {...view} />
            <div className="form-foot">
              <Submit label={`Save ${longDay(marked)}`} />
              <a className="button ghost" href={`/batches/${id}/attendance?from=${view.from}`}>
                Back
              </a>
            </div>
          </form>
        )}
      </div>
    );
  },
};

function Sheet({ id, from, days, people, marked }: AttendanceView) {
  return (
    // A region that scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="attendance-scroll" role="region" aria-label="Attendance sheet" tabIndex={0}>
      <table className="attendance-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {days.map(({ day, canBeMarked }) => (
              <th scope="col" key={day} aria-current={day === marked ? 'date' : undefined}>
                {canBeMarked ? (
                  <a href={`/batches/${id}/attendance?from=${from}&mark=${day}`}>
                    <Day value={day} />
                  </a>
                ) : (
                  <Day value={day} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ reference, name, phone, came }) => (
            <tr key={reference}>
              <th scope="row">
                {name} <span className="muted">{phone}</span>
              </th>
              {days.map(({ day }) => (
                <td key={day}>
                  {day === marked ? (
                    <input
                      type="checkbox"
                      name="present"
                      value={reference}
                      aria-label={`${name} came`}
                      defaultChecked={came.includes(day)}
                    />
                  ) : (
                    came.includes(day) && (
                      <span role="img" aria-label="came">
                        ✓
                      </span>
                    )
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
