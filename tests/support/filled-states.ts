import { type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../../server/storage/migrate.ts';

/** Each state of the tables that was released, by the newest migration that it had, oldest first. */
export const STATES = Object.keys(migrations);

export type Row = Record<string, string | number | null>;
export type Untyped = Kysely<Record<string, Row>>;

/** Of 32 bytes 0x11: SECRET in hexadecimal, and what a database keeps of it. */
export const SECRET = '11'.repeat(32);
const SECRET_FINGERPRINT = '02d449a31fbb267c8f352e9968a79e3e';

export const RESUME = '%PDF-1.4\n% Resume of Ravi Shah\n';
export const RESUME_KEY = '6f1c2b1e-8a30-4d7e-9a51-0c2f4f5b7a10.pdf';
export const RESUME_SHA256 = '438ebb00ee8d706e63c51004a743aa886cd95aefec59074afd80560144e2c526';

const ENQUIRY_WORDS =
  'e7k2m4q asha@example.com 919876543210 9876543210 e 7k2m 4q asha rao example com 91 98765 43210 how long does the course take';
const APPLICATION_WORDS =
  'a3xw9b2 ravi@example.com 9123456780 a 3xw9 b2 ravi shah example com soc analyst please';

/** Not in a backup. */
const OF_A_DATABASE_ALONE = new Set([
  'write_check',
  'site_facts',
  'desk_sessions',
  'desk_links',
  'desk_challenges',
  'search_words',
  'removals',
]);

export async function migrateTo(database: Untyped, state: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database, provider }).migrateTo(state);
  if (error) throw error;
}

export async function fill(database: Untyped, rows: Record<string, Row[]>): Promise<void> {
  for (const [table, lines] of Object.entries(rows))
    for (const line of lines) await database.insertInto(table).values(line).execute();
}

/** What a backup of this state held. */
export function backedUpAt(state: string): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(rowsAt(state)).filter(([table]) => !OF_A_DATABASE_ALONE.has(table)),
  );
}

/**
 * Rows of every table as the product wrote them when `state` was the newest migration: typed from what was released
 * then, so a later change of the code leaves them as they are. Whoever adds a table or a column that is not empty from
 * the first moment adds it here, since its migration.
 */
