import { inject } from 'vitest';

/** The shop used by one worker's journeys. */
export interface Lane {
  /** Address of the running demonstration shop. */
  shopUrl: string;
  /** The secret of the provider's stand-in, to trigger events there. */
  providerKey: string;
  /** The direct addresses of its processes, without the proxy. */
  processUrls: readonly string[];
  /** Where its rows and pictures are stored. */
  stored: { DATABASE_URL: string; DATA_DIR: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One per worker of the run (test/journeys/global-setup.ts). */
    lanes: readonly Lane[];
  }
}

/** This worker's own lane. Errors: throws when there are more workers than lanes. */
export function lane(): Lane {
  const own = inject('lanes')[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new Error(`no lane for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}
