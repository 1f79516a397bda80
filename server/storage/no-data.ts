/** A command found no data: no server has been started with these settings. */
export class NoData extends Error {
  override name = 'NoData';

  constructor(dataFolder: string, databaseUrl?: string) {
    super(
      databaseUrl === undefined
        ? `No data in ${dataFolder}. Start the server once, or set DATA_DIR to the folder that it uses.`
        : 'No data in the database of DATABASE_URL. Start the server once, or set DATABASE_URL to the one that it uses.',
    );
  }
}