export function rowsAt(state: string): Record<string, Row[]> {
  const has = (migration: string) => STATES.indexOf(state) >= STATES.indexOf(migration);
  const since = <Value extends object>(migration: string, value: Value): Value | Record<string, never> =>
    has(migration) ? value : {};
  return {
    jobs: [
      {
        id: 'soc-analyst',
        title: 'SOC Analyst',
        type: 'Full-time',
        location: 'Pune',
        description: 'Watch.\nCall.',
        closes: null,
        state: 'open',
        opened: '2026-11-01T09:00:00.000Z',
        ...since('0007-openings', {
          version: 2,
          changed_by: has('0009-names') ? 'Meera Nair' : 'person-1',
          changed_at: '2026-11-02T09:00:00.000Z',
        }),
      },
      {
        id: 'trainer',
        title: 'Trainer',
        type: 'Part-time',
        location: 'Pune',
        description: 'Teach.',
        closes: '2026-10-31',
        state: 'closed',
        opened: '2026-10-01T09:00:00.000Z',
      },
    ],
    ...since('0017-batches', {
      batches: [
        {
          id: 'devops-k3m7',
          course: 'devops',
          course_title: 'DevOps Automation',
          start: '2027-01-09',
          end: null,
          weeks: 12,
          days: 'sat,sun',
          from_time: '10:00',
          to_time: '13:00',
          mode: 'classroom',
          city: 'Pune',
          place: '',
          language: 'English',
          seats: 24,
          taken: 3,
          trainer: '',
          fee: 59_000,
          gst_rate: 18,
          instalments: '',
          early_fee: null,
          early_until: null,
          note: '',
          state: 'open',
          created: '2026-11-20T09:00:00.000Z',
          version: 2,
          before_change: '{"taken":2}',
          changed_by: 'Meera Nair',
          changed_at: '2026-11-21T09:00:00.000Z',
        },
      ],
    }),
    ...since('0025-subscriptions-and-seats', {
      subscriptions: [
        {
          reference: 'S-8J4R-6N',
          name: 'Kavya Nair',
          email: 'Kavya@example.com',
          email_lookup: 'kavya@example.com',
          course: 'devops',
          course_title: 'DevOps Automation',
          mode: 'classroom',
          city: 'Pune',
          token: 'dGhpcyBpcyBhIHRva2Vu',
          asked: '2026-11-18T09:00:00.000Z',
          confirmed: '2026-11-18T09:05:00.000Z',
        },
      ],
      batch_announcements: [{ id: 'mail-9', subscription: 'S-8J4R-6N', batch: 'devops-k3m7' }],
    }),
    ...since('0026-office-facts', {
      office_facts: [
        {
          id: 'notice-k3m7',
          kind: 'notice',
          created: '2026-11-20T09:00:00.000Z',
          email_lookup: null,
          state: 'published',
          value:
            '{"text":"Closed on Friday","tone":"information","link":"","link_label":"","from":"","until":"2026-11-27"}',
          version: 1,
          changed_by: 'Meera Nair',
          changed_at: '2026-11-20T09:00:00.000Z',
        },
      ],
      office_fact_versions: [
        {
          id: 'notice-k3m7 1',
          fact: 'notice-k3m7',
          version: 1,
          state: 'published',
          value:
            '{"text":"Closed on Friday","tone":"information","link":"","link_label":"","from":"","until":"2026-11-27"}',
          changed_by: 'Meera Nair',
          changed_at: '2026-11-20T09:00:00.000Z',
        },
      ],
    }),
    certificates: [
      {
        lookup: '482109375514',
        number: '482109375514',
        name: 'Anita Sharma',
        course: 'DevOps Automation',
        issued: '2026-01-15',
        expires: null,
        revoked: null,
        revocation_reason: null,
        replaced_by: null,
        import_key: 'a1b2c3',
        created: '2026-01-16T10:00:00.000Z',
        ...since('0005-lists', {
          class: 'Pune',
          search_text: ' 482109375514 4821 0937 5514 anita sharma devops automation pune',
        }),
      },
      {
        lookup: 'AB12/7',
        number: 'AB-12/7',
        name: 'Sneha Patil',
        course: 'Digital Marketing',
        issued: '2025-03-01',
        expires: '2030-03-01',
        revoked: '2026-02-01T10:00:00.000Z',
        revocation_reason: 'Issued in error',
        replaced_by: '482109375514',
        import_key: null,
        created: '2026-01-16T10:00:01.000Z',
        ...since('0005-lists', {
          class: null,
          search_text: ' ab12/7 ab 12 7 sneha patil digital marketing',
        }),
      },
    ],
    enquiries: [
      {
        reference: 'E-7K2M-4Q',
        name: 'Asha Rao',
        mobile: '+91 98765 43210',
        email: 'Asha@example.com',
        email_lookup: 'asha@example.com',
        message: 'How long does the course take?',
        received: '2026-11-20T10:00:00.000Z',
        ...since('0004-states', {
          state: 'answered',
          version: 2,
          changed_by: 'Meera Nair',
          changed_at: '2026-11-21T10:00:00.000Z',
          page: '/it-trainings/web',
        }),
        ...since('0005-lists', {
          search_text: ` ${ENQUIRY_WORDS}`,
        }),
      },
    ],
    applications: [
      {
        reference: 'A-3XW9-B2',
        name: 'Ravi Shah',
        email: 'ravi@example.com',
        email_lookup: 'ravi@example.com',
        phone: '9123456780',
        cover_letter: 'Please.',
        job_id: 'soc-analyst',
        job_title: 'SOC Analyst',
        resume_key: RESUME_KEY,
        resume_name: 'Ravi.pdf',
        resume_bytes: 31,
        resume_sha256: RESUME_SHA256,
        ...since('0015-resume-marks', { resume_marks: 'embeds' }),
        received: '2026-11-20T11:00:00.000Z',
        ...since('0004-states', {
          state: 'talk',
          step: 3,
          version: 3,
          changed_by: 'Meera Nair',
          changed_at: '2026-11-21T11:00:00.000Z',
        }),
        ...since('0005-lists', {
          search_text: ` ${APPLICATION_WORDS}`,
        }),
      },
    ],
    outbox: [
      {
        id: 'mail-1',
        kind: 'enquiry-confirmation',
        reference: 'E-7K2M-4Q',
        recipient_lookup: 'asha@example.com',
        state: 'sent',
        attempts: 1,
        due: '2026-11-20T10:00:00.000Z',
        last_error: null,
        created: '2026-11-20T10:00:00.000Z',
        sent: '2026-11-20T10:00:05.000Z',
      },
    ],
    [has('0016-plain-names') ? 'idempotency_keys' : 'submissions']: [
      {
        id: 'hash-of-key',
        content_hash: 'hash-of-content',
        reference: 'E-7K2M-4Q',
        received: '2026-11-20T10:00:00.000Z',
      },
    ],
    write_check: [{ id: 1, checked: '2026-11-20T10:00:00.000Z' }],
    ...since('0002-site-facts', {
      site_facts: [
        { name: 'certificate_secret_fingerprint', value: SECRET_FINGERPRINT },
        { name: 'last_purge', value: '2026-11-20T09:00:00.000Z' },
      ],
    }),
    ...since('0003-desk', {
      people: [
        {
          id: 'person-1',
          name: 'Meera Nair',
          name_lookup: 'meera nair',
          role: 'office',
          state: 'active',
          created: '2026-11-01T08:00:00.000Z',
          [has('0016-plain-names') ? 'news_seen_at' : 'looked']: '2026-11-19T10:00:00.000Z',
        },
      ],
      passkeys: [
        {
          id: 'passkey-1',
          person_id: 'person-1',
          public_key: 'cHVibGlj',
          counter: 4,
          transports: 'internal,hybrid',
          label: 'Office PC',
          created: '2026-11-01T08:05:00.000Z',
          used: '2026-11-20T08:00:00.000Z',
        },
      ],
      desk_sessions: [
        {
          id: 'session-1',
          token_hash: 'hash-of-cookie',
          person_id: null,
          browser: 'Firefox on Linux',
          created: '2026-11-20T08:00:00.000Z',
          seen: '2026-11-20T08:10:00.000Z',
          confirmed: '2026-11-20T08:00:00.000Z',
        },
      ],
      desk_links: [{ token_hash: 'hash-of-link', person_id: null, expires: '2026-11-20T08:10:00.000Z' }],
      trail: [
        {
          id: '2026-11-01T08:05:00.000Z-0a1b2c3d',
          time: '2026-11-01T08:05:00.000Z',
          actor: 'person-1',
          act: 'desk.passkey-registered',
          reference: 'person-1',
        },
      ],
    }),
    ...since('0004-states', {
      submission_changes: [
        {
          id: 'change-1',
          reference: 'E-7K2M-4Q',
          version: 2,
          act: 'answer-by-phone',
          from_state: 'new',
          to_state: 'answered',
          from_step: null,
          to_step: null,
          note_id: 'note-1',
          letter_id: null,
          made_by: 'Meera Nair',
          made_at: '2026-11-21T10:00:00.000Z',
        },
        {
          id: 'change-2',
          reference: 'A-3XW9-B2',
          version: 3,
          act: 'advance',
          from_state: 'reading',
          to_state: 'talk',
          from_step: 2,
          to_step: 3,
          note_id: null,
          letter_id: 'letter-1',
          made_by: 'Meera Nair',
          made_at: '2026-11-21T11:00:00.000Z',
        },
      ],
      notes: [
        {
          id: 'note-1',
          reference: 'E-7K2M-4Q',
          text: 'Told the fee.',
          written_by: 'Meera Nair',
          written_at: '2026-11-21T10:00:00.000Z',
        },
      ],
      letters: [
        {
          id: 'letter-1',
          reference: 'A-3XW9-B2',
          template: null,
          recipient: 'ravi@example.com',
          subject: 'A call on Monday (A-3XW9-B2)',
          text: 'We call you at eleven.',
          written_by: 'Meera Nair',
          written_at: '2026-11-21T11:00:00.000Z',
        },
      ],
    }),
    ...(has('0014-search-index')
      ? {}
      : since('0005-lists', {
          search_words: [
            ...words('enquiry', 'E-7K2M-4Q', ENQUIRY_WORDS),
            ...words('application', 'A-3XW9-B2', APPLICATION_WORDS),
            ...words('certificate', '482109375514', '482109375514 anita sharma pune'),
            ...words('certificate', 'AB12/7', 'ab12/7 sneha patil'),
          ],
        })),
    ...since('0008-daily-totals', {
      daily_totals: [
        {
          id: '2026-11-20 visit /',
          day: '2026-11-20',
          kind: 'visit',
          subject: '/',
          detail: '',
          n: 12,
        },
      ],
    }),
  };
}

function words(kind: string, key: string, text: string): Row[] {
  return text.split(' ').map((word) => ({ kind, word, key }));
}
