/** States of a seat. */
export const SEATS = ['held', 'taken', 'waiting'] as const;
export type Seat = (typeof SEATS)[number];

export const SEAT_LABELS: Record<Seat, string> = {
  held: 'Seat held',
  taken: 'Seat taken',
  waiting: 'On the waiting list',
};

/** Sentence about the people in a batch: “2 people have or wait for a seat”. */
export function havingSeats(count: number): string {
  return count === 1 ? '1 person has or waits for a seat' : `${count} people have or wait for a seat`;
}

/** Number of days of a hold, if no other is given. */
export const HOLD_DAYS = 3;

/** Results of a trainee. A trainee with a taken seat and no result has passed. */
export const RESULTS = ['not-passed'] as const;
export type Result = (typeof RESULTS)[number];

export interface SeatStanding {
  seat: Seat | null;
  /** Last day of a hold, YYYY-MM-DD; otherwise null. */
  until: string | null;
}

/** True if a seat is in use. A seat whose hold has expired is free. */
export function isSeatUsed({ seat, until }: SeatStanding, today: string): boolean {
  return seat === 'taken' || (seat === 'held' && until !== null && until >= today);
}

/** Values for a new enquiry, whose sender has no seat. */
export const NO_SEAT = {
  course: null,
  seat: null,
  seat_batch: null,
  seat_until: null,
  fee: null,
  fee_due: null,
  result: null,
} as const;
