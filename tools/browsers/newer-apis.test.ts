import { expect, test } from 'vitest';
import { newerApis } from './newer-apis.ts';

test('an API is newer when one of the oldest browsers lacks it, and not when all have it', () => {
  const { globals, statics, members, methods } = newerApis();
  expect([...statics]).toEqual(expect.arrayContaining(['Map.groupBy', 'URL.parse', 'AbortSignal.any', 'Promise.withResolvers']));
  expect([statics.has('Object.hasOwn'), statics.has('AbortSignal.timeout'), statics.has('Array.from')]).toEqual([false, false, false]);
  expect([...globals]).toEqual(expect.arrayContaining(['ClipboardItem', 'requestIdleCallback', 'Float16Array']));
  expect(['structuredClone', 'Map', 'ResizeObserver', 'fetch'].filter((name) => globals.has(name))).toEqual([]);
  expect([members.has('Set.union'), members.has('Array.toSorted'), members.has('Element.checkVisibility')]).toEqual([true, false, true]);
  expect([methods.has('isWellFormed'), methods.has('toSorted'), methods.has('findLast')]).toEqual([true, false, false]);
});
