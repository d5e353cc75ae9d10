/**
 * Whom an outage concerns: `all` pages when the database or the data service does not respond, `one` when it responded, but could not serve
 * this page in time.
 */
export type Reach = 'all' | 'one';

/** The data service cannot serve this page right now: the page itself is fine and can be retried. */
export class DataOutage extends Error {
  override readonly name = 'DataOutage';
  readonly reach: Reach;

  constructor(reach: Reach, said: string, options?: ErrorOptions) {
    super(said, options);
    this.reach = reach;
  }
}

/** The reach of an outage from an error of which only the message remains; null for any other error. */
export function reachOf(error: unknown): Reach | null {
  return error instanceof DataOutage ? error.reach : null;
}
