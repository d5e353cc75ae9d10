import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SafeHtml } from '#contract/shop-bridge.ts';

type Answer = (text: string) => string | null;
type Rules = { createHTML?: Answer; createScript?: Answer; createScriptURL?: Answer };

/** Stores the policies a page creates, like a browser. */
const policies = new Map<string, Rules>();

beforeEach(() => {
  vi.resetModules();
  policies.clear();
  const createPolicy = (name: string, rules: Rules) => {
    if (policies.has(name)) throw new TypeError(`a policy ${name} was made already`);
    policies.set(name, rules);
    return { createHTML: (html: string) => `trusted ${rules.createHTML?.(html)}` };
  };
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', { href: 'https://seam.example/main', origin: 'https://seam.example' });
});
afterEach(() => vi.unstubAllGlobals());

test('unknown markup is refused by Trusted Types, and scripts that React creates are accepted', async () => {
  const { guardThePage } = await import('./trusted-types.ts');
  guardThePage();
  const { createHTML, createScript } = policies.get('default') ?? {};
  expect(createHTML?.('<script></script>')).toBe('<script></script>');
  expect(createHTML?.('restore("scroll")')).toBe('restore("scroll")');
  expect(createHTML?.('<img src=x onerror=steal()>')).toBeNull();
  expect(createScript?.('steal()')).toBe('');
});

test('scripts are loaded from the shop itself only, whatever address is written', async () => {
  const { guardThePage } = await import('./trusted-types.ts');
  guardThePage();
  const { createScriptURL } = policies.get('default') ?? {};
  expect(createScriptURL?.('/assets/a.js')).toBe('/assets/a.js');
  for (const foreign of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,steal()',
    'https://cdn.portone.io/v2.js',
  ])
    expect([foreign, createScriptURL?.(foreign)]).toEqual([foreign, null]);
});

test('a browser with Trusted Types wraps the server’s sanitized HTML in the shop’s policy; without Trusted Types it stays a text', async () => {
  const html = '<p>terms</p>' as SafeHtml;
  expect((await import('./trusted-types.ts')).trustedHtml(html)).toBe('trusted <p>terms</p>');
  vi.resetModules();
  vi.stubGlobal('window', {});
  expect((await import('./trusted-types.ts')).trustedHtml(html)).toBe(html);
});
