import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { cached } from '#server/cached.ts';
import { testFolder } from '#test/open.ts';
import { watchJobs } from './job-runs.ts';
import { noteBackup, watchBackups } from './last-backup.ts';
import { watchPageCache } from './page-cache-figures.ts';

test('a job is counted by its result, and only a success updates its time', async () => {
  const registry = new Registry();
  let seconds = 100;
  const counted = watchJobs(registry, () => new Date(seconds * 1000));
  expect(await counted('sweep', async () => 3)).toBe(3);
  seconds = 200;
  await expect(counted('sweep', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const text = await registry.metrics();
  expect(text).toContain('seam_job_runs_total{task="sweep",outcome="done"} 1');
  expect(text).toContain('seam_job_runs_total{task="sweep",outcome="failed"} 1');
  expect(text).toContain('seam_job_last_success_timestamp_seconds{task="sweep"} 100');
});

test('the page cache counts cached, stale and newly rendered pages', async () => {
  const registry = new Registry();
  let now = 0;
  const cache = cached<object>({ most: 10, freshMs: 10, staleMs: 10, now: () => now });
  watchPageCache(registry, () => ({ ...cache.counted, rendering: 0, queued: 0 }));
  const ask = () => cache.get('main', async () => ({ page: 'main' }));
  await ask();
  await ask();
  now = 15;
  await ask();
  const text = await registry.metrics();
  expect(text).toContain('seam_page_cache_requests_total{outcome="miss"} 1');
  expect(text).toContain('seam_page_cache_requests_total{outcome="hit"} 1');
  expect(text).toContain('seam_page_cache_requests_total{outcome="stale"} 1');
  expect(text).toContain('seam_page_renders');
});

test('the backup figure shows when a backup finished, and nothing before the first', async () => {
  const registry = new Registry();
  const dataDir = testFolder();
  watchBackups(registry, dataDir);
  expect(await registry.metrics()).not.toMatch(/^seam_backup/m);
  await noteBackup(dataDir, new Date());
  expect(await registry.metrics()).toMatch(/^seam_backup_last_success_timestamp_seconds \d{10}/m);
});

test('the alerts of deploy/ use existing figures', () => {
  const sources = readdirSync(import.meta.dirname).map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const alerts = readFileSync(join(import.meta.dirname, '../../deploy/prometheus/alerts.yml'), 'utf8');
  const names = new Set([...alerts.matchAll(/\bseam_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count)$/, '')));
  expect(names.size).toBeGreaterThan(3);
  expect([...names].filter((name) => !sources.join('').includes(`${name}'`) && !sources.join('').includes(`${name}:`))).toEqual([]);
});
