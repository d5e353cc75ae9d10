import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.generated.ts';
import type { Payee } from '#rules/money/settlement.ts';
import type { DemoPictures } from '../demo-pictures.ts';

interface DemoVersion {
  versionId: number;
  contentHash: string;
  imageSrc: string;
  sideSrcs: string[];
  design: object;
}

/** Server functions the seed may use. They are passed in, because the demonstration imports no commands. */
export interface SeedParts {
  database: Database;
  /** Stores all pictures and returns their addresses; called only when there is a shop to fill. */
  storePictures: () => Promise<DemoPictures>;
  hashPassword: (password: string) => Promise<string>;
  /** Freezes a saved design (server/nouns/design) and returns the picture of its first side. */
  freezeDesign: (db: Kysely<DB>, customId: number) => Promise<DemoVersion>;
  /** Books royalties for existing orders and settles past months (server/demo-settlements.ts). */
  settle: (
    trx: Transaction<DB>,
    about: { staffId: string; now: Date; payees: readonly { payee: Payee; account: object }[] },
  ) => Promise<void>;
  /** Seals a cash receipt's number and derives the key it is issued under (server/nouns/cash-receipt). */
  /** Gives lists of products the counts of what was seeded. */
  countListNews: () => Promise<unknown>;
  sealReceipt: (digits: string) => { sealed_identity: string; receipt_key: string };
  now: Date;
  say: (line: string) => void;
}
