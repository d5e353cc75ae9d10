import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { acyclicScripts } from '../tools/vite/acyclic-scripts.ts';
import { compressedCopies } from '../tools/vite/compressed-copies.ts';
import { buildTarget } from '../tools/vite/oldest-browsers.ts';
import { zodWithoutEval } from '../tools/vite/zod-without-eval.ts';

/** The back office: a separate client-rendered build that no page of the shop references (docs/decisions/047-back-office.md). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  // The storefront's dev server has its own.
  cacheDir: '../node_modules/.vite-admin',
  plugins: [tailwindcss(), zodWithoutEval(), acyclicScripts(), compressedCopies()],
  build: {
    outDir: '../build/admin',
    emptyOutDir: true,
    // Keeps fonts and images as files: the content security policy blocks data: URLs for them.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: buildTarget,
    // Ignores `use client` directives in packages: everything here is client code.
    rolldownOptions: {
      onwarn: (warning, tell) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(warning)),
    },
  },
  server: { fs: { allow: ['..'] } },
});
