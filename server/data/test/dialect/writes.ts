/** An administrator's mutation on a fresh copy of rows.sql, with the expected data or error code. */
export interface WriteCase {
  readonly about: string;
  readonly mutation: string;
  readonly data?: Record<string, unknown>;
  readonly code?: string;
  readonly message?: RegExp;
  /** A follow-up query and its result, to check what was actually written. */
  readonly after?: readonly [query: string, data: Record<string, unknown>];
}

const artist = (path: string, more = '') => `{ name: { ko: "새", en: "New" }, path_name: "${path}" ${more} }`;
const graphic = (more = '') =>
  `{ name: { ko: "새", en: "New" }, src: "/cdn/n.svg", width: 10, height: 10, extension: "svg", price: 1000, origin_price: 1000 ${more} }`;
const artistCount = (path: string, count: number) =>
  [
    `{ product_artists_aggregate(where: { path_name: { _like: "${path}" } }) { aggregate { count } } }`,
    { product_artists_aggregate: { aggregate: { count } } },
  ] as const;

const inserts: readonly WriteCase[] = [
  {
    about: 'insert_one gives the row, defaults filled in',
    mutation: `mutation { insert_product_artists_one(object: ${artist('new')}) { path_name state position __typename } }`,
    data: { insert_product_artists_one: { path_name: 'new', state: 'ACT', position: 0, __typename: 'product_artists' } },
  },
  {
    about: 'insert of several, each with its own columns',
    mutation: `mutation { insert_product_artists(objects: [${artist('one', ', position: 7')}, ${artist('two')}]) { affected_rows returning { path_name position } __typename } }`,
    data: {
      insert_product_artists: {
        affected_rows: 2,
        returning: [
          { path_name: 'one', position: 7 },
          { path_name: 'two', position: 0 },
        ],
        __typename: 'product_artists_mutation_response',
      },
    },
  },
  {
    about: 'insert of none',
    mutation: 'mutation { insert_product_artists(objects: []) { affected_rows returning { id } } }',
    data: { insert_product_artists: { affected_rows: 0, returning: [] } },
  },
  {
    about: 'objects that refer and objects referred to, in one',
    mutation: `mutation { insert_product_graphics_one(object: ${graphic(`, artist: { data: ${artist('with')} }, graphic_products: { data: [{ product_id: 1003, position: 5 }] }`)}) { artist { path_name } graphic_products { product_id position } product_count } }`,
    data: {
      insert_product_graphics_one: {
        artist: { path_name: 'with' },
        graphic_products: [{ product_id: 1003, position: 5 }],
        product_count: 1,
      },
    },
  },
  {
    about: 'affected_rows counts all levels',
    mutation: `mutation { insert_product_artists(objects: [${artist('deep', `, graphics: { data: [${graphic()}, ${graphic()}] }, artist_brands: { data: [{ brand_id: 1002 }] }`)}]) { affected_rows } }`,
    data: { insert_product_artists: { affected_rows: 4 } },
  },
  {
    about: 'a key set by the nesting cannot be given too',
    mutation: `mutation { insert_product_artists_one(object: ${artist('twice', `, graphics: { data: [${graphic(', artist_id: 1001')}] }`)}) { id } }`,
    code: 'validation-failed',
    message: /artist_id is determined/,
    after: artistCount('twice', 0),
  },
  {
    about: 'a wrong child takes its parent with it',
    mutation: `mutation { insert_product_artists_one(object: ${artist('child', `, graphics: { data: [${graphic(', position: null')}] }`)}) { id } }`,
    code: 'constraint-violation',
    after: artistCount('child', 0),
  },
];

const conflicts: readonly WriteCase[] = [
  {
    about: 'on_conflict without columns leaves the row and returns none',
    mutation: `mutation { insert_product_artists(objects: [${artist('seon', ', position: 9')}], on_conflict: { constraint: artists_path_name_key }) { affected_rows returning { id } } }`,
    data: { insert_product_artists: { affected_rows: 0, returning: [] } },
    after: ['{ product_artists_by_pk(id: 1001) { position } }', { product_artists_by_pk: { position: 1 } }],
  },
  {
    about: 'insert_one with a conflict that does nothing is null',
    mutation: `mutation { insert_product_artists_one(object: ${artist('seon')}, on_conflict: { constraint: artists_path_name_key, update_columns: [] }) { id } }`,
    data: { insert_product_artists_one: null },
  },
  {
    about: 'on_conflict updates the columns named',
    mutation: `mutation { insert_product_artists_one(object: ${artist('seon', ', position: 9')}, on_conflict: { constraint: artists_path_name_key, update_columns: [position] }) { id position name } }`,
    data: { insert_product_artists_one: { id: 1001, position: 9, name: { ko: '선', en: 'Seon' } } },
  },
  {
    about: 'on_conflict with a condition that does not hold',
    mutation: `mutation { insert_product_artists(objects: [${artist('seon', ', position: 9')}], on_conflict: { constraint: artists_path_name_key, update_columns: [position], where: { position: { _gt: 5 } } }) { affected_rows } }`,
    data: { insert_product_artists: { affected_rows: 0 } },
  },
  {
    about: 'children of a row that a conflict left out are refused',
    mutation: `mutation { insert_product_artists_one(object: ${artist('seon', `, graphics: { data: [${graphic()}] }`)}, on_conflict: { constraint: artists_path_name_key, update_columns: [] }) { id } }`,
    code: 'validation-failed',
    message: /a conflict left out/,
  },
  {
    about: 'on_conflict of a nested row',
    mutation: `mutation { insert_product_brands_one(object: { name: { ko: "새", en: "New" }, artist_brands: { data: [{ artist: { data: ${artist('seon')}, on_conflict: { constraint: artists_path_name_key, update_columns: [path_name] } } }] } }) { artist_brands { artist_id } } }`,
    data: { insert_product_brands_one: { artist_brands: [{ artist_id: 1001 }] } },
  },
];

