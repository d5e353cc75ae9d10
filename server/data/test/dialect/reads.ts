/** A query in the dialect and the data expected for a visitor. */
export interface ReadCase {
  readonly about: string;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly data: Record<string, unknown>;
}

const graphics = (args: string, fields = 'id') => `{ product_graphics(${args}) { ${fields} } }`;
const found = (...ids: number[]) => ({ product_graphics: ids.map((id) => ({ id: 1000 + id })) });

const order: readonly ReadCase[] = [
  { about: 'order_by one object', query: graphics('limit: 2, order_by: { id: desc }'), data: found(28, 27) },
  { about: 'order_by several keys', query: graphics('limit: 3, order_by: [{ artist_id: desc }, { id: asc }]'), data: found(26, 27, 28) },
  {
    about: 'nulls last ascending',
    query: graphics('limit: 1, offset: 14, order_by: [{ promotion_price: asc }, { id: asc }]'),
    data: found(1),
  },
  { about: 'nulls first descending', query: graphics('limit: 1, order_by: [{ promotion_price: desc }, { id: asc }]'), data: found(1) },
  { about: 'asc_nulls_first', query: graphics('limit: 1, order_by: [{ promotion_price: asc_nulls_first }, { id: asc }]'), data: found(1) },
  { about: 'desc_nulls_last', query: graphics('limit: 1, order_by: [{ promotion_price: desc_nulls_last }, { id: asc }]'), data: found(28) },
  {
    about: 'by an object relationship',
    query: graphics('limit: 2, order_by: [{ artist: { position: desc } }, { id: asc }]'),
    data: found(26, 27),
  },
  {
    about: 'by the count of an array relationship',
    query: graphics('limit: 2, order_by: [{ plan_graphics_aggregate: { count: desc } }, { id: asc }]'),
    data: found(2, 3),
  },
  {
    about: 'by the maximum over an array relationship',
    query: '{ product_artists(order_by: [{ graphics_aggregate: { max: { price: desc } } }]) { id } }',
    data: { product_artists: [{ id: 1002 }, { id: 1001 }] },
  },
  {
    about: 'by an aggregate beyond an object relationship',
    query: graphics('limit: 1, order_by: [{ artist: { graphics_aggregate: { count: asc } } }, { id: desc }]'),
    data: found(28),
  },
  {
    about: 'distinct_on keeps the first of each',
    query: graphics('distinct_on: artist_id, order_by: [{ artist_id: asc }, { price: desc }]'),
    data: found(25, 28),
  },
  { about: 'offset beyond the end', query: graphics('offset: 100'), data: found() },
  { about: 'limit none', query: graphics('limit: 0'), data: found() },
];

const variables: readonly ReadCase[] = [
  {
    about: 'an absent variable makes its filter vanish',
    query: 'query ($id: bigint) { product_graphics(where: { id: { _eq: $id } }, limit: 1, order_by: { id: asc }) { id } }',
    data: found(1),
  },
  {
    about: 'a filter as a variable',
    query: 'query ($where: product_graphics_bool_exp) { product_graphics(where: $where) { id } }',
    variables: { where: { id: { _in: [1002, 1001] }, is_best: { _eq: true }, artist: { id: { _eq: 1001 } }, price: { _lt: 2000 } } },
    data: found(1),
  },
  {
    about: 'order_by as a variable',
    query: 'query ($order: [product_graphics_order_by!]) { product_graphics(order_by: $order, limit: 1) { id } }',
    variables: { order: { id: 'desc' } },
    data: found(28),
  },
  {
    about: 'a variable inside a JSON value',
    query: 'query ($en: jsonb) { product_graphics(where: { name: { _contains: { en: $en } } }) { id } }',
    variables: { en: 'Work 4' },
    data: found(4),
  },
  {
    about: 'variables inside a list',
    query: 'query ($a: bigint!, $b: bigint!) { product_graphics(where: { id: { _in: [$a, $b] } }, order_by: { id: asc }) { id } }',
    variables: { a: 1001, b: '1002' },
    data: found(1, 2),
  },
  {
    about: 'one variable for columns of two types',
    query: 'query ($n: numeric) { product_graphics(where: { sale_rate: { _lte: $n }, price: { _eq: 1000 } }) { id } }',
    variables: { n: 0.5 },
    data: found(1),
  },
  {
    about: 'an Int variable for a bigint',
    query: 'query ($id: Int!) { product_graphics_by_pk(id: $id) { id } }',
    variables: { id: 1001 },
    data: { product_graphics_by_pk: { id: 1001 } },
  },
  {
    about: 'an unused variable',
    query: 'query ($unused: Int) { product_graphics(limit: 0) { id } }',
    variables: { more: 1 },
    data: found(),
  },
];

