import type { Plugin } from 'vite';

/**
 * Fails a browser build whose chunks import each other in a cycle: a class could extend one that is not defined yet, leaving an empty page.
 * Chunk groups (vite.config.ts) can cause that even without cycles in the sources.
 */
export function acyclicScripts(): Plugin {
  return {
    name: 'acyclic-scripts',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const needs = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])),
      );
      const circle = findCircle(needs);
      if (circle) this.error(`these scripts need each other: ${circle.join(' > ')}`);
    },
  };
}

/** The first cycle in a dependency graph, as the names along it (first and last are the same); null without one. */
export function findCircle(needs: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const clear = new Set<string>();
  const follow = (name: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (clear.has(name)) return null;
    for (const needed of needs.get(name) ?? []) {
      const circle = follow(needed, [...path, name]);
      if (circle) return circle;
    }
    clear.add(name);
    return null;
  };
  for (const name of needs.keys()) {
    const circle = follow(name, []);
    if (circle) return circle;
  }
  return null;
}
