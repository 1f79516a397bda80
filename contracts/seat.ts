/** States of a seat. */
export const SEATS = ['held', 'taken', 'waiting'] as const;
export type Seat = (typeof SEATS)[number];

export const SEAT_LABELS: Record<Seat, string> = {
  held: 'Seat held',
  taken: 'Seat taken',
  waiting: 'On the waiting list',
};

/** “2 people have or wait for a seat”, for the people of a batch. */
export function havingSeats(count: number): string {
  return count === 1 ? '1 person has or waits for a seat' : `${count} people have or wait for a seat`;
}

/** Default length of a hold. */
export const HOLD_DAYS = 3;

/** Results of a trainee. Without one, a trainee with a taken seat has passed. */
export const RESULTS = ['not-passed'] as const;
export type Result = (typeof RESULTS)[number];

export interface SeatStanding {
  seat: Seat | null;
  /** The last day of a hold, YYYY-MM-DD; otherwise null. */
  until: string | null;
}

/** True if the seat counts as taken. An expired hold frees the seat. */
export function isSeatUsed({ seat, until }: SeatStanding, today: string): boolean {
  return seat === 'taken' || (seat === 'held' && until !== null && until >= today);
}

/** Columns of a new enquiry about a trainee. */
export const NO_SEAT = {
  course: null,
  seat: null,
  seat_batch: null,
  seat_until: null,
  fee: null,
  fee_due: null,
  result: null,
} as const;
