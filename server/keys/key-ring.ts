import { createPrivateKey, createPublicKey, generateKeyPair, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose';

export type SigningJwk = JsonWebKey & { readonly kid: string; readonly alg: 'RS256'; readonly use: 'sig' };

/** The signing keys of this installation. The first one signs, all are published. */
export type KeyRing = {
  readonly signingKeys: readonly SigningJwk[];
  readonly publicKeys: ReadonlyMap<string, KeyObject>;
};

const rings = new Map<string, Promise<KeyRing>>();

/**
 * Reads the keys of DATA_DIR/keys, making them once. Every part of a process that asks for one directory gets one ring;
 * two processes starting together agree on the keys of whoever was first.
 */
export function openKeyRing(dataDir: string): Promise<KeyRing> {
  const known = rings.get(dataDir);
  if (known) return known;
  const opened = readKeyRing(join(dataDir, 'keys'));
  rings.set(dataDir, opened);
  opened.catch(() => rings.delete(dataDir));
  return opened;
}

async function readKeyRing(directory: string): Promise<KeyRing> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const stored = await readOrMake(join(directory, 'signing.jwks.json'), makeSigningKeys);
  const { keys } = JSON.parse(stored) as { keys: SigningJwk[] };
  return { signingKeys: keys, publicKeys: publicKeysOf(keys) };
}

function publicKeysOf(keys: readonly SigningJwk[]): ReadonlyMap<string, KeyObject> {
  return new Map(keys.map((key) => [key.kid, createPublicKey(createPrivateKey({ key, format: 'jwk' }))]));
}

async function makeSigningKeys(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  // jose writes its own JWK type; the members it reads are the same.
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '' });
  return JSON.stringify({ keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] });
}

async function readOrMake(path: string, make: () => Promise<string>): Promise<string> {
  const found = await readFile(path, 'utf8').catch(ignoreMissing);
  if (found !== null) return found;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, await make(), { mode: 0o600 });
  await chmod(draft, 0o600);
  // A hard link fails when the name exists, so the first writer wins and nobody reads half a file.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
