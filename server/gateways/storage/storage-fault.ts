/**
 * The storage is full, gone or unreachable, or memory ran out: the request is fine and can be retried once the problem is fixed. Reported
 * as 503 with Retry-After, and logged.
 */
export class StorageFault extends Error {}

/** Seconds until a retry makes sense: a disk is not freed in two. */
export const STORAGE_RETRY_SECONDS = 30;

/** Operating system error codes for disk and machine failures; network errors have other codes. */
const codes: ReadonlySet<unknown> = new Set(
  ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENODEV', 'ENXIO', 'ESTALE', 'ENOMEM', 'EBUSY'], //
);
/** Messages of libvips and its decoders when the picture was not at fault: system errors, out of memory, the timeout on a busy machine. */
const decoderSays = /unix error|windows error|out of memory|insufficient memory|cannot allocate memory|^timeout:/i;

/** True when the machine failed, not the data it should read or decode. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFault) return true;
  const isOfFiles =
    'code' in error && codes.has(error.code) && 'syscall' in error && error.syscall !== 'connect' && error.syscall !== 'listen';
  return isOfFiles || decoderSays.test(error.message);
}
