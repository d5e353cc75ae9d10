import dataProvider, { type GraphQLClient } from '@refinedev/hasura';
import { GraphQLClient as Client } from 'graphql-request';
import { beforeAll, expect, it } from 'vitest';
import { askers, type DataShop, dataShop } from './data-shop.ts';

/** An unmodified refine client against the data service, as an administrator. */

let shop: DataShop;
let provider: ReturnType<typeof dataProvider>;
beforeAll(async () => {
  shop = await dataShop();
  const fetch = async (_url: unknown, init: { body: string }) => {
    const { query, variables } = JSON.parse(init.body);
    const text = await shop.engine.answer(askers.admin, { query, hash: null, operationName: null, variables: variables ?? {} });
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };
  const client = new Client('http://localhost/v1/graphql', { fetch: fetch as unknown as typeof globalThis.fetch });
  provider = dataProvider(client as unknown as GraphQLClient, { idType: 'Int', namingConvention: 'hasura-default' });
});

const resource = 'product_artists';
const fields = ['id', 'path_name', 'position'];

it('Refine’s getList gets filters, sorters, pages and the total', async () => {
  const list = await provider.getList({
    resource,
    pagination: { currentPage: 1, pageSize: 2, mode: 'server' },
    sorters: [{ field: 'position', order: 'desc' }],
    filters: [
      {
        operator: 'or',
        value: [
          { field: 'path_name', operator: 'contains', value: 'e' },
          { field: 'state', operator: 'eq', value: 'STOP' },
        ],
      },
      { field: 'deleted_at', operator: 'null', value: true },
    ],
    meta: { fields },
  });
  expect(list.total).toBe(3);
  expect(list.data.map((row) => row.path_name)).toEqual(['shim', 'jeom']);
});

it('Refine’s getOne and getMany get the rows by id', async () => {
  expect((await provider.getOne({ resource, id: 1001, meta: { fields } })).data).toEqual({ id: 1001, path_name: 'seon', position: 1 });
  const many = await provider.getMany?.({ resource, ids: [1001, 1002], meta: { fields: ['id'] } });
  expect(many?.data).toHaveLength(2);
});

it('Refine creates, updates and deletes one row and many', async () => {
  const values = (path_name: string) => ({ path_name, name: { ko: '새', en: 'New' } });
  const created = await provider.create({ resource, variables: values('fresh'), meta: { fields } });
  expect(created.data).toMatchObject({ path_name: 'fresh', position: 0 });
  const more = await provider.createMany?.({ resource, variables: [values('more-1'), values('more-2')], meta: { fields: ['id'] } });
  const ids = more?.data.map((row) => Number(row.id)) ?? [];
  expect(ids).toHaveLength(2);
  const id = Number(created.data.id);
  expect((await provider.update({ resource, id, variables: { position: 5 }, meta: { fields } })).data).toMatchObject({ position: 5 });
  expect(
    (await provider.updateMany?.({ resource, ids, variables: { position: 6 }, meta: { fields } }))?.data.map((row) => row.position),
  ).toEqual([6, 6]);
  expect((await provider.deleteOne({ resource, id, meta: { fields: ['id'] } })).data).toMatchObject({ id });
  expect((await provider.deleteMany?.({ resource, ids, meta: { fields: ['id'] } }))?.data).toHaveLength(2);
});
