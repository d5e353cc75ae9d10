import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#db/free-port.ts';
import { readConfig } from '#server/config.ts';
import { endShop, startShop } from './shop-process.ts';

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
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SEAM_JOURNEY_URL;
  if (running) {
    project.provide('shopUrl', running);
    project.provide('providerKey', providerKey(process.env.SEAM_JOURNEY_DATA_DIR));
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'seam-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = await startShop({ PORT: String(port), DATA_DIR: folder, SEAM_MODE: 'demo' });
  project.provide('shopUrl', url);
  project.provide('providerKey', providerKey(folder));
  return async () => {
    await endShop(child, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The stand-in's secret follows from the one that the shop made in its data folder. */
function providerKey(dataDir: string | undefined): string {
  const { payment } = readConfig(dataDir === undefined ? {} : { DATA_DIR: dataDir });
  return payment.source === 'stand-in' ? payment.apiSecret : '';
}
