import { expect, it } from 'vitest';
import { shares } from './limits.ts';
import { Shares, TooBusy } from './shares.ts';

const { lanes: running, waiting } = shares.public;

/** Work that ends when told to. */
function held() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (id: number) => () => {
    begun.push(id);
    return new Promise<number>((end) => ends.push(() => end(id)));
  };
  return { work, begun, endNext: () => ends.shift()?.() };
}

it('lets a few run, the next wait in order, and refuses the rest at once', async () => {
  const line = new Shares();
  const { work, begun, endNext } = held();
  const all = Array.from({ length: running + waiting }, (_, id) => line.inTurn('public', 'a', work(id)));
  await expect(line.inTurn('public', 'a', work(-1))).rejects.toThrow(TooBusy);
  expect(begun).toEqual(Array.from({ length: running }, (_, id) => id));
  for (let ended = 0; ended < all.length; ended++) {
    endNext();
    expect(await all[ended]).toBe(ended);
  }
  expect(begun).toEqual(all.map((_, id) => id));
});

it('keeps one asker out of the way of another', async () => {
  const line = new Shares();
  const { work } = held();
  const crowd = Array.from({ length: running + waiting }, (_, id) => line.inTurn('public', 'a', work(id)));
  expect(await line.inTurn('public', 'b', async () => 'served')).toBe('served');
  expect(await line.inTurn('user', 'a', async () => 'served')).toBe('served');
  expect(crowd).toHaveLength(running + waiting);
});

it('hands the turn on when work fails', async () => {
  const line = new Shares();
  const failing = Array.from({ length: running + 3 }, () => line.inTurn('public', 'a', () => Promise.reject(new Error('no'))));
  const ends = await Promise.allSettled(failing);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await line.inTurn('public', 'a', async () => 'served')).toBe('served');
});
