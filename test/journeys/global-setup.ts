import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#db/free-port.ts';
import type { PlannedPicture } from '#demo/plan-pictures.ts';
import { objectPath } from '#server/gateways/storage/disk.ts';
import { endShop, startShop, until } from './shop-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running demonstration shop. */
    shopUrl: string;
  }
}

/**
 * Starts the whole shop as a newcomer would: `node main.ts` on an empty data folder. SEAM_JOURNEY_URL names a shop that is
 * already running instead (quicker while writing a journey; it must be a fresh demonstration shop for the exact counts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SEAM_JOURNEY_URL;
  if (running) {
    project.provide('shopUrl', running);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'seam-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = await startShop({ PORT: String(port), DATA_DIR: folder, SEAM_MODE: 'demo' });
  await untilDrawn(folder);
  project.provide('shopUrl', url);
  return async () => {
    await endShop(child, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The shop is open before its pictures are drawn; journeys look at screens, not at drawing, and begin when all are there. */
async function untilDrawn(dataDir: string): Promise<void> {
  const plan = JSON.parse(readFileSync(join(dataDir, 'demo-pictures.json'), 'utf8')) as PlannedPicture[];
  for (const picture of plan) await until(() => existsSync(objectPath(join(dataDir, 'objects'), picture)));
}
