/** The database or the file store cannot do its work now; nothing was stored. Visitors get 503 and may try again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
