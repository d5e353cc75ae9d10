/**
 * Decides when a page's scripts load: after first paint and its first images (or one second), because until then CPU and network belong to
 * what is visible. If the style sheet took more than 150 ms, they load with the first frame, before the images below it: waiting longer
 * would leave the network idle and buttons dead. If nothing is painted (a background tab) they load one second after the page's own
 * resources.
 */
export const timeForScripts = `window.timeForScripts = new Promise((go) => {
  addEventListener('load', () => setTimeout(go, 1000), { once: true });
  new PerformanceObserver(() => {
    setTimeout(go, 1000);
    const first = [...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete);
    Promise.allSettled(first.map((image) => image.decode())).then(go);
  }).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => {
    if (performance.getEntriesByType('resource').some(({ initiatorType, duration }) => initiatorType === 'link' && duration > 150)) go();
  });
}).then(() => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
});`;

/**
 * Delays the page's scripts until then: renames the router's `modulepreload` links and gates the module's screen imports. The router has no
 * option for either, and its output may differ from what the browser finds.
 */
export function pictureFirst(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(?=<\/script>)/,
      (_, opening: string, module: string) => opening + waiting(module),
    );
}

const screenImport = /import \* as (\w+) from ("[^"]+");\s*/g;

/** Gates the module's screen imports. Matches nothing else on the page, since staff may write about code. */
function waiting(module: string): string {
  const screens = [...module.matchAll(screenImport)];
  const names = screens.map(([, name]) => name);
  const imports = screens.map(([, , address]) => `import(${address})`);
  return `\nawait timeForScripts;\nconst [${names}] = await Promise.all([${imports}]);\n${module.replaceAll(screenImport, '')}`;
}
