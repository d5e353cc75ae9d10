import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#db/embedded.ts';
import { freePort } from '#db/free-port.ts';
import { ensureDatabase } from '#db/open.ts';
import { openClient } from '#db/pool.ts';
import { sharedSecret } from '../two-processes/start-two.ts';
import { endShop, startShop } from './hands/shop-process.ts';

/** A demonstration shop filled once, pictures included; every lane of journeys opens a copy. */
export interface FilledShop {
  /** A throwaway PostgreSQL; `template` is the shop's database in it. */
  serverUrl: string;
  dataDir: string;
}

/** Settings of one shop process. */
export type LaneSettings = { DATABASE_URL: string; DATA_DIR: string };

const template = 'seam_filled';
/** Seals data in the database, so it must be the same in every copy. */
const settings = { SEAM_MODE: 'demo', SECRET: sharedSecret, CLIENT_SECRET: 'a secret of the client' };

/** Fills a demonstration shop in this folder as its first start does, and stops it again. */
export async function fillOnce(folder: string): Promise<FilledShop & { end(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const server = await startEmbedded({ dataDir: folder, throwaway: true });
  const dataDir = join(folder, 'shop');
  const shop = await startLane({ DATABASE_URL: await ensureDatabase(server.url, template), DATA_DIR: dataDir });
  await shop.end();
  return { serverUrl: server.url, dataDir, end: () => server.stop() };
}

/** Copies the filled shop into an empty folder: separate database and pictures, shared cache of derived pictures. */
export async function copyFilled({ serverUrl, dataDir }: FilledShop, folder: string): Promise<LaneSettings> {
  const name = `lane_${randomUUID().replaceAll('-', '')}`;
  const client = openClient(serverUrl);
  await client.connect();
  await client.query(`create database ${name} template ${template}`).finally(() => client.end());
  const DATA_DIR = join(folder, 'shop');
  const cache = join(dataDir, 'cache');
  cpSync(dataDir, DATA_DIR, { recursive: true, filter: (from) => from !== cache });
  // Lanes share resized pictures: each file is named after everything it is made from.
  mkdirSync(cache, { recursive: true });
  symlinkSync(cache, join(DATA_DIR, 'cache'));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, DATA_DIR };
}

/** One shop process on a copy. */
export async function startLane(lane: LaneSettings): Promise<{ url: string; each: readonly string[]; end(): Promise<unknown> }> {
  const port = await freePort();
  const shop = await startShop({ PORT: String(port), ...lane, ...settings });
  const url = `http://localhost:${port}`;
  return { url, each: [url], end: () => endShop(shop, 'SIGINT') };
}
