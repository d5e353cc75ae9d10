import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#db/embedded.ts';
import { freePort } from '#db/free-port.ts';
import { ensureDatabase } from '#db/open.ts';
import type { PlannedPicture } from '#demo/plan-pictures.ts';
import { readConfig } from '#server/config.ts';
import { objectPath } from '#server/gateways/storage/disk.ts';
import { sharedSecret, startTwo } from '../two-processes/start-two.ts';
import { endShop, startShop, until } from './hands/shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running demonstration shop. */
    shopUrl: string;
    /** The secret of the provider's stand-in, for what happens there without the shop. */
    providerKey: string;
  }
}

/**
 * Starts the whole shop as a newcomer would: `node main.ts` on an empty data folder. SEAM_JOURNEY_URL names a shop that is
 * already running instead, SEAM_JOURNEY_DATA_DIR its data folder (quicker while writing a journey; it must be a fresh demonstration
 * shop for the exact counts).
 * SEAM_JOURNEY_PROCESSES=2: two processes on one database behind a proxy that gives each request to the next of them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SEAM_JOURNEY_URL;
  if (running) {
    project.provide('shopUrl', running);
    project.provide('providerKey', providerKey({ DATA_DIR: process.env.SEAM_JOURNEY_DATA_DIR }));
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'seam-journey-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (process.env.SEAM_JOURNEY_PROCESSES === '2') return setupTwo(project, folder).then((end) => () => end().finally(remove));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = await startShop({ PORT: String(port), DATA_DIR: folder, SEAM_MODE: 'demo' });
  await untilDrawn(folder);
  project.provide('shopUrl', url);
  project.provide('providerKey', providerKey({ DATA_DIR: folder }));
  return async () => {
    await endShop(child, 'SIGINT');
    remove();
  };
}

async function setupTwo(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const server = await startEmbedded({ dataDir: folder, throwaway: true });
  const shop = await startTwo({ DATABASE_URL: await ensureDatabase(server.url, 'seam'), DATA_DIR: join(folder, 'pictures') });
  project.provide('shopUrl', shop.url);
  project.provide('providerKey', providerKey({ SECRET: sharedSecret }));
  return () => shop.end().finally(() => server.stop());
}

/** The stand-in's secret follows from the shop's: one that it was given, or made in its data folder. */
function providerKey(settings: Record<string, string | undefined>): string {
  const { payment } = readConfig(settings);
  return payment.source === 'stand-in' ? payment.apiSecret : '';
}

/** The shop is open before its pictures are drawn; journeys look at screens, not at drawing, and begin when all are there. */
async function untilDrawn(dataDir: string): Promise<void> {
  const plan = JSON.parse(readFileSync(join(dataDir, 'demo-pictures.json'), 'utf8')) as PlannedPicture[];
  for (const picture of plan) await until(() => existsSync(objectPath(join(dataDir, 'objects'), picture)));
}
