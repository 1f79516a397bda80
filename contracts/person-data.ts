import { longDay } from './batch.ts';

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
  resumes: number;
  notes: number;
  letters: number;
  unsentMails: number;
  sentMails: number;
  /** Mails that came back from them, with what came with these. */
  replies: number;
  /** To dates of courses, confirmed or not. */
  subscriptions: number;
  /** How many certificates they hold whose mails go to this address. */
  held: number;
  /** What they said of a course. */
  testimonials: { id: string; name: string }[];
  certificates: { number: string; name: string; course: string }[];
  /** What restores replaced, by the names of the files in DATA_DIR: none is looked into. */
  copies: string[];
  engine: 'sqlite' | 'postgres';
}

const REMAINS_IN_POSTGRES =
  'Remains in the files of PostgreSQL, which no query finds: it overwrites them when it uses their space again. Its write-ahead log, archives of that log and copies of its files keep them until you delete those';

/** What an erasure takes, for the desk and the command alike. */
export function whatGoes(data: PersonData): string[] {
  return [
    count(data.items.length, 'enquiry or application', 'enquiries and applications'),
    ...data.seats.map(
      ({ batch, keptUntil }) =>
        `The name at a taken seat in ${batch}, which would be kept until ${longDay(keptUntil)}. The seat stays taken`,
    ),
    count(data.resumes, 'resume'),
    `${count(data.notes, 'note')} of the office`,
    `${count(data.letters, 'letter')} that the office wrote`,
    `${count(data.replies, 'mail')} that came back, with attachments`,
    `${count(data.unsentMails, 'mail')} not sent yet, which will not leave`,
    ...(data.subscriptions === 0
      ? []
      : [`${count(data.subscriptions, 'subscription')} to dates of courses, with the mails to it`]),
    ...(data.held === 0
      ? []
      : [`The address as that of the holder of ${count(data.held, 'certificate')}, with the mails to it`]),
    ...(data.testimonials.length === 0
      ? []
      : [`${count(data.testimonials.length, 'testimonial')} with its consent, also from the site`]),
    `${count(data.sentMails, 'entry', 'entries')} about mails that were sent`,
  ];
}

/** What it leaves, and what about that is up to people. */
export function whatStays({
  certificates,
  copies,
  engine,
}: Pick<PersonData, 'certificates' | 'copies' | 'engine'>): string[] {
  return [
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

function count(number: number, one: string, many = `${one}s`): string {
  return number === 0 ? `No ${one}` : `${number} ${number === 1 ? one : many}`;
}
