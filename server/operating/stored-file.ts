import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file as recorded in a backup's manifest. */
export interface StoredFile {
  /** Relative to the backup folder, with slashes. */
  path: string;
  bytes: number;
  sha256: string;
}

/** Writes a stream to a new file that only this user can read, flushed to disk; returns its length and checksum. */
export async function storeStream(
  streams: readonly (NodeJS.ReadableStream | NodeJS.ReadWriteStream)[],
  file: string,
): Promise<Omit<StoredFile, 'path'>> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const measure = measuring();
  await pipeline([...streams, measure.through, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true })]);
  return measure.outcome();
}

/** Length and checksum of a file. Throws when it cannot be read. */
export async function measureFile(file: string): Promise<Omit<StoredFile, 'path'>> {
  const measure = measuring();
  measure.through.resume();
  await pipeline(createReadStream(file), measure.through);
  return measure.outcome();
}

function measuring(): { through: Transform; outcome: () => Omit<StoredFile, 'path'> } {
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, outcome: () => ({ bytes, sha256: hash.digest('hex') }) };
}
