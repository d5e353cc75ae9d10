import { basename, dirname } from 'node:path';

/**
 * The tests to run after a change of these files, nearest first: changed tests, tests beside a changed file, tests that import one. Paths
 * from the project's root; `read` gives a test's text. Journeys are left to the whole suite.
 */
export function relatedTests(changed: readonly string[], tests: readonly string[], read: (path: string) => string): string[] {
  const folders = new Set(changed.map((path) => dirname(path)));
  const imported = changed.filter((path) => /\.tsx?$/.test(path)).map((path) => `/${basename(path)}'`);
  const distance = (test: string): number => {
    if (changed.includes(test)) return 0;
    if (folders.has(dirname(test))) return 1;
    return imported.some((name) => read(test).includes(name)) ? 2 : Number.POSITIVE_INFINITY;
  };
  return tests
    .map((test) => ({ test, far: distance(test) }))
    .filter(({ far }) => Number.isFinite(far))
    .toSorted((a, b) => a.far - b.far)
    .map(({ test }) => test);
}
