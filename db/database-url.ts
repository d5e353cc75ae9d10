import { parse } from 'pg-connection-string';

const form =
  'must be postgres://name:password@host/database, or for a socket postgres://name:password@/database?host=/folder or socket:/folder?db=database; special characters in name and password percent-encoded';

/**
 * What is wrong with an address; null when it names a host or the folder of a socket, in any form that node-postgres understands, and its
 * files (sslrootcert and the like) can be read. A wrong form would look like a database that is down, which a start waits for without end.
 */
export function databaseUrlProblem(value: string): string | null {
  // The parser takes any other text for the name of a database.
  if (!/^(postgres|postgresql|socket):/.test(value)) return form;
  // It takes a % that encodes nothing literally, and then leaves others, such as %2F, encoded.
  if (/%(?![0-9a-f]{2})/i.test(value)) return form;
  try {
    return parse(value).host ? null : form;
  } catch (error) {
    return error instanceof Error && 'syscall' in error ? error.message : form;
  }
}
