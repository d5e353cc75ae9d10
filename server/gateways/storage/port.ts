import type { Readable } from 'node:stream';
import type { OriginalExtension, OriginalName } from '#contract/images.ts';

/**
 * Object storage: pictures named by the SHA-256 of their bytes. The same bytes always have the same
 * name, so an object never changes and a write that loses a race has lost nothing.
 */
export interface ObjectStorage {
  /** Stores the bytes and answers the address they are served under (contract/images.ts originalSrc). */
  put(content: Uint8Array, extension: OriginalExtension): Promise<string>;
  /** All bytes of an object; null when there is none of that name. */
  get(name: OriginalName): Promise<Buffer | null>;
  /** An object as a stream with its length in bytes; null when there is none of that name. */
  open(name: OriginalName): Promise<StoredObject | null>;
  has(name: OriginalName): Promise<boolean>;
}

export interface StoredObject {
  bytes: number;
  stream: Readable;
}
