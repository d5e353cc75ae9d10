import { expect, test } from 'vitest';
import { withPhotos } from './review-draft.ts';

test('photos deleted at the server are dropped from a draft, whose text stays; the others get their current address', () => {
  const photo = (id: number) => ({ id, src: `/cdn/${id}.webp`, width: 4, height: 4 });
  const again = { ...photo(2), src: '/cdn/private/t.s.2.webp' };
  const draft = { score: 5, content: '글', height: null, weight: null, feel: null, photos: [photo(3), photo(1), photo(2)] };
  expect(withPhotos(draft, [again, photo(3), photo(9)])).toEqual({ draft: { ...draft, photos: [photo(3), again] }, gone: 1 });
  expect(withPhotos(draft, [])).toEqual({ draft: { ...draft, photos: [] }, gone: 3 });
});
