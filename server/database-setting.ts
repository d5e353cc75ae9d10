import { z } from 'zod';

/** The DATABASE_URL setting. Anything else would look like a database that is down, which a start waits for without end. */
export const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be postgres://name:password@host/database; special characters in name and password percent-encoded');

function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) return false;
  // A socket of this machine is a parameter: postgres:///seam?host=/run/postgresql.
  return url.hostname !== '' || url.searchParams.has('host');
}
