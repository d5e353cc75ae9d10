import { expect, it } from 'vitest';
import { pictureFirst, timeForScripts } from './picture-first.ts';

const page = [
  `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/style.css"/><script nonce="n">${timeForScripts}</script></head>`,
  '<body><script type="module" async="" nonce="n">;\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/screen.js";\n',
  'window.__reactRouterRouteModules = {"root":route0,"main":route1};\nimport("/assets/entry.js");</script></body>',
].join('');

/** Runs a page's scripts like a browser. Its style sheet took `styleMs`; events fire when called by name. */
function open(html: string, { styleMs = 20 } = {}) {
  const [, waiting = ''] = /<script nonce="n">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const [, module = ''] = /<script type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const links = [...html.matchAll(/<link rel="later" href="([^"]*)"/g)].map(([, href]) => ({ rel: 'later', href }));
  const happens: Record<string, () => void> = {};
  const fetched: string[] = [];
  const window: Record<string, unknown> = {};
  const browser = {
    window,
    document: {
      querySelectorAll: () => links,
      images: [
        { fetchPriority: 'high', complete: false, decode: () => new Promise<void>((come) => Object.assign(happens, { picture: come })) },
        { fetchPriority: 'auto', complete: false, decode: () => new Promise(() => {}) },
      ],
    },
    setTimeout: (listener: () => void) => {
      happens.oneSecond = listener;
    },
    performance: { getEntriesByType: () => [{ initiatorType: 'link', duration: styleMs }] },
    addEventListener: (name: string, listener: () => void) => {
      happens[name] = listener;
    },
    requestAnimationFrame: (listener: () => void) => {
      happens.firstFrame = listener;
    },
    PerformanceObserver: class {
      constructor(listener: () => void) {
        happens.paint = listener;
      }
      observe() {}
    },
    load: async (address: string) => fetched.push(address),
  };
  const script = `${waiting}\nconst { timeForScripts } = window;\nreturn (async () => {${module.replaceAll('import(', 'load(')}})()`;
  const done: Promise<void> = new Function(...Object.keys(browser), script)(...Object.values(browser));
  return { done, happens, fetched, links, window };
}

it.each([
  ['the page was painted with its first picture', ['paint', 'picture'], {}],
  ['the page was painted a second ago and its picture does not load', ['paint', 'oneSecond'], {}],
  ['the page has its first frame on a slow network', ['firstFrame'], { styleMs: 240 }],
  ['the page was loaded a second ago in a hidden tab', ['load', 'oneSecond'], {}],
])('the scripts of a page are fetched at once when %s', async (_, moments, line) => {
  const { done, happens, fetched, links, window } = open(pictureFirst(page), line);
  for (const moment of moments) {
    await Promise.resolve();
    expect(fetched).toEqual([]);
    expect(links.map(({ rel }) => rel)).toEqual(['later']);
    happens[moment]?.();
  }
  await done;
  expect(links.map(({ rel }) => rel)).toEqual(['modulepreload']);
  expect(fetched).toEqual(['/assets/root.js', '/assets/screen.js', '/assets/entry.js']);
  expect(window).toHaveProperty('__reactRouterRouteModules', { root: 1, main: 2 });
});

it('on a fast line the scripts of a page are fetched after its first frame', async () => {
  const { happens, links } = open(pictureFirst(page));
  happens.firstFrame?.();
  await Promise.resolve();
  expect(links.map(({ rel }) => rel)).toEqual(['later']);
});

it('text of a page is never mistaken for an import of its module', () => {
  const written = '<p>import * as evil from "/assets/evil.js";</p>';
  const changed = pictureFirst(page.replace('<body>', `<body>${written}`));
  expect(changed).toContain(written);
  expect(changed).not.toContain('import("/assets/evil.js")');
});

it('style sheets and script attributes of a page stay unchanged', () => {
  expect(pictureFirst(page)).toContain('<link rel="stylesheet" href="/style.css"/>');
  expect(pictureFirst(page)).toContain('<script type="module" async="" nonce="n">');
  expect(pictureFirst('<p>No scripts</p>')).toBe('<p>No scripts</p>');
});
