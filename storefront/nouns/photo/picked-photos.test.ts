import { expect, test } from 'vitest';
import { changedPhotos, isLost, isRefused, type PickedPhoto, problemsOf, roomFor } from './picked-photos.ts';

const picked = (key: string): PickedPhoto => ({ key, name: `${key}.jpg`, preview: key, progress: 0, photo: null, problem: null });
const three = [picked('a'), picked('b'), picked('c')];
const keys = (photos: readonly PickedPhoto[]) => photos.map(({ key }) => key).join('');

test('photos move by one place within their row', () => {
  expect(keys(changedPhotos(three, { type: 'moved', key: 'b', by: -1 }))).toBe('bac');
  expect(keys(changedPhotos(three, { type: 'moved', key: 'b', by: 1 }))).toBe('acb');
  expect(keys(changedPhotos(three, { type: 'moved', key: 'a', by: -1 }))).toBe('abc');
  expect(keys(changedPhotos(three, { type: 'moved', key: 'c', by: 1 }))).toBe('abc');
});

test('an upload result for a photo removed meanwhile changes nothing', () => {
  const two = changedPhotos(three, { type: 'removed', key: 'b' });
  expect(keys(two)).toBe('ac');
  expect(changedPhotos(two, { type: 'changed', key: 'b', change: { progress: 1 } })).toEqual(two);
  expect(changedPhotos(two, { type: 'changed', key: 'c', change: { progress: 0.5 } })[1]?.progress).toBe(0.5);
});

test('a failed file uses no place among the photos, and valid files above the limit are reported', () => {
  const photo = (name: string, size = 9) => ({ name, size, type: 'image/jpeg' });
  const letter = { name: 'letter.pdf', size: 9, type: 'application/pdf' };
  const chosen = [letter, photo('large.jpg', 99_999_999), photo('1.jpg'), photo('2.jpg'), photo('3.jpg')];
  expect(problemsOf(chosen, three, 5)).toEqual(['PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', null, null, 'PHOTO_LIMIT']);
  const failed = three.map((each, at): PickedPhoto => (at === 1 ? { ...each, problem: 'INTERNAL' } : each));
  expect([roomFor(three, 3), roomFor(failed, 3), roomFor([...three, ...failed], 3)]).toEqual([0, 1, 0]);
  // A failed photo is listed separately, so the others are reordered past it.
  expect(keys(changedPhotos(failed, { type: 'moved', key: 'a', by: 1 }))).toBe('cba');
  expect(keys(changedPhotos(failed, { type: 'moved', key: 'c', by: -1 }))).toBe('cba');
});

test('only a valid photo that is not uploaded blocks the form; an invalid file or one above the limit does not', () => {
  const problems = [null, 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_HEIC', 'PHOTO_LIMIT', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const;
  const photos = problems.map((problem): PickedPhoto => ({ ...picked('a'), problem }));
  const named = (is: (photo: PickedPhoto) => boolean) => photos.filter(is).map(({ problem }) => problem);
  expect(named(isLost)).toEqual(['INTERNAL', 'TOO_MANY_REQUESTS']);
  expect(named(isRefused)).toEqual(['PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_HEIC']);
});
