import type { Kysely } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.generated.ts';

/** What the seed may use of the server. Passed in, because the demonstration knows no command. */
export interface SeedParts {
  database: Database;
  /** Stores a picture under its content address and answers that address. */
  putPicture: (content: Uint8Array, extension: 'png' | 'svg' | 'webp' | 'jpg') => Promise<string>;
  hashPassword: (password: string) => Promise<string>;
  /** Freezes a saved design (server/commands/design) and names the picture of its first side. */
  freezeDesign: (db: Kysely<DB>, customId: number) => Promise<{ versionId: number; imageSrc: string; design: object }>;
  now: Date;
  say: (line: string) => void;
}
