import { inject } from 'vitest';

/** The shop that journeys of one worker are made in. */
export interface Lane {
  /** Address of the running demonstration shop. */
  shopUrl: string;
  /** The secret of the provider's stand-in, for what happens there without the shop. */
  providerKey: string;
  /** Addresses of its processes, each without what stands before them. */
  processUrls: readonly string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker of the run (test/journeys/global-setup.ts). */
    lanes: readonly Lane[];
  }
}

/** The lane of this worker, which no other one uses. Errors: throws when there are more workers than lanes. */
export function lane(): Lane {
  const own = inject('lanes')[Number(process.env.VITEST_POOL_ID) - 1];
  if (own === undefined) throw new Error(`no lane for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}
