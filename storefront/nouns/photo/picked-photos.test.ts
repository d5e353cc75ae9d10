import { expect, test } from 'vitest';
import { changedPhotos, type PickedPhoto } from './picked-photos.ts';

const picked = (key: string): PickedPhoto => ({ key, preview: key, progress: 0, photo: null, problem: null });
const three = [picked('a'), picked('b'), picked('c')];
const keys = (photos: readonly PickedPhoto[]) => photos.map(({ key }) => key).join('');

test('photos move by one place and stay within the row', () => {
  expect(keys(changedPhotos(three, { type: 'moved', key: 'b', by: -1 }))).toBe('bac');
  expect(keys(changedPhotos(three, { type: 'moved', key: 'b', by: 1 }))).toBe('acb');
  expect(keys(changedPhotos(three, { type: 'moved', key: 'a', by: -1 }))).toBe('abc');
  expect(keys(changedPhotos(three, { type: 'moved', key: 'c', by: 1 }))).toBe('abc');
});

test('news of a photo that was removed meanwhile changes nothing', () => {
  const two = changedPhotos(three, { type: 'removed', key: 'b' });
  expect(keys(two)).toBe('ac');
  expect(changedPhotos(two, { type: 'changed', key: 'b', change: { progress: 1 } })).toEqual(two);
  expect(changedPhotos(two, { type: 'changed', key: 'c', change: { progress: 0.5 } })[1]?.progress).toBe(0.5);
});
