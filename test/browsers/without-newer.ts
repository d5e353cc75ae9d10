import { newerApis } from '../../tools/browsers/newer-apis.ts';

/** The policy of our pages demands these, and a browser that enforces it has them. */
const enforced = /^(?:TrustedType|trustedTypes$|Window\.trustedTypes)/;

/** A script that takes away what the oldest browsers do not have, before a page's own scripts run. */
export function withoutNewerApis(): string {
  const { globals, statics, members } = newerApis();
  const known = (names: ReadonlySet<string>) => [...names].filter((name) => !enforced.test(name));
  const split = (names: ReadonlySet<string>) => known(names).map((name) => name.split('.'));
  const lists = [known(globals), split(statics), split(members)];
  return `(${takeAway})(...${JSON.stringify(lists)})`;
}

function takeAway(globals: string[], statics: [string, string][], members: [string, string][]): void {
  const all = globalThis as unknown as Record<string, (object & { prototype?: object }) | undefined>;
  for (const [owner, name] of statics) if (all[owner]) Reflect.deleteProperty(all[owner], name);
  for (const [owner, name] of members) if (all[owner]?.prototype) Reflect.deleteProperty(all[owner].prototype, name);
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
}
