import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * What Playwright leaves out (the last list counts, so its own is repeated here), and the address bar's popups: a browser without a window
 * opens two pages of its own for every visitor, which took two thirds of a visitor's processor time.
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

/** What every Chromium of tests and benches is started with: no sandbox, no calls of its own. */
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

/** The Chromium of the journeys: the one without windows where it is there, which draws no frame of a window for anybody and so takes an eighth less. */
export function headlessPath(): string {
  const bare = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM_PATH === undefined && existsSync(bare) ? bare : chromiumPath();
}

/** The Chromium of this machine, or the one that playwright has installed. */
export function chromiumPath(): string {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return known.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}
