import { Fragment } from 'react';

interface OpeningHoursProps {
  week: string;
  /** Upcoming days with other hours. */
  holidays: string[];
}

/** When somebody answers, and the coming days that are not so. */
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
