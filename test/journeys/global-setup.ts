import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#server/config.ts';
import { sharedSecret, startTwo } from '../two-processes/start-two.ts';
import { copyFilled, type FilledShop, fillOnce, startLane } from './filled-shop.ts';
import type { Lane } from './hands/lane.ts';

/**
 * Opens a demonstration shop for each worker of this run: a copy of the one described by SEAM_JOURNEY_FILLED (tools/test.ts fills it for
 * all its runs), or one filled here. SEAM_JOURNEY_URL uses a running shop instead, with SEAM_JOURNEY_DATA_DIR as its data folder (faster
 * while writing a journey; exact counts need a fresh demonstration shop). SEAM_JOURNEY_PROCESSES=2 starts two processes on one database
 * behind a round-robin proxy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SEAM_JOURNEY_URL;
  if (running) {
    const key = providerKey({ DATA_DIR: process.env.SEAM_JOURNEY_DATA_DIR });
    const stored = { DATABASE_URL: process.env.DATABASE_URL ?? '', DATA_DIR: process.env.SEAM_JOURNEY_DATA_DIR ?? '' };
    project.provide('lanes', [{ shopUrl: running, processUrls: [running], providerKey: key, stored }]);
    return async () => {};
  }
  const folder = mkdtempSync(join(tmpdir(), 'seam-journey-'));
  const filled = process.env.SEAM_JOURNEY_FILLED
    ? { ...(JSON.parse(process.env.SEAM_JOURNEY_FILLED) as FilledShop), end: async () => {} }
    : await fillOnce(join(folder, 'filled'));
  const opened = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, (_, at) => openLane(filled, join(folder, `${at}`))),
  );
  project.provide(
    'lanes',
    opened.map(({ lane }) => lane),
  );
  return async () => {
    await Promise.all(opened.map(({ end }) => end()));
    await filled.end();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function openLane(filled: FilledShop, folder: string): Promise<{ lane: Lane; end(): Promise<unknown> }> {
  const copy = await copyFilled(filled, folder);
  const { url, each, end } = process.env.SEAM_JOURNEY_PROCESSES === '2' ? await startTwo(copy) : await startLane(copy);
  return { lane: { shopUrl: url, processUrls: each, providerKey: providerKey({ SECRET: sharedSecret }), stored: copy }, end };
}

/** The stand-in's secret, derived from the shop's, which is configured or generated in its data folder. */
function providerKey(settings: Record<string, string | undefined>): string {
  const { payment } = readConfig(settings);
  return payment.source === 'stand-in' ? payment.apiSecret : '';
}
