import type { Plugin } from 'vite';

/**
 * Turns off zod's compiled parsers before its first schema is created: the content security policy forbids eval, and each attempt logs a
 * console error. The app itself would do so too late, because imported schemas are created earlier.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    transform: {
      filter: { id: /node_modules\/zod\/v4\/core\/core\.js$/ },
      handler(code) {
        if (!code.includes('__zod_globalConfig'))
          this.error('zod keeps its settings elsewhere than it did: see tools/vite/zod-without-eval.ts');
        return { code: `globalThis.__zod_globalConfig ??= { jitless: true };\n${code}`, map: null };
      },
    },
  };
}
