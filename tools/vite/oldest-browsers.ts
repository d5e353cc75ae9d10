/** The oldest browsers the shop and its back office work in, as Vite names them; tools/built-for-browsers.ts checks the built files. */
export const oldestBrowsers = ['safari16.4', 'ios16.4', 'chrome110', 'firefox115'];
