/** The last sentence about a full disk. */
export const makeRoom = 'The disk of DATA_DIR is full: make room. The database then starts by itself.';

/** Whether a program's words or an error of the system say that the disk is full. */
export function isDiskFull(words: string): boolean {
  return /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/.test(words);
}
