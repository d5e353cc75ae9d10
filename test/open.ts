import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
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
  const app = closedAtEnd(await buildApp(shop));
  return { shop, app };
}

/** Closes what has a `close` at the end of this test file, and gives it: `closedAtEnd(fastify())`. */
export function closedAtEnd<Closable extends { close(): unknown }>(opened: Closable): Closable {
  atFileEnd(() => opened.close());
  return opened;
}
