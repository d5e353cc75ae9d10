import { isDiskFull } from '#db/embedded/disk-full.ts';
import { databaseFault, withCauses } from '#db/faults.ts';
import { PoolerFault } from '#db/logins.ts';

/** The exit code when the database is unreachable at startup: worth a retry, unlike invalid settings (EX_TEMPFAIL of sysexits.h). */
export const databaseAwayCode = 75;

/** SQLSTATE disk_full: PostgreSQL may say it in another language. */
const diskFull = '53100';

/**
 * The message for the operator and the exit code of a failed start. Problems the operator can fix are one sentence; anything else is a bug
 * and shown in full. The shop's own database has no DATABASE_URL to look at.
 */
export function failedStart(error: unknown, isEmbedded: boolean): { words: unknown; code: number } {
  if (!(error instanceof Error)) return { words: error, code: 1 };
  const { code, port, path, severity } = error as { code?: string; port?: number; path?: string; severity?: string };
  const outage = outageWords(error, () => isEmbedded);
  if (outage !== null) return { words: outage, code: databaseAwayCode };
  const untrusted = certificateWords(error);
  if (untrusted !== null) return { words: untrusted, code: 1 };
  if (code === 'EADDRINUSE') return { words: `Port ${port} is taken. Set PORT, or stop what listens there.`, code: 1 };
  if (path !== undefined)
    return { words: `${error.message}. Look at DATA_DIR: a folder that the user who runs the shop can make and write.`, code: 1 };
  if (severity !== undefined) {
    const place = isEmbedded ? 'DATA_DIR' : 'DATABASE_URL';
    return { words: `The database refuses: ${error.message} (${code}). Look at ${place}.`, code: 1 };
  }
  const isOurSentence = code === undefined && ['Error', 'WrongSecret', 'PoolerFault'].includes(error.constructor.name);
  return { words: isOurSentence ? error.message : error, code: 1 };
}

/** The sentence about a database that is away or a disk that is full, with where to look; null for anything else. */
export function outageWords(error: Error, isEmbedded: () => boolean): string | null {
  // Room may come without a person; the sentence names where to look meanwhile.
  const { code } = error as { code?: string };
  if (code === diskFull || isDiskFull(`${code} ${error.message}`))
    return `A disk is full (${diskWords(error.message)}). Make room where DATA_DIR is, or the database.`;
  if (databaseFault(error) === null) return null;
  if (error instanceof PoolerFault) return error.message;
  const why = withCauses(error).at(-1)?.message;
  if (isEmbedded())
    return `The shop's own database does not answer (${why}). This machine may be too busy: start again when it has less to do.`;
  return `The database does not answer (${why}). Is PostgreSQL running, and is DATABASE_URL right?`;
}

/** The error codes of Node.js and OpenSSL for an untrusted certificate. */
const untrustedCertificate = /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_CERT_)/;

/** The sentence for a database with an untrusted certificate, with what to do; null for any other error. */
export function certificateWords({ message, code }: Error & { code?: string }): string | null {
  if (!untrustedCertificate.test(code ?? '')) return null;
  return `The certificate of the database is not trusted (${message}). Look at DATABASE_URL: its host must be a name in the certificate, and sslrootcert=FILE names an authority of your own.`;
}

/** The line that says it; PostgreSQL and initdb write several. */
function diskWords(message: string): string {
  return message.split('\n').find(isDiskFull)?.trim() ?? message;
}
