import { expect, test, vi } from 'vitest';
import { unstoredReplies } from './unstored-replies.ts';

const nameOf = (key: string) => ({ actor: 'member', key, takenAt: new Date(0) });

test('replies that an outage kept from being stored are stored however long it lasts, and hold their keys until then', async () => {
  const stored: string[] = [];
  let outage = 500;
  const end = Promise.withResolvers<void>();
  const onStored = vi.fn(() => {
    if (onStored.mock.calls.length === 2) end.resolve();
  });
  const replies = unstoredReplies(onStored, async () => {});
  const store = (key: string) => async () => {
    outage -= 1;
    if (outage >= 0) throw new Error('Connection terminated');
    stored.push(key);
  };
  const names = ['one', 'other'].map(nameOf);
  for (const name of names) replies.add(name, store(name.key));
  await end.promise;
  expect(stored).toEqual(['one', 'other']);
  expect(onStored.mock.calls).toEqual(names.map((name) => [name]));
  await replies.close();
});

test('one that waits for a lock does not keep the others, and one that can never be stored keeps its key and is not tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const end = Promise.withResolvers<void>();
  const slow = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('timeout'), { code: '57014' }))
    .mockResolvedValue(undefined);
  const broken = vi.fn().mockRejectedValue(new Error('invalid input'));
  const onStored = vi.fn(() => end.resolve());
  const replies = unstoredReplies(onStored, async () => {});
  replies.add(nameOf('slow'), slow);
  replies.add(nameOf('broken'), broken);
  await end.promise;
  expect(onStored.mock.calls).toEqual([[nameOf('slow')]]);
  expect([slow.mock.calls.length, broken.mock.calls.length]).toEqual([2, 1]);
  await replies.close();
});

test('what waits is stored before it is closed', async () => {
  const onStored = vi.fn();
  const replies = unstoredReplies(onStored);
  for (const key of ['one', 'other']) replies.add(nameOf(key), async () => {});
  await replies.close();
  expect(onStored).toHaveBeenCalledTimes(2);
});
