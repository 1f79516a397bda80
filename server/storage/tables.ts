import { CONFIRM_WITHIN_DAYS, SUBSCRIPTION_DAYS } from '../../contracts/subscription.ts';
import type { FactKind, OFFICE_THINGS } from '../../domain/things.ts';
import { COLUMNS, type Database, type Kind, type Shape, TO_VISITORS } from './database.ts';

type TableName = keyof Database;
type ColumnOf<Table extends TableName> = keyof Database[Table] & string;
type Values<Table extends TableName> = { [Column in ColumnOf<Table>]?: readonly Database[Table][Column][] };

/** Age of rows after which they are deleted: more than `days` since the time in the column `from`. */
interface Age<Column extends string, Only> {
  from: Column;
  /** `retention`: the setting RETENTION_DAYS. `accounts`: as long as the law requires accounting records. */
  days: number | 'retention' | 'accounts';
  /** Values in columns. Only rows with these values are deleted. */
  only?: Only;
}

/** Each kind of thing has its own names and act (`services/catalogue`). */
export const BY_KIND = 'by kind';

/** Rules for a table. Backup, restore, erasure and purge all follow them and have no lists of their own. */
interface Entry<Column extends string, Only> {
  /** Primary key. Rows are read in its order. */
  key: Column;
  /** Parent of a row. The row is deleted together with the row of one of these tables whose key is in the column. */
  of?: { column: Column; tables: readonly TableName[] };
  /**
   * Parent after whose deletion the row is kept. Its references to the person are removed: this column becomes null,
   * and the columns in `emptied` become empty.
   */
  outlives?: { column: Column; table: TableName; emptied: readonly Column[] };
  /**
   * Set if the table contains data of visitors. Other tables have data of the firm or its people, or of certificate
   * holders, who are erased by name (`certificates erase`).
   */
  person?: {
    /** Column with an address. A row with the address of a person is theirs, unless it has a parent. */
    own?: Column;
    /**
     * Column with an address, or with JSON that has one. If it is the address of a person, the parent of the
     * row is theirs.
     */
    leads?: { column: Column; only?: Only };
    /**
     * Audit action for the deletion of a row by a person. A restore deletes the row again if the audit log has such a
     * line.
     */
    erased?: 'data.erased' | 'subscription.ended' | 'certificate.holder-forgotten';
    /** Name of a row in messages, singular and plural. */
    called: readonly [string, string] | typeof BY_KIND;
  };
  /** Stored file of a row. `called` is its name in messages, if it differs from that of the row. */
  file?: {
    key: Column;
    sha256: Column;
    bytes: Column;
    called?: readonly [string, string];
  };
  /**
   * Ages after which rows are deleted. Without this they stay until they or their parents are deleted. `called` is the
   * name of the rows in messages about a purge.
   */
  kept?: { ages: readonly Age<Column, Only>[]; called?: readonly [string, string] };
  /**
   * Effect of a restore on the table. `replace`: the rows of the backup replace the present ones. `merge`: they are
   * combined with the present ones (`services/data/restore`). `join`: they are added. Other tables are not backed up: a
   * restore keeps their rows (`keep`) or deletes them (`empty`).
   */
  restore: 'replace' | 'merge' | 'join' | 'keep' | 'empty';
  /** True if forms of the site write the rows. A restore keeps rows that are added while it runs. */
  isFromVisitors?: true;
  /** True if the first start writes a row. A database with only this row counts as empty. */
  isMadeByStart?: true;
  /** Name of the rows in the export command. */
  exported?: string;
}

/** Rules for every table. A table without rules does not compile. */
export type Registry = { [Table in TableName]: Entry<ColumnOf<Table>, Values<Table>> };

const SUBMISSIONS = ['enquiries', 'applications'] as const;
/** Tables with rows that emails may be about. An email contains the reference of its row. */
const WRITTEN_ABOUT = [...SUBMISSIONS, 'subscriptions', 'holder_mails'] as const;

/** All tables, each after the tables that it refers to. */
export const TABLES = {
  jobs: { key: 'id', restore: 'replace' },
  batches: { key: 'id', restore: 'replace', exported: 'batches' },
  office_facts: {
    key: 'id',
    person: { own: 'email_lookup', called: BY_KIND },
    restore: 'merge',
  },
  office_fact_versions: {
    key: 'id',
    // Versions of openings have no parent, because openings are never deleted and contain no personal data.
    of: { column: 'fact', tables: ['office_facts'] },
    person: { leads: { column: 'value' }, called: BY_KIND },
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
    person: { called: ['batch they were emailed about', 'batches they were emailed about'] },
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

/** Rules without precise types, for code that handles all tables. */
type AnyEntry = Entry<string, Record<string, readonly unknown[]>>;

/** Names of the tables, each after the tables that it refers to. */
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export function entryOf(table: TableName): AnyEntry {
  return TABLES[table];
}

/** Value types of a table's columns, by name. */
export function shapesOf(table: TableName): Record<string, Shape<unknown> & Kind> {
  return COLUMNS[table];
}

/** Tables of a backup, in its order. */
export const BACKUP_TABLES = TABLE_NAMES.filter(
  (table) => !['keep', 'empty'].includes(entryOf(table).restore),
);

/** Tables whose rows are deleted with those of this one, each with the column that has the parent's key. */
export function childrenOf(parent: TableName): { table: TableName; column: string }[] {
  return TABLE_NAMES.flatMap((table) => {
    const { of } = entryOf(table);
    return of?.tables.includes(parent) ? [{ table, column: of.column }] : [];
  });
}

/** Tables whose rows are kept when their parent is deleted, each with the columns that refer to the parent. */
export function survivorsOf(parent: TableName) {
  return TABLE_NAMES.flatMap((table) => {
    const { outlives } = entryOf(table);
    return outlives?.table === parent ? [{ ...outlives, table }] : [];
  });
}

type ExportedOf<Value> = Value extends { exported: infer Noun } ? Noun : never;
/** Names of rows in the export command. */
export type Exported = ExportedOf<(typeof TABLES)[TableName]> | (typeof OFFICE_THINGS)[FactKind]['noun'];

export function isBackedUp(table: string): table is TableName {
  return (BACKUP_TABLES as string[]).includes(table);
}

export function hasColumn(table: TableName, column: string): boolean {
  return Object.hasOwn(COLUMNS[table], column);
}

/** Describes the first column with an invalid value; undefined if there is none. */
export function findMisfit(table: TableName, row: Record<string, unknown>): string | undefined {
  const shapes = shapesOf(table);
  for (const [column, value] of Object.entries(row)) {
    const shape = shapes[column];
    if (!shape || shape(value)) continue;
    return `${column} of ${table} cannot be ${JSON.stringify(value)?.slice(0, 60)}`;
  }
  return undefined;
}
