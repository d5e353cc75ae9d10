import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, test } from 'vitest';

const packages = createRequire(import.meta.url);

/** The utilities Tailwind generates from a style sheet in this folder. */
function designSystem(css: string) {
  return loadDesignSystem(css, {
    base: import.meta.dirname,
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? packages.resolve('tailwindcss/index.css') : join(base, id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  });
}

test('no design token overrides a utility that Tailwind has under a fixed name', async () => {
  const [plain, ours] = await Promise.all([designSystem('@import "tailwindcss";'), designSystem('@import "./base.css";')]);
  // All but the one generated from our own breakpoints.
  const names = [...plain.utilities.keys('static')].filter((name) => name !== 'container');
  expect(names).toContain('inline-block');
  const changed = names.filter((name) => ours.candidatesToCss([name])[0] !== plain.candidatesToCss([name])[0]);
  expect(changed).toEqual([]);
});