const shapes: readonly ReadCase[] = [
  {
    about: 'aliases, __typename and fragments on the root type',
    query:
      'query { ...root } fragment root on query_root { __typename one: product_graphics_by_pk(id: 1001) { number: id __typename } none: product_graphics_by_pk(id: 1) { id } }',
    data: { __typename: 'query_root', one: { number: 1001, __typename: 'product_graphics' }, none: null },
  },
  {
    about: 'fragments merge',
    query: '{ product_graphics_by_pk(id: 1001) { artist { id } ...more } } fragment more on product_graphics { artist { path_name } }',
    data: { product_graphics_by_pk: { artist: { id: 1001, path_name: 'seon' } } },
  },
  {
    about: '@skip and @include',
    query: 'query ($no: Boolean = false) { product_graphics_by_pk(id: 1001) { id @include(if: $no) src @skip(if: $no) width } }',
    data: { product_graphics_by_pk: { src: '/cdn/1.svg', width: 101 } },
  },
  {
    about: 'a path into jsonb',
    query: '{ product_graphics_by_pk(id: 1001) { ko: name(path: "ko") en: name(path: "$.en") none: name(path: "cn") } }',
    data: { product_graphics_by_pk: { ko: '그림 1', en: 'Work 1', none: null } },
  },
  {
    about: 'numbers are numbers, names are objects',
    query: '{ product_products_by_pk(id: 1002) { price sale_rate name } }',
    data: { product_products_by_pk: { price: 12000, sale_rate: 20, name: { ko: '머그', en: 'Mug' } } },
  },
  {
    about: 'a nested list with its own arguments',
    query:
      '{ product_artists_by_pk(id: 1002) { graphics(order_by: { id: desc }, limit: 2, where: { id: { _lt: 1028 } }) { id artist { path_name } } } }',
    data: { product_artists_by_pk: { graphics: [1027, 1026].map((id) => ({ id, artist: { path_name: 'jeom' } })) } },
  },
  {
    about: 'a composite key and its relationships',
    query: '{ product_graphic_products_by_pk(graphic_id: 1001, product_id: 1002) { position product { code } graphic { id } } }',
    data: { product_graphic_products_by_pk: { position: 2, product: { code: 'MUG' }, graphic: { id: 1001 } } },
  },
  {
    about: 'a relationship over a composite foreign key',
    query: '{ product_product_options_by_pk(id: 1001) { frame { code } color { hex } product { code } } }',
    data: { product_product_options_by_pk: { frame: { code: 'REGULAR' }, color: { hex: '#FFFFFF' }, product: { code: 'TEE' } } },
  },
  {
    about: 'more than fifty fields of one object',
    query: `{ product_graphics_by_pk(id: 1001) { ${Array.from({ length: 60 }, (_, n) => `f${n}: id`).join(' ')} } }`,
    data: { product_graphics_by_pk: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, 1001])) },
  },
];

const aggregates: readonly ReadCase[] = [
  {
    about: 'count, max, min, sum, avg',
    query:
      '{ product_graphics_aggregate(where: { id: { _lte: 1004 } }) { aggregate { count max { price src } min { price } sum { price } avg { price } } } }',
    data: {
      product_graphics_aggregate: {
        aggregate: { count: 4, max: { price: 4000, src: '/cdn/4.svg' }, min: { price: 1000 }, sum: { price: 10000 }, avg: { price: 2500 } },
      },
    },
  },
  {
    about: 'count of a column, of distinct values, of pairs',
    query:
      '{ product_graphics_aggregate { aggregate { some: count(columns: promotion_price) artists: count(columns: artist_id, distinct: true) pairs: count(columns: [artist_id, state], distinct: true) } } }',
    data: { product_graphics_aggregate: { aggregate: { some: 14, artists: 2, pairs: 2 } } },
  },
  {
    about: 'nodes beside the count, both of the page',
    query:
      '{ product_graphics_aggregate(limit: 2, offset: 1, order_by: { id: asc }) { __typename aggregate { count __typename } nodes { id } } }',
    data: {
      product_graphics_aggregate: {
        __typename: 'product_graphics_aggregate',
        aggregate: { count: 2, __typename: 'product_graphics_aggregate_fields' },
        nodes: [{ id: 1002 }, { id: 1003 }],
      },
    },
  },
  {
    about: 'of a relationship',
    query: '{ product_artists(order_by: { id: asc }) { graphics_aggregate(where: { price: { _gt: 20000 } }) { aggregate { count } } } }',
    data: { product_artists: [{ graphics_aggregate: { aggregate: { count: 5 } } }, { graphics_aggregate: { aggregate: { count: 3 } } }] },
  },
  {
    about: 'of nothing',
    query: '{ product_graphics_aggregate(where: { id: { _eq: 0 } }) { aggregate { count max { price } sum { price } } nodes { id } } }',
    data: { product_graphics_aggregate: { aggregate: { count: 0, max: { price: null }, sum: { price: null } }, nodes: [] } },
  },
];

export const readCases: readonly ReadCase[] = [...order, ...variables, ...shapes, ...aggregates];
