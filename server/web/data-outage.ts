/** The data service cannot respond right now: the page itself is fine and can be retried. */
export class DataOutage extends Error {
  /** The app identifies the error by name (storefront/entry.server.tsx): it cannot import the class. */
  override readonly name = 'DataOutage';
}
