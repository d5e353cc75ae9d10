/** The data service cannot answer just now: the page is for another moment, nothing is wrong with it. */
export class DataOutage extends Error {
  /** By which the app knows it (storefront/entry.server.tsx): it cannot import the class. */
  override readonly name = 'DataOutage';
}
