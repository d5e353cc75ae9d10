import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isStorageFault, StorageFault } from './storage-fault.ts';

const ofSystem = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

test('a full or lost disk and missing memory are faults of the machine; a missing file or broken picture is not', async () => {
  const machine = [
    ofSystem('ENOSPC', 'write'),
    ofSystem('EIO', 'read'),
    ofSystem('EMFILE', 'open'),
    new StorageFault('gone'),
    new Error('VipsJpeg: Insufficient memory (case 4)'),
    new Error('vips_write: unable to write\nunix error: No space left on device'),
    new Error('timeout: 35% complete'),
  ];
  expect(machine.map(isStorageFault)).toEqual(machine.map(() => true));
  const missing = await readFile(`${tmpdir()}/there-is-no-such-file`).catch((error: unknown) => error);
  const others = [
    missing,
    ofSystem('EACCES', 'connect'),
    ofSystem('ECONNREFUSED', 'connect'),
    new Error('Input buffer contains unsupported image format'),
    new Error('VipsJpeg: premature end of JPEG image'),
    new Error('heif: Invalid input: Security limit exceeded: Memory allocation'),
    'a word',
  ];
  expect(others.map(isStorageFault)).toEqual(others.map(() => false));
});
