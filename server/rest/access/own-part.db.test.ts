import { randomUUID } from 'node:crypto';
import { type GraphQLSchema, getNamedType, isNonNullType, isObjectType, isScalarType, parse, type TypeNode } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { grants } from '#contract/graphql/grants.generated.ts';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { mayDo, type Permission } from '#rules/member/rights/permission.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { plainBodies } from '#test/rows/call-bodies.ts';
import { type OwnPartWorld, ownPartWorld } from '#test/rows/own-part-world.ts';
import { settlementBodies } from '#test/rows/settlement-rows.ts';
import { schemaOf } from '../../../tools/graphql-sdl.ts';
import { aims, idBehind } from './own-part-aims.ts';

/**
 * No route shows a brand another brand's order, or an artist another's earnings. Both call every route of the OpenAPI document, every field
 * of the data service and every operation of the screens with ids of another's data; marks occur only in the other's rows.
 */

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Route = { name: string; method: Method; path: string; permission: Permission };
const sides = ['brand', 'artist'] as const;
type Side = (typeof sides)[number];

let shop: CommerceShop;
let world: OwnPartWorld;
let routes: Route[];

beforeAll(async () => {
  shop = await commerceShop({ SERVICES: 'rest,data' });
  world = await ownPartWorld(shop);
  const document = (await shop.visitor.call({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, { 'x-permission': Permission }>>;
  }>();
  routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase() as Method;
      return { name: `${method} ${path}`, method, path, permission: operation['x-permission'] };
    }),
  );
});

const reaches = (role: Side | 'user', { permission }: Route) => mayDo([role], permission) !== 'no';
/** Open to artists or brands as such: beyond what any member may do. */
const isOfStaff = (route: Route) => !reaches('user', route) && sides.some((side) => reaches(side, route));
const isOfOffice = (route: Route) => !reaches('user', route) && !isOfStaff(route);

