import { dirname, join } from 'node:path';

const isRead = (path: string) => /^server\/nouns\/(?:.*\/)?(?:read|find|list|search|quote|preview)-[^/]*(?<!\.test)\.ts$/.test(path);
const writes = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(/;
const imports = /^import (?!type )[^;]*? from '(#server\/nouns\/|\.{1,2}\/)([^']+)';/gm;

/**
 * A file of a noun named read-, find- or list- (or search-, quote-, preview-, which are reads too) neither writes nor imports one that does, however far: who calls it needs no transaction.
 * `texts`: the sources by path.
 */
export function writingReads(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.keys()].filter(isRead).flatMap((path) => {
    const writer = writerFrom(path, texts, new Set());
    if (writer === undefined) return [];
    return [`${path}: ${writer === path ? 'writes' : `imports ${writer}, which writes`}; a read never does`];
  });
}

function writerFrom(path: string, texts: ReadonlyMap<string, string>, seen: Set<string>): string | undefined {
  const text = texts.get(path);
  if (text === undefined || seen.has(path)) return undefined;
  seen.add(path);
  if (path.startsWith('server/nouns/') && writes.test(text)) return path;
  for (const [, from = '', rest = ''] of text.matchAll(imports)) {
    const found = writerFrom(from.startsWith('#') ? `server/nouns/${rest}` : join(dirname(path), from, rest), texts, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}
