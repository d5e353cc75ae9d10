import { readFile } from 'node:fs/promises';
import { basename, isAbsolute, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { OriginalName } from '#contract/images.ts';
import { fileOf, nameOfFile, sha256Of } from '#server/gateways/storage/original-name.ts';
import { measureFile, storeStream } from './stored-file.ts';

const manifestFile = 'manifest.json';
const checksumFile = 'manifest.sha256';

/** A path inside the backup: a manifest must not point outside its folder. */
const innerPath = z.string().refine((path) => !isAbsolute(path) && normalize(path) === path && !path.startsWith('..'));

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgres: z.int(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly(), rows: z.int().min(0) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable() })),
  files: z.array(z.object({ path: innerPath, bytes: z.int().min(0), sha256: z.string() })),
});

/** The contents of a backup, with a checksum of each file. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Written last: a backup without it is incomplete. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await storeStream([Readable.from([Buffer.from(sha256Of(text))])], join(folder, checksumFile));
  await storeStream([Readable.from([text])], join(folder, manifestFile));
}

/**
 * Reads the manifest and verifies every byte of the backup. Errors: throws with the file name when anything is missing, truncated or
 * changed; the whole backup is then rejected.
 */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile)).catch(() => null);
  const checksum = await readFile(join(folder, checksumFile), 'utf8').catch(() => null);
  if (text === null || checksum === null) throw new Error(`${folder} is no finished backup: it has no manifest.`);
  if (sha256Of(text) !== checksum.trim()) throw new Error(`${folder} is damaged: ${manifestFile} is not what was written.`);
  const parsed = manifestSchema.safeParse(JSON.parse(text.toString()));
  if (!parsed.success) throw new Error(`${folder} was written by another version of the backup (format 1 is known).`);
  for (const { path, bytes, sha256 } of parsed.data.files) {
    const found = await measureFile(join(folder, path)).catch(() => null);
    if (found === null) throw new Error(`${folder} is damaged: ${path} is missing.`);
    if (found.bytes !== bytes || found.sha256 !== sha256) throw new Error(`${folder} is damaged: ${path} is not what was written.`);
  }
  return parsed.data;
}

/** The file with a table's rows inside the backup. */
export function tableFile(name: string): string {
  return `tables/${name}.copy.zst`;
}

/** The file of a picture inside the backup. */
export function pictureFile(name: OriginalName): string {
  return `objects/${name.hash.slice(0, 2)}/${fileOf(name)}`;
}

/** The name of a picture by its file inside the backup; null for other files. */
export function pictureOf(path: string): OriginalName | null {
  return path.startsWith('objects/') ? nameOfFile(basename(path)) : null;
}
