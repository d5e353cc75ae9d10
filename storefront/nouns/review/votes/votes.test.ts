import { expect, test } from 'vitest';
import { pressed } from './votes.ts';

test('a vote is added by one press and removed by the next, and helpful and not helpful exclude each other', () => {
  const none = { like: 3, unlike: 1 };
  const liked = pressed(null, none, 'like');
  expect(liked).toEqual({ mine: 'like', counts: { like: 4, unlike: 1 } });
  expect(pressed(liked.mine, liked.counts, 'like')).toEqual({ mine: null, counts: none });
  expect(pressed(liked.mine, liked.counts, 'unlike')).toEqual({ mine: 'unlike', counts: { like: 3, unlike: 2 } });
});
