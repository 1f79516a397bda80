import { longDay } from '../contracts/batch.ts';
import { plural } from '../contracts/plural.ts';

/** Data that is stored about the person with an address. */
export interface PersonData {
  email: string;
  /** Other addresses of the person, from submissions that somebody linked. */
  addresses: string[];
  items: {
    reference: string;
    name: string;
    received: string;
    /** Title of the opening of an application; null for an enquiry. */
    subject: string | null;
  }[];
  /** Taken seats: name of the batch, and day until which the enquiry is kept. */
  seats: { batch: string; keptUntil: string }[];
  /** Number of payments. */
  payments: number;
  /** Name of the tax for which payments must be kept, and number of years. */
  accounts: { tax: string; years: number };
  /** Descriptions of rows that an erasure deletes, such as "2 enquiries". Empty if there are none. */
  erased: string[];
  /** Sentences about what will be deleted. */
  goes: string[];
  certificates: { number: string; name: string; course: string }[];
  /** Names of copies in DATA_DIR that restores have made. They are not searched. */
  copies: string[];
  engine: 'sqlite' | 'postgres';
}

const REMAINS_IN_POSTGRES =
  'Remains in the files of PostgreSQL, which no query finds: it overwrites them when it uses their space again. Its write-ahead log, archives of that log and copies of its files keep them until you delete those';

/** Describes what an erasure deletes, for the desk and the command. */
export function whatGoes({ goes, seats }: Pick<PersonData, 'goes' | 'seats'>): string[] {
  return [
    ...goes,
    ...seats.map(
      ({ batch, keptUntil }) =>
        `The name at a taken seat in ${batch}, which would be kept until ${longDay(keptUntil)}. The seat stays taken`,
    ),
  ];
}

/** Describes what an erasure keeps, with advice. */
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
          `${plural(payments, 'payment')}: batch, date, amount, mode and ${accounts.tax}, without the name and the reference of the payment. The law requires these accounting records for ${accounts.years} years`,
        ]),
    'In the audit log only the references: what was erased, by whom and when',
    'The numbers in the statistics, which contain no names',
    "Emails in mailboxes, including the office's: delete those by hand",
    'Backups: those that the site makes are deleted after two weeks, others by hand. A restore erases the data again',
    ...(engine === 'postgres' ? [REMAINS_IN_POSTGRES] : []),
    ...copies.map((name) => `${name} in DATA_DIR, which a restore made: delete it by hand`),
    ...(certificates.length === 0
      ? ['No certificate has this name']
      : certificates.map(
          ({ number, name, course }) =>
            `Certificate ${number}: ${name}, ${course}. Only the office can tell whether it is the same person.`,
        )),
  ];
}
