import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../vite/oldest-browsers.ts';

/** What scripts may call but one of the oldest browsers does not have. */
export interface NewerApis {
  /** Names of the global scope: `ClipboardItem`, `requestIdleCallback`. */
  globals: ReadonlySet<string>;
  /** `Map.groupBy`, `URL.parse`. */
  statics: ReadonlySet<string>;
  /** `Set.union`: of objects of this kind. */
  members: ReadonlySet<string>;
  /** Methods of the language that no object of the oldest browsers has, as far as their name says so: `isWellFormed`, not `take`. */
  methods: ReadonlySet<string>;
}

/** Reads them from MDN's compatibility data. */
export function newerApis(): NewerApis {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const { api, javascript } = JSON.parse(readFileSync(path, 'utf8')) as CompatData;
  const language = javascript.builtins ?? {};
  const globals = new Set<string>();
  const statics = new Set<string>();
  const members = new Set<string>();
  const methods = new Map<string, boolean>();
  for (const [owner, thing] of [...Object.entries(language), ...Object.entries(api)] as [string, Identifier][]) {
    if (isNewer(thing.__compat)) globals.add(owner);
    for (const [key, { __compat: compat }] of Object.entries(thing as Record<string, Identifier>)) {
      if (compat === undefined || !/^\w+$/.test(key)) continue;
      const name = key.replace(/_(?:static|event)$/, '');
      if (/[A-Z]/.test(name) && !key.endsWith('_static') && owner in language)
        methods.set(name, (methods.get(name) ?? true) && isNewer(compat));
      if (!isNewer(compat) || key.endsWith('_event')) continue;
      if (owner === 'Window') globals.add(name);
      // Of the language the data does not say which members are static.
      if (key.endsWith('_static') || owner in language) statics.add(`${owner}.${name}`);
      if (!key.endsWith('_static') && owner !== 'Window') members.add(`${owner}.${name}`);
    }
  }
  return { globals, statics, members, methods: new Set([...methods].filter(([, areAll]) => areAll).map(([name]) => name)) };
}

const version = (text: string | boolean) => Number.parseFloat(String(text).replace('≤', ''));

/** Whether one of the oldest browsers lacks it. Without flags and prefixes; in part counts, because notes on details are many. */
function isNewer(compat: CompatStatement | undefined): boolean {
  if (compat === undefined) return false;
  return Object.entries(oldestBrowsers).some(([browser, oldest]) => {
    const statements = [compat.support[browser as keyof typeof oldestBrowsers] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' && version(added) <= oldest && !(removed && version(removed) <= oldest) && !flags && !prefix && !other,
    );
  });
}
