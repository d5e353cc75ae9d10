import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { makeSigningKey, type SigningJwk, storeKey } from '#server/keys/stored-keys.ts';
import { openShop, type Shop, type ShopParts } from '#server/shop.ts';
import { atFileEnd } from './at-file-end.ts';

/** A folder for this test file, removed at its end. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seam-test-'));
  atFileEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A shop with these parts and the app that serves it in-process, closed at the end of this test file. */
export async function testApp(parts: ShopParts): Promise<{ shop: Shop; app: FastifyInstance }> {
  const shop = openShop(parts);
  await haveSigningKey(shop);
  const app = closedAtEnd(await buildApp(shop));
  return { shop, app };
}

let signingKey: Promise<SigningJwk> | undefined;

/** Gives a new shop an existing key, because generating one takes longer than the rest of opening it. */
async function haveSigningKey({ config, database, clock }: Shop): Promise<void> {
  if (await database.identity.selectFrom('identity.signing_keys').select('kid').executeTakeFirst()) return;
  signingKey ??= makeSigningKey();
  await storeKey(database.identity, config.secret, { jwk: await signingKey, signsFrom: clock() });
}

/** Closes the given object at the end of this test file, and returns it: `closedAtEnd(fastify())`. */
export function closedAtEnd<Closable extends { close(): unknown }>(opened: Closable): Closable {
  atFileEnd(() => opened.close());
  return opened;
}
