import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { withCauses } from '#db/faults.ts';
import { sha256Of } from '#server/gateways/storage/original-name.ts';
import type { StoredObject } from '#server/gateways/storage/port.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import type { BucketSettings } from '#server/settings/storage.ts';

/** Files in a bucket, by their keys. Everything throws StorageFault while the bucket is away, refuses us or is gone. */
export interface Bucket {
  /** Stores a file and reads it back. Errors: throws StorageFault, and removes the stored file, when size or SHA-256 differ. */
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  open(key: string): Promise<StoredObject | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Each file below a prefix, with when it was last put. */
  list(prefix: string): AsyncIterable<{ key: string; at: Date }>;
}

/** How long the bucket may take, in ms. */
export interface Patience {
  /** Until its answer begins; an upload is sent meanwhile. */
  answerMs: number;
  /** Until its answer is complete. */
  wholeMs: number;
}
const patient: Patience = { answerMs: 20_000, wholeMs: 60_000 };

/** How long after a timeout the bucket gets no request, in ms, because each wait would hold a request and its connection. */
const REST = 2_000;
/** Requests at a time; the filling of a demonstration puts hundreds of pictures at once. */
const LANES = 32;

/** A bucket of any S3-compatible store; sends nothing yet. */
export function openBucket({ endpoint, accessKey, secretKey, region }: BucketSettings, patience = patient): Bucket {
  let restsUntil = 0;
  const queue = workQueue({ lanes: LANES, waiting: Number.POSITIVE_INFINITY });
  const store = new S3mini({ accessKeyId: accessKey, secretAccessKey: secretKey, endpoint, region, fetch: fetchWithin(patience) });

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const outcome = await queue(async () => {
      if (performance.now() < restsUntil) throw new StorageFault('the bucket is away');
      try {
        return await work();
      } catch (error) {
        if (error instanceof StorageFault) throw error;
        // Its own error names a status; anything else is a silence or a lost connection.
        const isAnswer = error instanceof Error && error.name === 'S3ServiceError';
        if (!isAnswer) restsUntil = performance.now() + REST;
        // In words: a connection refused among its causes would count as the database's.
        throw new StorageFault(`the bucket is away: ${withCauses(error).at(-1)?.message ?? error}`);
      }
    });
    if (typeof outcome === 'symbol') throw new StorageFault('too many wait for the bucket');
    return outcome;
  };
  /** Checks that the bucket itself exists, because a lost or foreign bucket also answers "not found". */
  const mustStand = async () => {
    if (!(await store.bucketExists())) throw new StorageFault('the bucket is gone, or refuses this account');
  };
  const bytesOf = async (key: string) => {
    const response = await store.getObjectResponse(key);
    if (response !== null) return Buffer.from(await within(response.arrayBuffer(), patience.wholeMs));
    await mustStand();
    return null;
  };

  return {
    get: (key) => run(() => bytesOf(key)),
    put: (key, content, type) =>
      run(async () => {
        await store.putObject(key, content, type);
        const found = await bytesOf(key);
        if (found !== null && found.length === content.length && sha256Of(found) === sha256Of(content)) return;
        await store.deleteObject(key).catch(() => {});
        throw new StorageFault(`the bucket has other bytes than those put: ${key}`);
      }),
    open: (key) =>
      run(async () => {
        const response = await store.getObjectResponse(key);
        const bytes = Number(response?.headers.get('content-length'));
        if (response?.body) return { bytes, stream: Readable.from(response.body, { objectMode: false }) };
        await mustStand();
        return null;
      }),
    has: (key) =>
      run(async () => {
        if (await store.objectExists(key)) return true;
        await mustStand();
        return false;
      }),
    remove: (key) => run(async () => void (await store.deleteObject(key))),
    async *list(prefix) {
      let next: string | undefined;
      do {
        const page = await run(() => store.listObjectsPaged('/', prefix, 1_000, next));
        if (!page) throw new StorageFault('the bucket is gone');
        for (const { Key, LastModified } of page.objects ?? []) yield { key: Key, at: LastModified };
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}

/** Waits for the head of an answer; its body has its own limit, so that a slow reader of a stream is not cut off. */
function fetchWithin({ answerMs }: Patience): typeof fetch {
  return async (input, init) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error(`no answer within ${answerMs} ms`)), answerMs);
    try {
      return await fetch(input, { ...init, signal: patience.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`not all of the answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
