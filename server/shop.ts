import type { Database } from '#db/open.ts';
import type { Config } from './config.ts';

/** What every service is given. The clock is a part like any other, so that tests can move time. */
export interface Shop {
  config: Config;
  database: Database;
  clock: () => Date;
}
