import type { Kysely } from 'kysely';
import type { Database } from './open.ts';
import { seedReference } from './reference/seed-reference.ts';
import type { DB } from './schema.generated.ts';

/** What a seed may use of the server. Passed in, because this layer knows no server. */
export interface SeedParts {
  database: Database;
  /** Fills the demonstration shop too; a live shop gets reference data only. */
  demo: boolean;
  /** Stores a picture under its content address and answers that address. */
  putPicture: (content: Uint8Array, extension: 'png' | 'svg' | 'webp' | 'jpg') => Promise<string>;
  hashPassword: (password: string) => Promise<string>;
  /** Freezes a saved design (server/commands/design) and names the picture of its first side. */
  freezeDesign: (db: Kysely<DB>, customId: number) => Promise<{ versionId: number; imageSrc: string; design: object }>;
  now: Date;
  say: (line: string) => void;
}

/** Fills an empty database; a filled one is left as it is. Everything of one kind arrives in one transaction, so a killed start begins anew. */
export async function seed(parts: SeedParts): Promise<void> {
  await seedReference(parts.database.service);
  if (!parts.demo) return;
  const { count } = await parts.database.service
    .selectFrom('product.artists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) return;
  const { seedDemo } = await import('./demo/seed-demo.ts');
  await seedDemo(parts);
}
