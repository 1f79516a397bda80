import { CONFIRM_WITHIN_DAYS, SUBSCRIPTION_DAYS } from '../../contracts/subscription.ts';
import { COLUMNS, type Database, type Kind, type Shape, TO_VISITORS } from './database.ts';

type TableName = keyof Database;
type ColumnOf<Table extends TableName> = keyof Database[Table] & string;
type Values<Table extends TableName> = { [Column in ColumnOf<Table>]?: readonly Database[Table][Column][] };

/** Rows are deleted when the time in column `from` is more than `days` ago. */
interface Age<Table extends TableName> {
  from: ColumnOf<Table>;
  /** `retention`: RETENTION_DAYS. `accounts`: as long as the law requires accounting records. */
  days: number | 'retention' | 'accounts';
  /** Only rows with one of these values. */
  only?: Values<Table>;
}

/** All rules for a table; backup, restore, erasure and purge have no lists of their own. */
interface Entry<Table extends TableName> {
  /** The primary key, which orders the rows. */
  key: ColumnOf<Table>;
  /** The parent: a row is deleted with the row of one of these tables whose key is in the column. */
  of?: { column: ColumnOf<Table>; tables: readonly TableName[] };
  /**
   * A parent whose deletion does not delete the row. References to the person are removed: this column becomes null,
   * `emptied` empty.
   */
  outlives?: { column: ColumnOf<Table>; table: TableName; emptied: readonly ColumnOf<Table>[] };
  /**
   * Set if the table has data of visitors. Other tables have data of the firm, its staff, or holders by name (`certificates
   * erase`).
   */
  person?: {
    /** A row with the person's address in this column is theirs, unless it has a parent. */
    own?: ColumnOf<Table>;
    /** A row with the person's address in this column, or as `email` in its JSON, makes its parent theirs. */
    leads?: { column: ColumnOf<Table>; only?: Values<Table> };
    /** Line of the audit log about an erasure: a restore erases the row again. */
    erased?: 'data.erased' | 'subscription.ended' | 'certificate.holder-forgotten' | 'testimonial.erased';
    /** Singular and plural in messages. */
    called: readonly [string, string];
  };
  /** `called` is set if the row itself has another name. */
  file?: {
    key: ColumnOf<Table>;
    sha256: ColumnOf<Table>;
    bytes: ColumnOf<Table>;
    called?: readonly [string, string];
  };
  /**
   * The retention. Rows without it stay until they or their parents are deleted. `called` is their name in messages of a
   * purge.
   */
  kept?: { ages: readonly Age<Table>[]; called?: readonly [string, string] };
  /**
   * Tables with `replace`, `merge` or `join` are backed up: a restore replaces the rows, merges them with the present ones
   * (`services/data/restore`), or adds them. It keeps the rows of other tables, or empties the table.
   */
  restore: 'replace' | 'merge' | 'join' | 'keep' | 'empty';
  /** Written by forms of the site: a restore keeps rows added since it began. */
  isFromVisitors?: true;
  /** A row that the first start writes: a database with only this row counts as empty. */
  isMadeByStart?: true;
  /** Noun of the export command. */
  exported?: string;
}

/** A table without an entry does not compile. */
export type Registry = { [Table in TableName]: Entry<Table> };

const SUBMISSIONS = ['enquiries', 'applications'] as const;
/** Tables that emails may be about, by reference. */
const WRITTEN_ABOUT = [...SUBMISSIONS, 'subscriptions', 'holder_mails'] as const;