async function call(side: Side, { method }: Route, url: string, body?: object) {
  const { member, headers } = world.own[side];
  const reply = await member.call({
    method,
    url,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
  return { reply, answer: reply.statusCode < 400 ? String(reply.statusCode) : `${reply.statusCode} ${reply.json().code}` };
}

/** The marks found in a text; numbers only as whole numbers, since ids and timestamps may contain any digits. */
const found = (text: string) =>
  world.marks.filter((mark) => (/^\d+$/.test(mark) ? new RegExp(`(?<![\\w.-])${mark}(?![\\w-])`).test(text) : text.includes(mark)));

describe('REST calls of artists and brands', () => {
  test('every route open to artists or brands has a declared target, and no other route has one', () => {
    expect(
      routes
        .filter(isOfStaff)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(aims).sort());
  });

  test('a call at another’s target is refused as declared, or answered without that data, and changes nothing', async () => {
    const before = await world.fingerprint();
    for (const route of routes.filter(isOfStaff)) {
      const aim = aims[route.name];
      for (const side of sides) {
        const { reply, answer } = await call(
          side,
          route,
          aim?.path(world.theirs) ?? route.path,
          typeof aim?.body === 'function' ? aim.body(world.theirs) : aim?.body,
        );
        expect([route.name, side, answer]).toEqual([route.name, side, aim?.[side]]);
        expect([route.name, side, found(reply.body)]).toEqual([route.name, side, []]);
      }
    }
    expect(await world.fingerprint()).toEqual(before);
  });

  test('routes of the shop’s staff are refused to artists and brands', async () => {
    const closed = routes.filter(isOfOffice);
    expect(closed.length).toBeGreaterThan(5);
    for (const route of closed)
      for (const side of sides) {
        const path = route.path.replace(/\{\w+\}/, idBehind(route.path, world.theirs));
        expect([route.name, side, (await call(side, route, path)).answer]).toEqual([route.name, side, '403 FORBIDDEN']);
      }
  });

  test('routes for every member return nothing of another artist’s or brand’s part', async () => {
    const before = await world.fingerprint();
    for (const route of routes.filter((each) => reaches('user', each)))
      for (const side of sides)
        for (const role of [side, 'user']) {
          const path = route.path.replace(/\{\w+\}/, idBehind(route.path, world.theirs));
          const body = { ...plainBodies, ...settlementBodies }[route.name] ?? (route.method === 'GET' ? undefined : {});
          const { member } = world.own[side];
          const headers = { 'x-hasura-role': role, 'idempotency-key': randomUUID() };
          // Withdrawing or signing out would end the caller's session.
          if (/withdrawal|sign-ins|password/.test(route.path) && route.method !== 'GET') continue;
          const reply = await member.call({ method: route.method, url: path, headers, ...(body === undefined ? {} : { body }) });
          expect([route.name, role, reply.statusCode < 500, found(reply.body)]).toEqual([route.name, role, true, []]);
        }
    expect(await world.fingerprint()).toEqual(before);
  });
});

async function request(side: Side, query: string, variables: object = {}, role: string = side) {
  const { member } = world.own[side];
  const headers = { 'x-hasura-role': role };
  return (await member.call({ method: 'POST', url: '/v1/graphql', headers, body: { query, variables } })).body;
}

/** The scalar fields of a type and of the types it leads to, down to a depth. */
function fieldsOf(schema: GraphQLSchema, typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  return Object.values(type.getFields())
    .filter((field) => field.args.every((arg) => !isNonNullType(arg.type)))
    .map((field) => {
      const named = getNamedType(field.type);
      if (!isObjectType(named)) return field.name;
      if (depth === 0 || /_aggregate/.test(named.name)) return '';
      return `${field.name}${field.args.some(({ name }) => name === 'limit') ? '(limit: 20)' : ''} { ${fieldsOf(schema, named.name, depth - 1)} }`;
    })
    .filter((text) => text !== '' && !text.endsWith('{  }'))
    .join(' ');
}

describe.each(sides)('the data service, asked by the role %s', (side) => {
  test('no field of a list or its relations shows another’s data, and counts include only the own part', async () => {
    const schema = schemaOf(grants, side);
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
      args.every((arg) => !isNonNullType(arg.type)),
    );
    expect(lists.length).toBeGreaterThan(60);
    for (const { name, type } of lists) {
      const named = getNamedType(type);
      if (/_aggregate$/.test(named.name)) {
        const row = named.name.replace(/_aggregate$/, '');
        const scalars = fieldsOf(schema, row, 0);
        const text = await request(side, `{ ${name} { aggregate { count } nodes { ${scalars} } } }`);
        expect([name, found(text)]).toEqual([name, []]);
        const { data } = JSON.parse(text);
        expect([name, data?.[name].aggregate.count >= data?.[name].nodes.length]).toEqual([name, true]);
      } else {
        const text = await request(side, `{ ${name}(limit: 100) { ${fieldsOf(schema, named.name, 1)} } }`);
        expect([name, JSON.parse(text).errors ?? null]).toEqual([name, null]);
        expect([name, found(text)]).toEqual([name, []]);
      }
    }
  });

  test('every operation of the screens, for any role, is answered without another’s data', async () => {
    let answered = 0;
    for (const text of Object.values(registeredOperations)) {
      const [operation] = parse(text).definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? [each] : []));
      if (operation === undefined || operation.operation !== 'query') continue;
      const values = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
        defaultValue === undefined ? [[variable.name.value, valueFor(variable.name.value, type)] as const] : [],
      );
      for (const role of [side, 'user']) {
        const reply = await request(side, text, Object.fromEntries(values), role);
        expect([operation.name?.value, role, found(reply)]).toEqual([operation.name?.value, role, []]);
        answered += 'data' in JSON.parse(reply) ? 1 : 0;
      }
    }
    expect(answered).toBeGreaterThan(100);
  });

  test('the role header gives no role of another', async () => {
    for (const role of ['admin', side === 'brand' ? 'artist' : 'brand'])
      expect(
        JSON.parse(await request(side, '{ sales_royalty_entries { id } sales_preparations { order_product_id } }', {}, role)).errors,
      ).toHaveLength(1);
  });
});

