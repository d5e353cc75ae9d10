import { createHash } from 'node:crypto';
import { type OriginalExtension, type OriginalName, originalHash, parseOriginalSrc } from '#contract/images.ts';

/** Thrown when bytes do not match their name. */
export class DamagedObject extends Error {}

/** The storage name of a file, derived from its content, so that identical files share one. */
export function originalNameOf<Extension extends OriginalExtension>(content: Uint8Array, extension: Extension) {
  return { hash: originalHash(sha256Of(content)), extension } satisfies OriginalName;
}

/** Whether a file has the content that its name says; older names have all 64 digits. */
export function isNamedBy(content: Uint8Array, { hash }: OriginalName): boolean {
  return sha256Of(content).startsWith(hash);
}

/** Errors: throws DamagedObject when the bytes are not those of the name. */
export function requireNamed(content: Uint8Array, name: OriginalName): void {
  if (!isNamedBy(content, name)) throw new DamagedObject(`${fileOf(name)} is damaged: its bytes are not those of its name`);
}

/** An object's name as a file: `<hash>.<ext>`. */
export function fileOf({ hash, extension }: OriginalName): string {
  return `${hash}.${extension}`;
}

/** The name of an object's file; null for any other file. */
export function nameOfFile(file: string): OriginalName | null {
  return parseOriginalSrc(`/cdn/${file}`);
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
