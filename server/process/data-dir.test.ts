import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginningOf } from '#db/process-mark.ts';
import { lockDataDir, requireDataDir } from './data-dir.ts';

let folder: string;
const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'main.ts'], { stdio: 'ignore' });
const otherPid = other.pid ?? 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seam-hold-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const heldBy = (beginning: string | undefined, of = folder) =>
  writeFileSync(join(folder, 'seam.pid'), `${otherPid}\n${beginning}\n${of}\n`);

test('a data folder is locked until its process releases it', () => {
  const release = lockDataDir(folder);
  expect(readFileSync(join(folder, 'seam.pid'), 'utf8')).toBe(`${process.pid}\n${beginningOf(process.pid)}\n${folder}\n`);
  release();
  expect(existsSync(join(folder, 'seam.pid'))).toBe(false);
});

test('a data folder in use by a living process is refused', () => {
  heldBy(beginningOf(otherPid));
  expect(() => lockDataDir(folder)).toThrow(`process ${otherPid}`);
});

test('a data folder locked by a process id that was reused since is free', () => {
  heldBy('another boot 17');
  expect(lockDataDir(folder)).toBeTypeOf('function');
});

test('a copy of a locked data folder is not locked', () => {
  heldBy(beginningOf(otherPid));
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  try {
    expect(lockDataDir(copy)).toBeTypeOf('function');
  } finally {
    rmSync(copy, { recursive: true });
    other.kill('SIGKILL');
  }
});

test('a data folder that cannot be created or written is refused at the start, by its name', () => {
  requireDataDir(join(folder, 'new', 'deeper'));
  expect(existsSync(join(folder, 'new', 'deeper'))).toBe(true);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => requireDataDir(join(file, 'data'))).toThrow(file);
  // In folders where nothing can be created, Node's own recursive mkdir never returned.
  if (existsSync('/proc/self')) expect(() => requireDataDir('/proc/no-such-process/data')).toThrow('/proc/no-such-process');
});
