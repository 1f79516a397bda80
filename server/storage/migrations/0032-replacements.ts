import type { Migration } from 'kysely/migration';

/** Which certificate was replaced by one of these is asked for each class that was just stored: without it all are read. */
export const replacements: Migration = {
  async up({ schema }) {
    await schema
      .createIndex('certificates_replaced_by')
      .on('certificates')
      .column('replaced_by')
      .where('replaced_by', 'is not', null)
      .execute();
  },
};
