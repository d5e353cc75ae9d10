import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { acyclicScripts } from '../tools/vite/acyclic-scripts.ts';
import { compressedCopies } from '../tools/vite/compressed-copies.ts';
import { zodWithoutEval } from '../tools/vite/zod-without-eval.ts';

/** The back office: an app of its own build, rendered in the browser, that no page of the shop names (docs/decisions/047-back-office.md). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  // The storefront's dev server has one beside it.
  cacheDir: '../node_modules/.vite-admin',
  plugins: [tailwindcss(), zodWithoutEval(), acyclicScripts(), compressedCopies()],
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    // Fonts and pictures stay files: the content security policy lets no data: address pass for them.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Packages that say `use client`: everything here is.
    rolldownOptions: {
      onwarn: (warning, tell) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(warning)),
    },
  },
  server: { fs: { allow: ['..'] } },
});
