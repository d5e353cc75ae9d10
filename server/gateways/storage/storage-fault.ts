/**
 * The place where files are kept is full, gone or out of reach, or memory ran out: nothing is wrong with what was asked for, and it passes
 * once somebody has seen to it. Told as 503 with Retry-After, and logged.
 */
export class StorageFault extends Error {}

/** Seconds after which a repeat is worth it: a disk is not emptied in two. */
export const STORAGE_RETRY_SECONDS = 30;

/** Codes of the operating system for a disk or a machine that cannot; a network has other ones. */
const codes: ReadonlySet<unknown> = new Set(
  ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENODEV', 'ENXIO', 'ESTALE', 'ENOMEM', 'EBUSY'], //
);
/** What libvips and the decoders under it say when it was not the picture: errors of the system, memory, the time-out of a busy machine. */
const decoderSays = /unix error|windows error|out of memory|insufficient memory|cannot allocate memory|^timeout:/i;

/** True when the machine failed, not what it was given to read or to decode. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFault) return true;
  const isOfFiles =
    'code' in error && codes.has(error.code) && 'syscall' in error && error.syscall !== 'connect' && error.syscall !== 'listen';
  return isOfFiles || decoderSays.test(error.message);
}
