import { type Kysely, sql, SqliteAdapter } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_lookup', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('looked', 'text')
    .execute();

  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('used', 'text')
    .execute();
  await schema.createIndex('passkeys_person').on('passkeys').column('person_id').execute();

  await schema
    .createTable('desk_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text')
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('desk_sessions_person').on('desk_sessions').column('person_id').execute();

  await schema
    .createTable('desk_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text')
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('trail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('trail_reference').on('trail').columns(['reference', 'id']).execute();

  const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
  await (isSqlite ? sqliteTriggers(database) : postgresTriggers(database));
}

const REASON = 'the trail is append-only';

async function sqliteTriggers(database: Kysely<unknown>): Promise<void> {
  for (const verb of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger trail_no_${verb} before ${verb} on trail begin select raise(abort, '${REASON}'); end`,
      )
      .execute(database);
  }
}

async function postgresTriggers(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function refuse_trail_change() returns trigger language plpgsql as $$ begin raise exception '${REASON}'; end $$`,
    )
    .execute(database);
  await sql
    .raw(
      'create trigger trail_no_change before update or delete or truncate on trail for each statement execute function refuse_trail_change()',
    )
    .execute(database);
}