const updates: readonly WriteCase[] = [
  {
    about: 'update by key, with relationships as they are after it',
    mutation: 'mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: { artist_id: 1002 }) { id artist { path_name } } }',
    data: { update_product_graphics_by_pk: { id: 1001, artist: { path_name: 'jeom' } } },
  },
  {
    about: 'update by a key that is not there',
    mutation: 'mutation { update_product_graphics_by_pk(pk_columns: { id: 1 }, _set: { width: 1 }) { id } }',
    data: { update_product_graphics_by_pk: null },
  },
  {
    about: '_inc and _set together',
    mutation:
      'mutation { update_product_graphics(where: { id: { _eq: 1001 } }, _inc: { price: -500 }, _set: { state: "STOP" }) { affected_rows returning { price state } } }',
    data: {
      update_product_graphics: {
        affected_rows: 1,
        returning: [{ price: 500, state: 'STOP' }],
      },
    },
  },
  {
    about: '_append merges into jsonb',
    mutation: 'mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _append: { name: { ko: "고친 이름" } }) { name } }',
    data: { update_product_graphics_by_pk: { name: { ko: '고친 이름', en: 'Work 1' } } },
  },
  {
    about: '_set to null',
    mutation: 'mutation { update_product_graphics_by_pk(pk_columns: { id: 1002 }, _set: { promotion_price: null }) { promotion_price } }',
    data: { update_product_graphics_by_pk: { promotion_price: null } },
  },
  {
    about: 'an empty _set changes nothing',
    mutation:
      'mutation { update_product_graphics(where: {}, _set: {}) { affected_rows returning { id } } update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: {}) { id } }',
    data: { update_product_graphics: { affected_rows: 0, returning: [] }, update_product_graphics_by_pk: null },
  },
  {
    about: 'nothing to change',
    mutation: 'mutation { update_product_graphics(where: {}) { affected_rows } }',
    code: 'validation-failed',
    message: /at least one of _set/,
  },
  {
    about: 'one column changed twice',
    mutation: 'mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: { price: 1 }, _inc: { price: 1 }) { id } }',
    code: 'validation-failed',
    message: /price is changed twice/,
  },
  {
    about: 'update through a relationship',
    mutation:
      'mutation { update_product_graphics(where: { artist: { path_name: { _eq: "jeom" } } }, _set: { is_best: true }) { affected_rows } }',
    data: { update_product_graphics: { affected_rows: 5 } },
  },
];

const deletes: readonly WriteCase[] = [
  {
    about: 'delete by key gives the row as it was, relationships too',
    mutation: 'mutation { delete_product_graphic_products_by_pk(graphic_id: 1001, product_id: 1002) { position product { code } } }',
    data: { delete_product_graphic_products_by_pk: { position: 2, product: { code: 'MUG' } } },
    after: [
      '{ product_graphic_products_by_pk(graphic_id: 1001, product_id: 1002) { position } }',
      { product_graphic_products_by_pk: null },
    ],
  },
  {
    about: 'delete by a filter',
    mutation: 'mutation { delete_product_graphic_products(where: { product: { code: { _in: ["TEE", "MUG"] } } }) { affected_rows } }',
    data: { delete_product_graphic_products: { affected_rows: 2 } },
  },
  {
    about: 'delete of a row that is referred to',
    mutation: 'mutation { delete_product_artists_by_pk(id: 1001) { id } }',
    code: 'constraint-violation',
  },
  {
    about: 'delete of none',
    mutation: 'mutation { delete_product_plans(where: { id: { _eq: 1 } }) { affected_rows returning { id } } }',
    data: { delete_product_plans: { affected_rows: 0, returning: [] } },
  },
];

const transactions: readonly WriteCase[] = [
  {
    about: 'fields run in order and see each other',
    mutation: `mutation { a: insert_product_artists_one(object: ${artist('first')}) { path_name } b: update_product_artists(where: { path_name: { _eq: "first" } }, _set: { path_name: "second" }) { affected_rows } c: delete_product_artists(where: { path_name: { _eq: "second" } }) { returning { path_name } } __typename }`,
    data: { a: { path_name: 'first' }, b: { affected_rows: 1 }, c: { returning: [{ path_name: 'second' }] }, __typename: 'mutation_root' },
  },
  {
    about: 'a failing field undoes the ones before it',
    mutation: `mutation { a: insert_product_artists_one(object: ${artist('gone')}) { id } b: insert_product_artists_one(object: ${artist('seon')}) { id } }`,
    code: 'constraint-violation',
    message: /artists_path_name_key/,
    after: artistCount('gone', 0),
  },
];

export const writeCases: readonly WriteCase[] = [...inserts, ...conflicts, ...updates, ...deletes, ...transactions];
