import { Fragment } from 'react';

interface OpeningHoursProps {
  week: string;
  /** Upcoming days with other hours. */
  holidays: string[];
}

/** Weekly hours, and the coming days that differ. */
export function OpeningHours({ week, holidays }: OpeningHoursProps) {
  return (
    <span>
      <span>{week}</span>
      {holidays.map((holiday) => (
        <Fragment key={holiday}>
          <br />
          <span>{holiday}</span>
        </Fragment>
      ))}
    </span>
  );
}
