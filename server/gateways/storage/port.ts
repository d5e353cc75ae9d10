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
  /** Stores bytes under a name that was given away before they were made (the demonstration's pictures). */
  putAs(name: OriginalName, content: Uint8Array): Promise<void>;
  /** Deletes an object; nothing when there is none of that name. For files whose last owner is gone. */
  remove(name: OriginalName): Promise<void>;
  /** Names who makes objects that are planned and missing: the maker answers null for any other, and `isPlanned` false. */
  makeMissingBy(maker: (name: OriginalName) => Promise<void> | null, isPlanned?: (name: OriginalName) => boolean): void;
  /** Whether somebody is still to make the object, whose turn comes when it comes. */
  isPlanned(name: OriginalName): boolean;
  /** The making of an object that is planned and missing, which goes before others from now on; null for any other. `get` and `open` wait for it themselves. */
  making(name: OriginalName): Promise<void> | null;
}

export interface StoredObject {
  bytes: number;
  stream: Readable;
}