/** The variables of an operation: ids of the other's data, and unrestricted filters. */
function valueFor(name: string, type: TypeNode): unknown {
  if (type.kind === 'NonNullType') return valueFor(name, type.type);
  if (type.kind === 'ListType') return [];
  const { theirs } = world;
  if (type.name.value === 'bigint') {
    const ids: Record<string, number> = {
      order_id: theirs.order.id,
      artist_id: theirs.artist.id,
      brand_id: theirs.brand.id,
      graphic_id: theirs.artist.graphic,
      product_id: theirs.brand.product,
      period_id: theirs.artist.period,
    };
    return ids[name] ?? theirs.brand.product;
  }
  const words: Record<string, unknown> = { uuid: theirs.order.buyer, Int: /offset|depth/.test(name) ? 0 : 50, Boolean: true, String: '' };
  return words[type.name.value] ?? {};
}

test('the palette finds the own part by name, code, number and title, and nothing of another or of the shop', async () => {
  const db = shop.database.service;
  const line = await db.selectFrom('sales.preparations').selectAll().where('brand_id', '=', world.own.brand.id).executeTakeFirstOrThrow();
  const buyer = { user_id: world.theirs.order.buyer, type: 'ETC', content: '손잡이가 궁금해요.', is_secret: true } as const;
  const asked = await db
    .insertInto('member.inquiries')
    .values({ ...buyer, product_id: line.product_id, title: '손잡이 굵기' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const search = async (side: Side, q: string) => {
    const { member, headers } = world.own[side];
    const reply = await member.call({ url: `/api/admin/search?q=${encodeURIComponent(q)}`, headers });
    return reply.json<Record<string, { id: string; title: string; state?: string }[]>>();
  };
  const ids = async (side: Side, q: string) =>
    Object.fromEntries(Object.entries(await search(side, q)).map(([noun, rows]) => [noun, rows.map(({ id }) => id)]));
  const none = { preparations: [], products: [], questions: [] };
  for (const q of [line.order_number.slice(-5).toLowerCase(), line.order_number.replace('-', '')])
    expect(await ids('brand', q)).toEqual({ ...none, preparations: [line.order_number] });
  expect(await ids('brand', 'mug')).toEqual({ ...none, products: [String(line.product_id)] });
  expect(await ids('brand', '손잡이')).toEqual({ ...none, questions: [String(asked.id)] });
  for (const q of ['cap', '%%', '다른', world.marks.find((mark) => mark.startsWith('20')) ?? ''])
    expect([q, await ids('brand', q)]).toEqual([q, none]);
  const graphics = await db.selectFrom('product.graphics').select(['id', 'artist_id']).execute();
  const own = graphics.filter(({ artist_id }) => artist_id === world.own.artist.id).map(({ id }) => String(id));
  const name = '파도';
  expect([own.length, await ids('artist', name)]).toEqual([1, { graphics: own }]);
  expect(await ids('artist', 'mug')).toEqual({ graphics: [] });
});

test('a brand sees only its own lines to prepare, and an artist only their own earnings', async () => {
  const brand = JSON.parse(await request('brand', '{ sales_preparations { brand_id order_number quantity } }')).data.sales_preparations;
  expect(brand).toEqual([{ brand_id: world.own.brand.id, order_number: expect.any(String), quantity: 1 }]);
  const artist = JSON.parse(await request('artist', '{ sales_royalty_entries { artist_id amount line { graphic_id } } }')).data;
  expect(artist.sales_royalty_entries).toEqual([
    { artist_id: world.own.artist.id, amount: expect.any(Number), line: { graphic_id: expect.any(Number) } },
  ]);
  expect(isScalarType(schemaOf(grants, 'brand').getType('bigint'))).toBe(true);
});
