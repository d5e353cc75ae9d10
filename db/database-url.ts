import { parse } from 'pg-connection-string';

/** What a setting that is no such address is told. */
export const databaseUrlForm =
  'must be postgres://name:password@host/database, or for a socket postgres://name:password@/database?host=/folder or socket:/folder?db=database; special characters in name and password percent-encoded';

/**
 * True for an address that names a host or the folder of a socket, in any form that node-postgres understands. Anything else would look like
 * a database that is down, which a start waits for without end.
 */
export function isDatabaseUrl(value: string): boolean {
  // The parser takes any other text for the name of a database.
  if (!/^(postgres|postgresql|socket):/.test(value)) return false;
  try {
    return Boolean(parse(value).host);
  } catch (error) {
    // Any other error is about a file of sslrootcert and the like, which the connection names.
    return !(error instanceof TypeError || error instanceof URIError);
  }
}
