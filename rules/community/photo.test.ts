import { expect, test } from 'vitest';
import { isHeicByContent, isHeicByName, PHOTO_MAX_BYTES, photoCutoff, photoProblem } from './photo.ts';

test('a file is refused only for its size or for being no picture', () => {
  expect(photoProblem({ size: PHOTO_MAX_BYTES, type: 'image/jpeg', name: 'a.jpg' })).toBeNull();
  expect(photoProblem({ size: PHOTO_MAX_BYTES + 1, type: 'image/jpeg', name: 'a.jpg' })).toBe('PHOTO_TOO_LARGE');
  expect(photoProblem({ size: 10, type: 'application/pdf', name: 'a.pdf' })).toBe('PHOTO_UNREADABLE');
  expect(photoProblem({ size: 0, type: 'image/png', name: 'a.png' })).toBe('PHOTO_UNREADABLE');
});

test('an unused photo is kept for a week', () => {
  expect(photoCutoff(new Date('2026-11-20T03:00:00Z'))).toEqual(new Date('2026-11-13T03:00:00Z'));
});

test('an iPhone photo is recognized by its type, by its name when it has no type, and by its bytes', () => {
  expect(photoProblem({ size: 9, type: '', name: 'IMG_0001.HEIC' })).toBeNull();
  expect(photoProblem({ size: 9, type: '', name: 'letter.txt' })).toBe('PHOTO_UNREADABLE');
  expect(isHeicByName({ type: 'image/heic', name: 'IMG_0001' })).toBe(true);
  expect(isHeicByName({ type: 'image/jpeg', name: 'IMG_0001.heic' })).toBe(false);
  const file = (brand: string) => new TextEncoder().encode(`\0\0\0\x18ftyp${brand}\0\0\0\0`);
  expect([file('heic'), file('mif1'), file('avif'), new Uint8Array(3)].map(isHeicByContent)).toEqual([true, true, false, false]);
});
