import { originalSrc, originalTypes } from '#contract/images.ts';
import { type Bucket, openBucket } from '#server/gateways/storage/bucket.ts';
import { openDisk } from '#server/gateways/storage/disk.ts';
import { fileOf, isNamedBy, nameOfFile, originalNameOf, requireNamed } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import type { StorageConfig } from '#server/settings/storage.ts';

/** The storage of STORAGE_URL, or the one below the data folder. `bucket` is for what else processes on several machines share. */
export function openStorage({ storage, dataDir }: { storage: StorageConfig; dataDir: string }): {
  storage: ObjectStorage;
  bucket: Bucket | null;
} {
  if (storage.source === 'disk') return { storage: openDisk(dataDir), bucket: null };
  const bucket = openBucket(storage);
  return { storage: bucketStorage(bucket), bucket };
}

const prefix = 'objects/';

/** Object storage in a bucket: `objects/<hash>.<ext>`. */
export function bucketStorage(bucket: Bucket): ObjectStorage {
  const keyOf = (...[name]: Parameters<typeof fileOf>) => `${prefix}${fileOf(name)}`;
  const putAs: ObjectStorage['putAs'] = async (name, content) => {
    requireNamed(content, name);
    const known = await bucket.get(keyOf(name));
    if (known === null || !isNamedBy(known, name)) await bucket.put(keyOf(name), content, originalTypes[name.extension]);
  };
  return {
    putAs,
    async put(content, extension) {
      const name = originalNameOf(content, extension);
      await putAs(name, content);
      return originalSrc(name);
    },
    async get(name) {
      const content = await bucket.get(keyOf(name));
      // What a store or the way from it damaged is not the picture; it may be whole by the next attempt.
      if (content !== null && !isNamedBy(content, name))
        throw new StorageFault(`the bucket sent other bytes than those of ${fileOf(name)}`);
      return content;
    },
    open: (name) => bucket.open(keyOf(name)),
    has: (name) => bucket.has(keyOf(name)),
    remove: (name) => bucket.remove(keyOf(name)),
    async *list() {
      for await (const { key } of bucket.list(prefix)) {
        const name = nameOfFile(key.slice(prefix.length));
        if (name !== null) yield name;
      }
    },
  };
}