/** All tables, each after those that it refers to. */
export const TABLES = {
  jobs: { key: 'id', restore: 'replace' },
  batches: { key: 'id', restore: 'replace', exported: 'batches' },
  office_facts: {
    key: 'id',
    person: { own: 'email_lookup', erased: 'testimonial.erased', called: ['testimonial', 'testimonials'] },
    restore: 'merge',
    exported: 'notices',
  },
  office_fact_versions: {
    key: 'id',
    // Versions of openings have no parent here, because openings are never deleted and contain no personal data.
    of: { column: 'fact', tables: ['office_facts'] },
    person: { leads: { column: 'value' }, called: ['version of a testimonial', 'versions of testimonials'] },
    restore: 'replace',
  },
  signatories: { key: 'id', restore: 'replace' },
  papers: { key: 'id', restore: 'merge' },
  paper_choices: { key: 'scope', restore: 'replace' },
  certificates: { key: 'lookup', restore: 'merge', exported: 'certificates' },
  credential_keys: { key: 'public_key', restore: 'merge', isMadeByStart: true },
  credential_statuses: { key: 'lookup', restore: 'merge' },
  holder_addresses: {
    key: 'lookup',
    person: {
      own: 'email_lookup',
      erased: 'certificate.holder-forgotten',
      called: ['address of a certificate holder', 'addresses of certificate holders'],
    },
    restore: 'merge',
  },
  holder_mails: {
    key: 'reference',
    of: { column: 'lookup', tables: ['holder_addresses'] },
    person: {
      erased: 'data.erased',
      called: ['email to a certificate holder', 'emails to certificate holders'],
    },
    restore: 'replace',
  },
  subscriptions: {
    key: 'reference',
    person: { own: 'email_lookup', erased: 'subscription.ended', called: ['date alert', 'date alerts'] },
    kept: {
      ages: [
        { from: 'asked', days: CONFIRM_WITHIN_DAYS, only: { confirmed: [null] } },
        { from: 'confirmed', days: SUBSCRIPTION_DAYS },
      ],
      called: [
        'date alert that ended or was never confirmed',
        'date alerts that ended or were never confirmed',
      ],
    },
    restore: 'merge',
    exported: 'subscribers',
  },
  batch_announcements: {
    key: 'id',
    of: { column: 'subscription', tables: ['subscriptions'] },
    person: { called: ['batch they were told of', 'batches they were told of'] },
    restore: 'merge',
  },
  enquiries: {
    key: 'reference',
    person: { own: 'email_lookup', erased: 'data.erased', called: ['enquiry', 'enquiries'] },
    kept: { ages: [{ from: 'received', days: 'retention' }] },
    restore: 'replace',
    isFromVisitors: true,
    exported: 'enquiries',
  },
  payments: {
    key: 'id',
    outlives: { column: 'reference', table: 'enquiries', emptied: ['paid_reference'] },
    kept: {
      ages: [{ from: 'paid_on', days: 'accounts', only: { reference: [null] } }],
      called: ['payment', 'payments'],
    },
    restore: 'replace',
    exported: 'payments',
  },
  attendance: {
    key: 'id',
    of: { column: 'reference', tables: ['enquiries'] },
    person: { called: ['day of attendance', 'days of attendance'] },
    restore: 'replace',
  },
  applications: {
    key: 'reference',
    person: { own: 'email_lookup', erased: 'data.erased', called: ['application', 'applications'] },
    file: {
      key: 'resume_key',
      sha256: 'resume_sha256',
      bytes: 'resume_bytes',
      called: ['resume', 'resumes'],
    },
    kept: { ages: [{ from: 'received', days: 'retention' }] },
    restore: 'replace',
    isFromVisitors: true,
    exported: 'applications',
  },
  outbox: {
    key: 'id',
    of: { column: 'reference', tables: WRITTEN_ABOUT },
    person: {
      leads: { column: 'recipient_lookup', only: { kind: TO_VISITORS } },
      called: ['email in the outbox, sent or not', 'emails in the outbox, sent or not'],
    },
    kept: {
      ages: [
        {
          from: 'created',
          days: 'retention',
          only: { kind: ['access-reset', 'certificate-holder', 'morning-mail'] },
        },
      ],
      called: ['email about access or certificates', 'emails about access or certificates'],
    },
    restore: 'merge',
    isFromVisitors: true,
  },
  idempotency_keys: {
    key: 'id',
    of: { column: 'reference', tables: [...SUBMISSIONS, 'subscriptions'] },
    person: { called: ['checksum of a form', 'checksums of forms'] },
    kept: { ages: [{ from: 'received', days: 1 }] },
    restore: 'replace',
    isFromVisitors: true,
  },
  submission_changes: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: {
      leads: { column: 'former_email' },
      called: ['change in the history', 'changes in the history'],
    },
    restore: 'replace',
  },
  notes: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: { called: ['note of the office', 'notes of the office'] },
    restore: 'replace',
  },
  letters: {
    key: 'id',
    of: { column: 'reference', tables: [...SUBMISSIONS, 'holder_mails'] },
    person: { called: ['email that the office wrote', 'emails that the office wrote'] },
    restore: 'replace',
  },
  mailboxes: { key: 'id', restore: 'replace' },
  replies: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: {
      own: 'sender_lookup',
      leads: { column: 'sender_lookup', only: { kind: ['reply', 'auto'] } },
      erased: 'data.erased',
      called: ['email received', 'emails received'],
    },
    kept: {
      ages: [{ from: 'received', days: 'retention', only: { reference: [null] } }],
      called: ['unmatched email', 'unmatched emails'],
    },
    restore: 'replace',
  },
  reply_attachments: {
    key: 'id',
    of: { column: 'reply_id', tables: ['replies'] },
    person: { called: ['attachment of an email', 'attachments of emails'] },
    file: { key: 'file_key', sha256: 'sha256', bytes: 'bytes' },
    restore: 'replace',
  },
  people: { key: 'id', restore: 'merge' },
  passkeys: { key: 'id', restore: 'merge' },
  daily_totals: { key: 'id', restore: 'replace', exported: 'figures' },
  trail: { key: 'id', restore: 'join' },
  webhooks: {
    key: 'id',
    of: { column: 'reference', tables: SUBMISSIONS },
    person: { called: ['event for a webhook', 'events for webhooks'] },
    kept: { ages: [{ from: 'created', days: 30 }] },
    restore: 'keep',
  },
  removals: { key: 'id', restore: 'keep' },
  desk_sessions: { key: 'id', restore: 'empty' },
  desk_links: { key: 'token_hash', restore: 'empty' },
  desk_challenges: { key: 'id_hash', restore: 'keep' },
  site_facts: { key: 'name', restore: 'keep' },
  write_check: { key: 'id', restore: 'keep' },
  additive_migrations: { key: 'name', restore: 'keep' },
} as const satisfies Registry;

