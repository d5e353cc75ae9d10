import { openClient } from './pool.ts';

/** Runs work while no other process on this database does: of those that begin together one works, and the others wait for it. */
export async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = openClient(url);
  await client.connect();
  try {
    // Held by the connection, so that a killed process lets go of it.
    await client.query('select pg_advisory_lock(7326)');
    return await work();
  } finally {
    await client.end();
  }
}
