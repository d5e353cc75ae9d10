import { expect, it, vi } from 'vitest';
import { shareOfAddress, shares } from './limits.ts';
import { Shares, TooBusy } from './shares.ts';

const { lanes: running, waiting } = shares.public;

const visitor = (address: string) => ({ role: 'public' as const, userId: null, address });
const member = (userId: string, address: string) => ({ role: 'user' as const, userId, address });

/** Work that ends on request. */
function held() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (id: number) => () => {
    begun.push(id);
    return new Promise<number>((end) => ends.push(() => end(id)));
  };
  return { work, begun, endNext: () => ends.shift()?.() };
}

it('a few queries run, the next wait in order, and the rest are refused at once', async () => {
  const line = new Shares(8);
  const { work, begun, endNext } = held();
  const all = Array.from({ length: running + waiting }, (_, id) => line.inTurn(visitor('a'), work(id)));
  await expect(line.inTurn(visitor('a'), work(-1))).rejects.toThrow(TooBusy);
  expect(begun).toEqual(Array.from({ length: running }, (_, id) => id));
  for (let ended = 0; ended < all.length; ended++) {
    endNext();
    expect(await all[ended]).toBe(ended);
  }
  expect(begun).toEqual(all.map((_, id) => id));
});

it('many queries of one client do not delay another client', async () => {
  const line = new Shares(8);
  const { work } = held();
  const crowd = Array.from({ length: running + waiting }, (_, id) => line.inTurn(visitor('a'), work(id)));
  expect(await line.inTurn(visitor('b'), async () => 'served')).toBe('served');
  expect(await line.inTurn(member('one', 'a'), async () => 'served')).toBe('served');
  expect(crowd).toHaveLength(running + waiting);
});

it('a query that fails starts the next one in the queue', async () => {
  const line = new Shares(8);
  const failing = Array.from({ length: running + 3 }, () => line.inTurn(visitor('a'), () => Promise.reject(new Error('no'))));
  const ends = await Promise.allSettled(failing);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await line.inTurn(visitor('a'), async () => 'served')).toBe('served');
});

it('members of one address who ask as visitors share one quota, which leaves room for others', async () => {
  const line = new Shares(8);
  const { work, begun } = held();
  for (const [at, userId] of ['one', 'two', 'three'].entries())
    for (let n = 0; n < shares.user.lanes; n++) void line.inTurn(member(userId, 'a'), work(at * 100 + n));
  await vi.waitFor(() => expect(begun).toHaveLength(shareOfAddress.lanes));
  expect(await line.inTurn(member('four', 'b'), async () => 'served')).toBe('served');
  const visits = held();
  for (const userId of [null, 'one', 'two'])
    for (let n = 0; n < running; n++) void line.inTurn({ role: 'public', userId, address: 'a' }, visits.work(n));
  await vi.waitFor(() => expect(visits.begun).toHaveLength(running));
});

it('members of many addresses leave one connection free for staff', async () => {
  const line = new Shares(8);
  const { work, begun } = held();
  for (let at = 0; at < 20; at++) void line.inTurn(member(`${at}`, `${at}`), work(at));
  await vi.waitFor(() => expect(begun).toHaveLength(7));
  expect(await line.inTurn({ role: 'admin', userId: 'staff', address: 'b' }, async () => 'served')).toBe('served');
  expect(begun).toHaveLength(7);
});
