/** A field that two people changed differently; `path` looks like `name.ko`. */
export interface EditConflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedEdit<Thing> {
  /** The merged value; conflicts take the side in `chosen`, or mine. */
  readonly merged: Thing;
  /** Conflicting fields not resolved by `chosen`. */
  readonly conflicts: readonly EditConflict[];
  /** Fields changed only by the other person, and kept. */
  readonly taken: readonly string[];
}

export type EditChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

/**
 * Merges two edits of one thing that started from the same `base`. A change made by only one side is kept; different changes by both are a
 * conflict. Objects are compared key by key, everything else (including lists) as a whole; a missing key is undefined.
 */
export function mergeEdit<Thing>(base: Thing, mine: Thing, theirs: Thing, chosen: EditChoices = {}): MergedEdit<Thing> {
  const found = { conflicts: [] as EditConflict[], taken: [] as string[] };
  const merged = mergeAt('', { base, mine, theirs }, { chosen, ...found }) as Thing;
  return { merged, ...found };
}

/** True when two form values are equal, ignoring key order; a missing key is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  return isPlain(one) && isPlain(other) && keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

/** The paths of the fields in which two values differ: `name.ko`. */
export function changedFields(before: unknown, after: unknown, path = ''): readonly string[] {
  if (isSame(before, after)) return [];
  if (!isPlain(before) || !isPlain(after)) return [path];
  return keysOf(before, after).flatMap((key) => changedFields(before[key], after[key], below(path, key)));
}

/** The number of changed fields of a form. A list counts by row fields if its length is unchanged, otherwise as one. */
export function countChanges(before: unknown, after: unknown): number {
  if (isSame(before, after)) return 0;
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (isList) return before.reduce((sum: number, each, at) => sum + countChanges(each, after[at]), 0);
  if (!isPlain(before) || !isPlain(after)) return 1;
  return keysOf(before, after).reduce((sum, key) => sum + countChanges(before[key], after[key]), 0);
}

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

interface Found {
  chosen: EditChoices;
  conflicts: EditConflict[];
  taken: string[];
}

function mergeAt(path: string, { base, mine, theirs }: Versions, found: Found): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isPlain(mine) && isPlain(theirs) && (isPlain(base) || base === null || base === undefined)) {
    const begun = isPlain(base) ? base : {};
    const keys = keysOf(mine, theirs);
    return Object.fromEntries(
      keys
        .map((key) => [key, mergeAt(below(path, key), { base: begun[key], mine: mine[key], theirs: theirs[key] }, found)] as const)
        .filter(([, value]) => value !== undefined),
    );
  }
  if (isSame(base, mine)) {
    found.taken.push(path);
    return theirs;
  }
  if (found.chosen[path] === undefined) found.conflicts.push({ path, mine, theirs });
  return found.chosen[path] === 'theirs' ? theirs : mine;
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const keysOf = (one: Plain, other: Plain) => [...new Set([...Object.keys(one), ...Object.keys(other)])];
const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
