import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** What every Chromium of tests and benches is started with: no sandbox, no calls of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The Chromium of this machine, or the one that playwright has installed. */
export function chromiumPath(): string {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return known.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
