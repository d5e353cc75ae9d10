import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * Features disabled by Playwright (only the last such list counts, so its own is repeated here), plus the address bar's popups: headless
 * Chromium opens two internal pages for every visitor, which took two thirds of a visitor's CPU time.
 */
const leftOut = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Flags for every Chromium of tests and benches: no sandbox, no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${leftOut.join(',')}`,
];

/** The Chromium for the journeys: headless shell if installed, which draws no window frames and uses an eighth less CPU. */
export function headlessPath(): string {
  const bare = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH === undefined && existsSync(bare) ? bare : chromiumPath();
}

/** This machine's Chromium, or the one installed by Playwright. */
export function chromiumPath(): string {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return known.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
