import { CompiledQuery, sql } from 'kysely';
import type { Connection } from '../../server/storage/database.ts';
import type { TestSystem } from './open-storage.ts';

/** How the database finds what is read, once it knows how much there is. */
export async function planOf(
  { storage: { database, engine } }: TestSystem,
  read: (watched: Connection) => Promise<unknown>,
): Promise<string> {
  const statements: CompiledQuery[] = [];
  const watched = database.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await read(watched);
  if (engine === 'postgres') await sql`analyze`.execute(database);
  const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
  const plans: unknown[] = [];
  for (const statement of statements) {
    const explained = CompiledQuery.raw(`${explain} ${statement.sql}`, [...statement.parameters]);
    plans.push((await database.executeQuery(explained)).rows);
  }
  return JSON.stringify(plans);
}
