import type { Readable } from 'node:stream';
import type { OriginalExtension, OriginalName } from '#contract/images.ts';

/**
 * Object storage: pictures named by the SHA-256 of their bytes. The same bytes always have the same name, so objects never change and
 * losing a write race loses nothing. While the storage is away everything throws StorageFault: no object counts as missing.
 */
export interface ObjectStorage {
  /** Stores the bytes and returns the address they are served under (contract/images.ts originalSrc). */
  put(content: Uint8Array, extension: OriginalExtension): Promise<string>;
  /**
   * Stores the bytes under a name that another storage has them under; what is there damaged is replaced. Errors: throws DamagedObject when
   * the name is of other bytes.
   */
  putAs(name: OriginalName, content: Uint8Array): Promise<void>;
  /** All bytes of an object; null when it does not exist. */
  get(name: OriginalName): Promise<Buffer | null>;
  /** An object as a stream with its length in bytes; null when it does not exist. */
  open(name: OriginalName): Promise<StoredObject | null>;
  has(name: OriginalName): Promise<boolean>;
  /** Deletes an object if it exists. For files whose last owner is gone. */
  remove(name: OriginalName): Promise<void>;
  /** The names of all objects, in no order. */
  list(): AsyncIterable<OriginalName>;
}

export interface StoredObject {
  bytes: number;
  stream: Readable;
}
