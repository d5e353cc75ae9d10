import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/config.ts';
import { sharedSecret, startTwo } from '../two-processes/start-two.ts';
import { copyFilled, type FilledShop, fillOnce, startLane } from './filled-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running demonstration shop. */
    shopUrl: string;
    /** The secret of the provider's stand-in, for what happens there without the shop. */
    providerKey: string;
    /** Addresses of its processes, each without what stands before them. */
    processUrls: readonly string[];
  }
}

/**
 * Opens a demonstration shop for the files of this run: a copy of the one that SEAM_JOURNEY_FILLED describes (tools/test.ts fills it for all its
 * lanes), else one that is filled here. SEAM_JOURNEY_URL names a shop that is already running instead, SEAM_JOURNEY_DATA_DIR its data folder
 * (quicker while writing a journey; it must be a fresh demonstration shop for the exact counts).
 * SEAM_JOURNEY_PROCESSES=2: two processes on one database behind a proxy that gives each request to the next of them.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SEAM_JOURNEY_URL;
  if (running) {
    project.provide('shopUrl', running);
    project.provide('processUrls', [running]);
    project.provide('providerKey', providerKey({ DATA_DIR: process.env.SEAM_JOURNEY_DATA_DIR }));
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'seam-journey-'));
  const filled = process.env.SEAM_JOURNEY_FILLED
    ? { ...(JSON.parse(process.env.SEAM_JOURNEY_FILLED) as FilledShop), end: async () => {} }
    : await fillOnce(join(folder, 'filled'));
  const lane = await copyFilled(filled, folder);
  const shop = process.env.SEAM_JOURNEY_PROCESSES === '2' ? await startTwo(lane) : await startLane(lane);
  project.provide('shopUrl', shop.url);
  project.provide('processUrls', shop.each);
  project.provide('providerKey', providerKey({ SECRET: sharedSecret }));
  return async () => {
    await shop.end();
    await filled.end();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The stand-in's secret follows from the shop's: one that it was given, or made in its data folder. */
function providerKey(settings: Record<string, string | undefined>): string {
  const { payment } = readConfig(settings);
  return payment.source === 'stand-in' ? payment.apiSecret : '';
}
