import { longDay } from './batch.ts';
import { plural } from './plural.ts';

/** What is kept of the person who wrote from an address. */
export interface PersonData {
  email: string;
  /** Others from which they wrote, as somebody joined them by hand. */
  addresses: string[];
  items: {
    reference: string;
    name: string;
    received: string;
    /** The opening that was applied for; null for an enquiry. */
    subject: string | null;
  }[];
  /** Taken in batches: the batch by its name, and the day until which the enquiry is kept for it. */
  seats: { batch: string; keptUntil: string }[];
  /** How many payments of theirs are recorded. */
  payments: number;
  /** Why and how long payments stay: the tax of the firm's country, and years. */
  accounts: { tax: string; years: number };
  /** Rows that an erasure deletes: "2 enquiries". Empty: nothing is kept. */
  erased: string[];
  /** The same with everything that hangs on them. */
  goes: string[];
  certificates: { number: string; name: string; course: string }[];
  /** What restores replaced, by the names of the files in DATA_DIR: none is looked into. */
  copies: string[];
  engine: 'sqlite' | 'postgres';
}

const REMAINS_IN_POSTGRES =
  'Remains in the files of PostgreSQL, which no query finds: it overwrites them when it uses their space again. Its write-ahead log, archives of that log and copies of its files keep them until you delete those';

/** Lists what an erasure deletes, for the desk and for the command. */
export function whatGoes({ goes, seats }: Pick<PersonData, 'goes' | 'seats'>): string[] {
  return [
    ...goes,
    ...seats.map(
      ({ batch, keptUntil }) =>
        `The name at a taken seat in ${batch}, which would be kept until ${longDay(keptUntil)}. The seat stays taken`,
    ),
  ];
}

/** What it leaves, and what about that is up to people. */
export function whatStays({
  certificates,
  copies,
  engine,
  payments,
  accounts,
}: Pick<PersonData, 'certificates' | 'copies' | 'engine' | 'payments' | 'accounts'>): string[] {
  return [
    ...(payments === 0
      ? []
      : [
          `${plural(payments, 'payment')}: batch, date, amount, mode and ${accounts.tax}, without the name and the reference of the payment. The law on books of account demands them for ${accounts.years} years`,
        ]),
    'The references alone, in the trail: that something was erased, by whom and when',
    'The numbers of the figures, which name nobody',
    "Mails in mailboxes, the office's too: delete those by hand",
    'Backups: those that the site makes go after two weeks, others are deleted by hand. A restore erases it again',
    ...(engine === 'postgres' ? [REMAINS_IN_POSTGRES] : []),
    ...copies.map((name) => `${name} in DATA_DIR, which a restore made: delete it by hand`),
    ...(certificates.length === 0
      ? ['No certificate bears this name']
      : certificates.map(
          ({ number, name, course }) =>
            `Certificate ${number}: ${name}, ${course}. Whether it is the same person only the office can tell.`,
        )),
  ];
}
