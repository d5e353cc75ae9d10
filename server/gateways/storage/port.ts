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
  /** Stores bytes under a name assigned before they were made (the demonstration's pictures). */
  putAs(name: OriginalName, content: Uint8Array): Promise<void>;
  /** Deletes an object if it exists. For files whose last owner is gone. */
  remove(name: OriginalName): Promise<void>;
  /** Sets the maker of planned objects that are missing: it returns null for any other, and `isPlanned` false. */
  makeMissingBy(maker: (name: OriginalName) => Promise<void> | null, isPlanned?: (name: OriginalName) => boolean): void;
  /** Whether the object is planned and will be made in its turn. */
  isPlanned(name: OriginalName): boolean;
  /** Moves a planned, missing object to the front and returns its completion; null for any other. `get` and `open` await it themselves. */
  making(name: OriginalName): Promise<void> | null;
}

export interface StoredObject {
  bytes: number;
  stream: Readable;
}
