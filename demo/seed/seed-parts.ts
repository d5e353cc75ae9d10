import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.generated.ts';
import type { DemoPictures } from '../demo-pictures.ts';

/** What the seed may use of the server. Passed in, because the demonstration knows no command. */
export interface SeedParts {
  database: Database;
  /** Addresses of all pictures; asked for when there is a shop to fill. */
  planPictures: () => Promise<DemoPictures>;
  hashPassword: (password: string) => Promise<string>;
  /** Freezes a saved design (server/commands/design) and names the picture of its first side. */
  freezeDesign: (db: Kysely<DB>, customId: number) => Promise<{ versionId: number; imageSrc: string; design: object }>;
  /** Books royalties for the orders that are there, and settles the months that are over (server/demo-settlements.ts). */
  settle: (
    trx: Transaction<DB>,
    about: { staffId: string; now: Date; payees: readonly { artistId: number; account: object }[] },
  ) => Promise<void>;
  /** Seals the number of a cash receipt, and names the key it is issued under (server/commands/cash-receipt). */
  sealReceipt: (digits: string) => { sealed_identity: string; receipt_key: string };
  now: Date;
  say: (line: string) => void;
}