interface AnyAge {
  from: string;
  days: number | 'retention' | 'accounts';
  only?: Record<string, readonly unknown[]>;
}

/** Entries without their precise types, for code that handles all tables. */
interface AnyEntry {
  key: string;
  of?: { column: string; tables: readonly TableName[] };
  outlives?: { column: string; table: TableName; emptied: readonly string[] };
  person?: {
    own?: string;
    leads?: { column: string; only?: Record<string, readonly unknown[]> };
    erased?: NonNullable<Entry<TableName>['person']>['erased'];
    called: readonly [string, string];
  };
  file?: { key: string; sha256: string; bytes: string; called?: readonly [string, string] };
  kept?: { ages: readonly AnyAge[]; called?: readonly [string, string] };
  restore: Entry<TableName>['restore'];
  isFromVisitors?: true;
  isMadeByStart?: true;
}
/** Names of the tables, each after those that it refers to. */
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export function entryOf(table: TableName): AnyEntry {
  return TABLES[table];
}

/** Value types of its columns, by name. */
export function shapesOf(table: TableName): Record<string, Shape<unknown> & Kind> {
  return COLUMNS[table];
}

/** In the order of a backup. */
export const BACKUP_TABLES = TABLE_NAMES.filter(
  (table) => !['keep', 'empty'].includes(entryOf(table).restore),
);

/** Tables with dependent rows of this one, and the column with the parent's key. */
export function childrenOf(parent: TableName): { table: TableName; column: string }[] {
  return TABLE_NAMES.flatMap((table) => {
    const { of } = entryOf(table);
    return of?.tables.includes(parent) ? [{ table, column: of.column }] : [];
  });
}

/** Tables whose rows outlive their parent, with the columns that refer to it. */
export function survivorsOf(parent: TableName) {
  return TABLE_NAMES.flatMap((table) => {
    const { outlives } = entryOf(table);
    return outlives?.table === parent ? [{ ...outlives, table }] : [];
  });
}

type ExportedOf<Value> = Value extends { exported: infer Noun } ? Noun : never;
/** Nouns of the commands that export rows. */
export type Exported = ExportedOf<(typeof TABLES)[TableName]>;

export function isBackedUp(table: string): table is TableName {
  return (BACKUP_TABLES as string[]).includes(table);
}

export function hasColumn(table: TableName, column: string): boolean {
  return Object.hasOwn(COLUMNS[table], column);
}

/** The first column with an invalid value, in words; undefined if there is none. */
export function findMisfit(table: TableName, row: Record<string, unknown>): string | undefined {
  const shapes = shapesOf(table);
  for (const [column, value] of Object.entries(row)) {
    const shape = shapes[column];
    if (!shape || shape(value)) continue;
    return `${column} of ${table} cannot be ${JSON.stringify(value)?.slice(0, 60)}`;
  }
  return undefined;
}
