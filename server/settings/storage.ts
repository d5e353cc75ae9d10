import { z } from 'zod';

/** Where originals, photos and scripts of older builds are stored: below DATA_DIR, or in an S3-compatible bucket. */
export type StorageConfig = { source: 'disk' } | ({ source: 'bucket' } & BucketSettings);

export interface BucketSettings {
  /** With the bucket as its path: https://host/bucket. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** The setting of the storage in the environment. */
export const storageEnvironment = {
  STORAGE_URL: z
    .string()
    .refine((value) => bucketIn(value) !== null, 'must be s3://key:secret@host/bucket?region=')
    .optional()
    .describe('bucket of pictures and kept scripts, the same at every process: s3://key:secret@host/bucket?region=; else DATA_DIR'),
};

/** The bucket of STORAGE_URL, or the disk. */
export function readStorage({ STORAGE_URL: written }: { STORAGE_URL?: string | undefined }): StorageConfig {
  const bucket = written === undefined ? null : bucketIn(written);
  return bucket === null ? { source: 'disk' } : { source: 'bucket', ...bucket };
}

/** The bucket in an address: https, or http on this machine for tests and proxies. Null for an invalid address. */
function bucketIn(written: string): BucketSettings | null {
  if (!URL.canParse(written)) return null;
  const { protocol, username, password, host, hostname, pathname, searchParams } = new URL(written);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  if (protocol !== 's3:' || username === '' || password === '' || host === '' || bucket === undefined) return null;
  const [accessKey, secretKey] = [decoded(username), decoded(password)];
  if (accessKey === null || secretKey === null) return null;
  const scheme = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${host}/${bucket}`,
    accessKey,
    secretKey,
    region: searchParams.get('region') || 'auto',
  };
}

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}
