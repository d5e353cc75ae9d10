import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { makeSigningKey, type SigningJwk, storeKey } from '#server/keys/stored-keys.ts';
import { openShop, type Shop, type ShopParts } from '#server/shop.ts';
import { atFileEnd } from './at-file-end.ts';

/** A folder of this test file's own, gone at its end. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seam-test-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A shop of these parts and the app that serves it in-process, closed at the end of this test file. */
export async function testApp(parts: ShopParts): Promise<{ shop: Shop; app: FastifyInstance }> {
  const shop = openShop(parts);
  await haveSigningKey(shop);
  const app = closedAtEnd(await buildApp(shop));
  return { shop, app };
}

let signingKey: Promise<SigningJwk> | undefined;

/** Saves a new shop from making a key of its own, which takes longer than all else of opening it. */
async function haveSigningKey({ config, database, clock }: Shop): Promise<void> {
  if (await database.identity.selectFrom('identity.signing_keys').select('kid').executeTakeFirst()) return;
  signingKey ??= makeSigningKey();
  await storeKey(database.identity, config.secret, { jwk: await signingKey, signsFrom: clock() });
}

/** Closes what has a `close` at the end of this test file, and gives it: `closedAtEnd(fastify())`. */
export function closedAtEnd<Closable extends { close(): unknown }>(opened: Closable): Closable {
  atFileEnd(() => opened.close());
  return opened;
}
