/** The oldest browsers in which the shop and its back office work, as MDN's compatibility data names them. */
export const oldestBrowsers = { chrome: 110, safari: 16.4, safari_ios: 16.4, firefox: 115, samsunginternet_android: 21 };

/** The oldest browsers as Vite's build targets. Samsung Internet 21 is Chromium 110. */
export const buildTarget = [
  `chrome${oldestBrowsers.chrome}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
  `firefox${oldestBrowsers.firefox}`,
];
