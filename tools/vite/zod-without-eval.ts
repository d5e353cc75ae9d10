import type { Plugin } from 'vite';

/**
 * Tells zod, before its first schema is made, that it must not compile parsers: the content security policy refuses text that becomes code, and
 * each attempt is an error in the console. Said in the app itself it comes too late, because imported schemas are made before.
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
