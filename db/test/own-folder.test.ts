import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readableCopy } from '../embedded/programs.ts';
import { makeReadableFolder, strangerIn } from '../own-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'seam-own-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a folder that others can write to, or below such a folder, is not accepted as our own', () => {
  const open = join(root, 'open');
  mkdirSync(open);
  chmodSync(open, 0o777);
  mkdirSync(join(open, 'inner'), { mode: 0o700 });
  expect(strangerIn(root)).toBeUndefined();
  expect(strangerIn(open)).toBe(`${open} can be written by others`);
  expect(strangerIn(join(open, 'inner'))).toBe(`${open} can be written by others`);
  // Like the system's temporary folder: nobody else can move our files.
  chmodSync(open, 0o1777);
  expect(strangerIn(join(open, 'inner'))).toBeUndefined();
});

test('a symbolic link with the expected name of our folder is not accepted', () => {
  const theirs = join(root, 'theirs');
  mkdirSync(theirs);
  symlinkSync(theirs, join(root, 'expected'));
  expect(strangerIn(join(root, 'expected'))).toBe(`${join(root, 'expected')} is no folder`);
});

test('programs run from a copy that only we can change; a copy that others can change is refused', () => {
  const native = join(root, 'native');
  mkdirSync(join(native, 'bin'), { recursive: true });
  writeFileSync(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 });
  const above = join(root, 'programs');
  const copy = readableCopy(native, above);
  expect(statSync(copy).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  expect(readableCopy(native, above)).toBe(copy);
  expect(readdirSync(above)).toHaveLength(1);
  // Another version gets another folder.
  writeFileSync(join(native, 'bin', 'postgres'), 'newer program');
  expect(readableCopy(native, above)).not.toBe(copy);
  chmodSync(copy, 0o777);
  writeFileSync(join(native, 'bin', 'postgres'), 'third');
  chmodSync(above, 0o777);
  expect(() => readableCopy(native, above)).toThrow('can be written by others');
  expect(() => makeReadableFolder(copy)).toThrow('can be written by others');
});
