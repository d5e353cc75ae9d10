/**
 * Tells when the scripts of a page are fetched: once it has been painted and its first pictures are there (or a second has gone by), because until then
 * processor and line belong to what a reader sees. On a line that needs more than 150 ms for a style sheet they come with the first frame, before the
 * pictures below it: waiting longer would leave the line idle and buttons silent. Where nothing is painted (a tab in the background) they come a second
 * after what the page needs.
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
 * Makes the scripts of a page wait for that: the router's `modulepreload` links under another name, its module in front of the screens it imports. The
 * router has no option for either, and what it renders there may differ from what the browser finds.
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

/** The module with its screens imported when it is time. Nothing else on a page is taken for an import: staff may write about programs. */
function waiting(module: string): string {
  const screens = [...module.matchAll(screenImport)];
  const names = screens.map(([, name]) => name);
  const imports = screens.map(([, , address]) => `import(${address})`);
  return `\nawait timeForScripts;\nconst [${names}] = await Promise.all([${imports}]);\n${module.replaceAll(screenImport, '')}`;
}
