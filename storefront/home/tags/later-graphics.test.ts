import { expect, test } from 'vitest';
import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { readOnce, readTogether } from './later-graphics.tsx';

const rowOf = (id: number) => ({ id }) as GraphicItem;

test('the remaining graphics of several tags are read with one request, in order and complete, without loading known ones again', async () => {
  const asked: number[][] = [];
  const fetchRows = async (ids: number[]) => {
    asked.push(ids);
    return ids
      .filter((id) => id !== 3)
      .map(rowOf)
      .reverse();
  };
  const first = [4, 2, 3];
  const second = [2, 1];
  readTogether([first, second], fetchRows);
  const idsOf = async (list: number[]) => (await readOnce(list, fetchRows)).map(({ id }) => id);
  expect([await idsOf(first), await idsOf(second), asked]).toEqual([[4, 2], [2, 1], [[4, 2, 3, 1]]]);
});

test('graphics of a tag that failed to load are fetched again', async () => {
  const list = [1];
  let tries = 0;
  const fetchRows = async (ids: number[]) => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return ids.map(rowOf);
  };
  await expect(readOnce(list, fetchRows)).rejects.toThrow('no network');
  expect(await readOnce(list, fetchRows)).toHaveLength(1);
});
