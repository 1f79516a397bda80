import type { Migration } from 'kysely/migration';

/** Which certificates expire soon is asked every minute: without it all are read. */
export const expiries: Migration = {
  async up({ schema }) {
    await schema
      .createIndex('certificates_expires')
      .on('certificates')
      .columns(['expires', 'lookup'])
      .where('expires', 'is not', null)
      .execute();
  },
};
