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
        ...row(
          'id title type location description closes state opened',
          'soc-analyst | SOC Analyst | Full-time | Pune | Watch.\nCall. | - | open | 2026-11-01T09:00:00.000Z',
        ),
        ...since('0007-openings', {
          version: 2,
          changed_by: has('0009-names') ? 'Meera Nair' : 'person-1',
          changed_at: '2026-11-02T09:00:00.000Z',
        }),
      },
      row(
        'id title type location description closes state opened',
        'trainer | Trainer | Part-time | Pune | Teach. | 2026-10-31 | closed | 2026-10-01T09:00:00.000Z',
      ),
    ],
    ...since('0017-batches', {
      batches: [
        row(
          'id course course_title start end weeks days from_time to_time mode city place language seats taken trainer fee gst_rate instalments early_fee early_until note state created version before_change changed_by changed_at',
          'devops-k3m7 | devops | DevOps Automation | 2027-01-09 | - | #12 | sat,sun | 10:00 | 13:00 | classroom | Pune |  | English | #24 | #3 |  | #59000 | #18 |  | - | - |  | open | 2026-11-20T09:00:00.000Z | #2 | {"taken":2} | Meera Nair | 2026-11-21T09:00:00.000Z',
        ),
      ],
    }),
    ...since('0025-subscriptions-and-seats', {
      subscriptions: [
        row(
          'reference name email email_lookup course course_title mode city token asked confirmed',
          'S-8J4R-6N | Kavya Nair | Kavya@example.com | kavya@example.com | devops | DevOps Automation | classroom | Pune | dGhpcyBpcyBhIHRva2Vu | 2026-11-18T09:00:00.000Z | 2026-11-18T09:05:00.000Z',
        ),
      ],
      batch_announcements: [{ id: 'mail-9', subscription: 'S-8J4R-6N', batch: 'devops-k3m7' }],
    }),
    ...since('0026-office-facts', {
      office_facts: [
        row(
          'id kind created email_lookup state value version changed_by changed_at',
          'notice-k3m7 | notice | 2026-11-20T09:00:00.000Z | - | published | {"text":"Closed on Friday","tone":"information","link":"","link_label":"","from":"","until":"2026-11-27"} | #1 | Meera Nair | 2026-11-20T09:00:00.000Z',
        ),
      ],
      office_fact_versions: [
        row(
          'id fact version state value changed_by changed_at',
          'notice-k3m7 1 | notice-k3m7 | #1 | published | {"text":"Closed on Friday","tone":"information","link":"","link_label":"","from":"","until":"2026-11-27"} | Meera Nair | 2026-11-20T09:00:00.000Z',
        ),
      ],
    }),
    certificates: [
      {
        ...row(
          'lookup number name course issued expires revoked revocation_reason replaced_by import_key created',
          '482109375514 | 482109375514 | Anita Sharma | DevOps Automation | 2026-01-15 | - | - | - | - | a1b2c3 | 2026-01-16T10:00:00.000Z',
        ),
        ...since('0005-lists', {
          class: 'Pune',
          search_text: ' 482109375514 4821 0937 5514 anita sharma devops automation pune',
        }),
      },
      {
        ...row(
          'lookup number name course issued expires revoked revocation_reason replaced_by import_key created',
          'AB12/7 | AB-12/7 | Sneha Patil | Digital Marketing | 2025-03-01 | 2030-03-01 | 2026-02-01T10:00:00.000Z | Issued in error | 482109375514 | - | 2026-01-16T10:00:01.000Z',
        ),
        ...since('0005-lists', {
          class: null,
          search_text: ' ab12/7 ab 12 7 sneha patil digital marketing',
        }),
      },
    ],
    enquiries: [
      {
        ...row(
          'reference name mobile email email_lookup message received',
          'E-7K2M-4Q | Asha Rao | +91 98765 43210 | Asha@example.com | asha@example.com | How long does the course take? | 2026-11-20T10:00:00.000Z',
        ),
        ...since('0004-states', {
          ...row(
            'state version changed_by changed_at page',
            'answered | #2 | Meera Nair | 2026-11-21T10:00:00.000Z | /it-trainings/web',
          ),
        }),
        ...since('0005-lists', {
          search_text: ` ${ENQUIRY_WORDS}`,
        }),
      },
    ],
    applications: [
      {
        ...row(
          'reference name email email_lookup phone cover_letter job_id job_title',
          'A-3XW9-B2 | Ravi Shah | ravi@example.com | ravi@example.com | 9123456780 | Please. | soc-analyst | SOC Analyst',
        ),
        resume_key: RESUME_KEY,
        resume_name: 'Ravi.pdf',
        resume_bytes: 31,
        resume_sha256: RESUME_SHA256,
        ...since('0015-resume-marks', { resume_marks: 'embeds' }),
        received: '2026-11-20T11:00:00.000Z',
        ...since('0004-states', {
          ...row(
            'state step version changed_by changed_at',
            'talk | #3 | #3 | Meera Nair | 2026-11-21T11:00:00.000Z',
          ),
        }),
        ...since('0005-lists', {
          search_text: ` ${APPLICATION_WORDS}`,
        }),
      },
    ],
    outbox: [
      row(
        'id kind reference recipient_lookup state attempts due last_error created sent',
        'mail-1 | enquiry-confirmation | E-7K2M-4Q | asha@example.com | sent | #1 | 2026-11-20T10:00:00.000Z | - | 2026-11-20T10:00:00.000Z | 2026-11-20T10:00:05.000Z',
      ),
    ],
    [has('0016-plain-names') ? 'idempotency_keys' : 'submissions']: [
      row(
        'id content_hash reference received',
        'hash-of-key | hash-of-content | E-7K2M-4Q | 2026-11-20T10:00:00.000Z',
      ),
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
          ...row(
            'id name name_lookup role state created',
            'person-1 | Meera Nair | meera nair | office | active | 2026-11-01T08:00:00.000Z',
          ),
          [has('0016-plain-names') ? 'news_seen_at' : 'looked']: '2026-11-19T10:00:00.000Z',
        },
      ],
      passkeys: [
        row(
          'id person_id public_key counter transports label created used',
          'passkey-1 | person-1 | cHVibGlj | #4 | internal,hybrid | Office PC | 2026-11-01T08:05:00.000Z | 2026-11-20T08:00:00.000Z',
        ),
      ],
      desk_sessions: [
        row(
          'id token_hash person_id browser created seen confirmed',
          'session-1 | hash-of-cookie | - | Firefox on Linux | 2026-11-20T08:00:00.000Z | 2026-11-20T08:10:00.000Z | 2026-11-20T08:00:00.000Z',
        ),
      ],
      desk_links: [{ token_hash: 'hash-of-link', person_id: null, expires: '2026-11-20T08:10:00.000Z' }],
      trail: [
        row(
          'id time actor act reference',
          '2026-11-01T08:05:00.000Z-0a1b2c3d | 2026-11-01T08:05:00.000Z | person-1 | desk.passkey-registered | person-1',
        ),
      ],
    }),
    ...since('0004-states', {
      submission_changes: [
        row(
          'id reference version act from_state to_state from_step to_step note_id letter_id made_by made_at',
          'change-1 | E-7K2M-4Q | #2 | answer-by-phone | new | answered | - | - | note-1 | - | Meera Nair | 2026-11-21T10:00:00.000Z',
        ),
        row(
          'id reference version act from_state to_state from_step to_step note_id letter_id made_by made_at',
          'change-2 | A-3XW9-B2 | #3 | advance | reading | talk | #2 | #3 | - | letter-1 | Meera Nair | 2026-11-21T11:00:00.000Z',
        ),
      ],
      notes: [
        row(
          'id reference text written_by written_at',
          'note-1 | E-7K2M-4Q | Told the fee. | Meera Nair | 2026-11-21T10:00:00.000Z',
        ),
      ],
      letters: [
        row(
          'id reference template recipient subject text written_by written_at',
          'letter-1 | A-3XW9-B2 | - | ravi@example.com | A call on Monday (A-3XW9-B2) | We call you at eleven. | Meera Nair | 2026-11-21T11:00:00.000Z',
        ),
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
        row('id day kind subject detail n', '2026-11-20 visit / | 2026-11-20 | visit | / |  | #12'),
      ],
    }),
  };
}

/** A row by the names of its columns and their values: `-` is null, and # is before a number. */
function row(columns: string, values: string): Row {
  const typed = values.split(' | ').map((value) => {
    if (value === '-') return null;
    return value.startsWith('#') ? Number(value.slice(1)) : value;
  });
  return Object.fromEntries(columns.split(' ').map((column, index) => [column, typed[index] ?? null]));
}

function words(kind: string, key: string, text: string): Row[] {
  return text.split(' ').map((word) => ({ kind, word, key }));
}
