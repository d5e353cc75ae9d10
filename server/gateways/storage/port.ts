import type { Readable } from 'node:stream';
import type { OriginalExtension, OriginalName } from '#contract/images.ts';

/**
 * Object storage: pictures named by the SHA-256 of their bytes. The same bytes always have the same name, so objects never change and
 * losing a write race loses nothing.
 */
export interface ObjectStorage {
  /** Stores the bytes and returns the address they are served under (contract/images.ts originalSrc). */
  put(content: Uint8Array, extension: OriginalExtension): Promise<string>;
  /** All bytes of an object; null when it does not exist. */
  get(name: OriginalName): Promise<Buffer | null>;
  /** An object as a stream with its length in bytes; null when it does not exist. */
  open(name: OriginalName): Promise<StoredObject | null>;
  has(name: OriginalName): Promise<boolean>;
  /** Deletes an object if it exists. For files whose last owner is gone. */
  remove(name: OriginalName): Promise<void>;
}

export interface StoredObject {
  bytes: number;
  stream: Readable;
}
