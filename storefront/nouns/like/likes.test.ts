import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeTokens } from '#client/session/session-engine.ts';
import { eventually } from '#test/eventually.ts';
import { memoryStorage, tokenResponse } from '#test/session-world.ts';

type Answer = { key: string; count: number | null }[];
let answer: (likes: Answer) => void;
const asked = vi.fn((_userId: string, _graphics: number[], _products: number[]) => new Promise<Answer>((done) => (answer = done)));

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
  vi.doMock('./like-calls.ts', () => ({ fetchMyLikes: asked }));
  const storage = memoryStorage();
  const now = Math.floor(Date.now() / 1000);
  storeTokens(storage, tokenResponse(now, 1), now);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { fetch: vi.fn(), addEventListener: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./like-calls.ts');
});

test('the hearts of a page are loaded with one request and show the server’s state', async () => {
  const { myLikes, wantLike } = await import('./likes.ts');
  wantLike('graphic', 1);
  wantLike('graphic', 2);
  wantLike('product', 1);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.calls[0]?.slice(1)).toEqual([[1, 2], [1]]);
  answer([{ key: 'graphic 2', count: 8 }]);
  await eventually(() => expect(Object.values(myLikes.read()).filter(({ isLiked }) => isLiked)).toEqual([{ isLiked: true, count: 8 }]));
});

test('a like pressed before the likes are loaded stays pressed', async () => {
  const { myLikes, setLike, wantLike } = await import('./likes.ts');
  const { likeKey } = await import('./like-key.ts');
  wantLike('graphic', 1);
  wantLike('graphic', 2);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  setLike('graphic', 1, { isLiked: true, count: 4 });
  answer([]);
  await eventually(() => expect(myLikes.read()[likeKey('graphic', 2)]).toEqual({ isLiked: false, count: null }));
  expect(myLikes.read()[likeKey('graphic', 1)]).toEqual({ isLiked: true, count: 4 });
});
