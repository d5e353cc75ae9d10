import { openClient } from './pool.ts';
import { seedReference } from './reference/seed-reference.ts';
import type { SeedParts } from './seed-parts.ts';

/**
 * Fills an empty database; a filled one is left as it is. Everything of one kind arrives in one transaction, so a killed start begins
 * anew. Of processes that start together one fills, and the others wait for it.
 */
export async function seed(parts: SeedParts): Promise<void> {
  const client = openClient(parts.database.url);
  await client.connect();
  try {
    // Held by the connection, so that a killed process lets go of it.
    await client.query('select pg_advisory_lock(7326)');
    await fill(parts);
  } finally {
    await client.end();
  }
}

async function fill(parts: SeedParts): Promise<void> {
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
