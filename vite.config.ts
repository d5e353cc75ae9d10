import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * What every page needs travels in two files instead of twenty: one that changes with its packages, one that changes with the frame.
 * Everything else stays with the screens that use it.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  {
    name: 'frame',
    test: /\/(?:storefront\/(?:root|page-meta|(?:layout|locale|session|overlays|personal|messages)\/(?:frame|header|footer|tab-bar|panel|cart|category|language|offline|shell|use-|locale|stored|session|one|token|dialog\.|dialog-host|store|toast|loading|popup-host|popup-selection|terms-modal|message|like\.|likes\.))|ui\/(?:button|smart|class|skeleton|wordmark|like)|rules\/(?:navigation|locale|session|role|popup|like)|contract\/(?:routes|claims|locale))|lucide-react\/dist\/esm\/(?!icons)/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressedCopies()],
  build: {
    // Fonts and pictures stay files: the content security policy lets no data: address pass for them.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { watch: { ignored: ['**/.data/**', '**/build/**', '**/coverage/**'] } },
});

/** Writes a Brotli and a gzip copy beside every script and style sheet, so that serving them costs no work. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(?:js|css|svg)$/.test(fileName)) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const brotli = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
