import { expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, photoCutoff, photoProblem } from './photo.ts';

test('a file is refused for its size or for being no picture, and for nothing else', () => {
  expect(photoProblem({ size: PHOTO_MAX_BYTES, type: 'image/jpeg' })).toBeNull();
  expect(photoProblem({ size: PHOTO_MAX_BYTES + 1, type: 'image/jpeg' })).toBe('PHOTO_TOO_LARGE');
  expect(photoProblem({ size: 10, type: 'application/pdf' })).toBe('PHOTO_UNREADABLE');
  expect(photoProblem({ size: 0, type: 'image/png' })).toBe('PHOTO_UNREADABLE');
});

test('a photo waits a week for what it was sent for', () => {
  expect(photoCutoff(new Date('2026-11-20T03:00:00Z'))).toEqual(new Date('2026-11-13T03:00:00Z'));
});
