import type { Plugin } from 'vite';

/**
 * Ends a build for browsers whose scripts need each other in a circle: a class of one would extend a class of the other before that is there,
 * and the page stays empty. Groups of scripts (vite.config.ts) can bring that about without a circle among the sources.
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

/** The first circle among what needs what, as the names along it (its first name is its last as well); null without one. */
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
