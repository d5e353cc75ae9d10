import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '#test/chromium.ts';
import type { Row } from './row.ts';
import { startOnce } from './start-time.ts';

/** Installed on demand, not a dependency: 180 MB that only this row needs. */
const lighthouse = 'lighthouse@13.5.0';
const pages = ['/main', '/product/1', '/artist/mokkol', '/category?category=t-shirts', `/search?q=${encodeURIComponent('한강')}`];
/** Search results are not to be indexed, so the check for indexability is skipped there. */
const unindexed = '/search';
/** Timeout of a load, in ms: on a busy machine a trace may never complete. */
const longestLoad = 120_000;
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const browserFlags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run';

/** Lighthouse scores for phones, the median of three loads; a page's first load only fills the picture cache. */
export async function lighthouseScores(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-lighthouse-'));
  try {
    await (await startOnce(join(folder, 'data'))).stop();
    const shop = await startOnce(join(folder, 'data'));
    const rows: Row[] = [];
    try {
      for (const page of pages) rows.push(await scoresOf(shop.url + page, join(folder, 'report.json'), page));
    } finally {
      await shop.stop();
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function scoresOf(url: string, report: string, page: string): Promise<Row> {
  const what = `Lighthouse for phones, ${page}: performance / accessibility / best practices / SEO`;
  const budget = `>= ${Object.values(budgets).join(' / ')}`;
  const all = [await run(url, report), await run(url, report), await run(url, report), await run(url, report)];
  const runs = all.slice(1).filter((scored) => scored !== null);
  if (runs.length === 0) return { what, budget, measured: 'no load could be judged', isWithin: false };
  const names = Object.keys(budgets) as (keyof typeof budgets)[];
  const scores = names.map((name) => runs.map((scored) => scored[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0);
  return {
    what,
    budget,
    measured: scores.join(' / '),
    isWithin: names.every((name, index) => (scores[index] ?? 0) >= budgets[name]),
  };
}

/** One load. Chromium sometimes loses a trace, so a failed load is retried once; null when that fails too. */
async function run(url: string, report: string): Promise<Record<keyof typeof budgets, number> | null> {
  if (!(await load(url, report)) && !(await load(url, report))) return null;
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as { categories: Record<string, { score: number }> };
  const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best-practices': percent('best-practices'),
    seo: percent('seo'),
  };
}

function load(url: string, report: string): Promise<boolean> {
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, `--only-categories=${Object.keys(budgets).join(',')}`];
  if (new URL(url).pathname === unindexed) flags.push('--skip-audits=is-crawlable');
  const child = spawn('npx', ['--yes', lighthouse, url, ...flags, `--chrome-flags=${browserFlags}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { CHROME_PATH: chromiumPath(), ...process.env },
    timeout: longestLoad,
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code === 0));
  });
}
