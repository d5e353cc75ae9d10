import { afterEach, beforeAll, expect, it } from 'vitest';
import { createDataEngine, type DataEngine } from '#server/data/engine.ts';
import { askers, dataShop } from '../data-shop.ts';
import { undoneDatabase } from '../undone.ts';
import { writeCases } from './writes.ts';

/** Mutations of the dialect; every case starts with the original rows of rows.sql. */

let engine: DataEngine;
let undo: () => Promise<void>;
const reported: unknown[] = [];

beforeAll(async () => {
  const { shop } = await dataShop();
  const undone = await undoneDatabase(shop.database);
  undo = undone.undo;
  engine = createDataEngine({ ...shop, database: undone.database }, (thrown) => reported.push(thrown));
});
afterEach(() => undo());

it.each(writeCases.map((each) => [each.about, each] as const))(
  'a mutation writes: %s',
  async (_about, { mutation, data, code, message, after }) => {
    const ask = async (query: string) =>
      JSON.parse(await engine.answer(askers.admin, { query, hash: null, operationName: null, variables: {} }));
    const answer = await ask(mutation);
    if (code === undefined) expect(answer).toEqual({ data });
    else expect(answer.errors).toEqual([{ message: expect.stringMatching(message ?? /./), extensions: { path: '$', code } }]);
    if (after) expect(await ask(after[0])).toEqual({ data: after[1] });
    expect(reported).toEqual([]);
  },
);
