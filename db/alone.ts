import { openClient } from './pool.ts';

/** Runs work under a database-wide lock: other processes wait until it is done. */
export async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = openClient(url);
  await client.connect();
  try {
    // The lock belongs to the connection, so a killed process releases it.
    await client.query('select pg_advisory_lock(7326)');
    return await work();
  } finally {
    await client.end();
  }
}
