import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'seam-keys-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test('keys are made once, readable by their owner only, and the same after a restart', async () => {
  const first = await (await freshModule()).openKeyRing(dataDir);
  const again = await (await freshModule()).openKeyRing(dataDir);
  expect(again.signingKeys).toEqual(first.signingKeys);
  expect(first.signingKeys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
  expect(statSync(join(dataDir, 'keys', 'signing.jwks.json')).mode & 0o777).toBe(0o600);
  expect([...first.publicKeys.values()].map((key) => key.type)).toEqual(['public']);
});

test('processes that start together agree on one key and leave no draft behind', async () => {
  const modules = [await freshModule(), await freshModule(), await freshModule()];
  const rings = await Promise.all(modules.map(({ openKeyRing }) => openKeyRing(dataDir)));
  expect(new Set(rings.map((ring) => ring.signingKeys[0]?.kid)).size).toBe(1);
  expect(readdirSync(join(dataDir, 'keys'))).toEqual(['signing.jwks.json']);
});

/** What another process would load: nothing remembered. */
async function freshModule() {
  vi.resetModules();
  return import('#server/keys/key-ring.ts');
}
