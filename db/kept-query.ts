import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  NoResultError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryNode,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from './schema.generated.ts';

/** A value of a query: something that is bound, never read while the query is built. */
type Scalar = string | number | boolean | Date | null | undefined;
type Value = Scalar | readonly Scalar[] | { readonly [column: string]: Scalar } | readonly { readonly [column: string]: Scalar }[];

/** A query that is ready: its values are in their places, and it is run on `db`, or with others (db/together.ts). */
export interface KeptQuery<Row> extends Compilable<Row> {
  execute(): Promise<Row[]>;
  executeTakeFirst(): Promise<Row | undefined>;
  executeTakeFirstOrThrow(): Promise<Row>;
}

type RowOf<Query> = Query extends Compilable<infer Row> ? Row : never;

/** Shapes one query has at most: lists of different lengths, columns that are left out. The one not used for longest is built again. */
const mostShapes = 100;

/** Writes queries, and never runs one. */
const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A query whose text depends on nothing but the shape of its values: `build` is asked once for each shape, and after that only the values are put
 * in. Building and compiling took a quarter of what an order costs the process. `build` must bind its values and nothing else: it sees
 * stand-ins for them, so a condition on one (`if (id)`, `$if`) would be decided once and for all. Values are scalars, lists of them, rows, and
 * lists of rows; a column that is undefined is left out, as always. Errors: a value that is not bound as it is given.
 */
export function keptQuery<Db extends Kysely<DB>, Values extends readonly Value[], Query extends Compilable>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => KeptQuery<RowOf<Query>> {
  const templates = new LRUCache<string, CompiledQuery>({ max: mostShapes });
  return (db, ...values) => {
    const scalars: Scalar[] = [];
    const shape = values.map((value) => shapeOf(value, scalars)).join();
    let template = templates.get(shape);
    if (template === undefined) {
      template = templateOf(build, values, scalars.length);
      templates.set(shape, template);
    }
    return ready(db, template, scalars);
  };
}

/** Stands for a value while its query is built. */
class Slot {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('a value of a kept query was read while the query was built');
  }
}

/** What of these values shows in the text of a query; gathers those that are bound, in their order. */
function shapeOf(value: Value, scalars: Scalar[]): string {
  if (value === undefined) return '-';
  if (isScalar(value)) {
    scalars.push(value);
    return '$';
  }
  if (Array.isArray(value)) return `[${value.map((each) => shapeOf(each, scalars)).join()}]`;
  return `{${Object.entries(value).map(([column, each]) => `${column}:${shapeOf(each, scalars)}`)}}`;
}

function isScalar(value: Value): value is Scalar {
  return value === null || typeof value !== 'object' || value instanceof Date;
}

/** The query with a Slot for each value that is put in later. */
function templateOf<Db extends Kysely<DB>, Values extends readonly Value[]>(
  build: (db: Db, ...values: Values) => Compilable,
  values: Values,
  count: number,
): CompiledQuery {
  let next = 0;
  const slotsOf = (value: Value): unknown => {
    if (value === undefined) return undefined;
    if (isScalar(value)) return new Slot(next++);
    if (Array.isArray(value)) return value.map(slotsOf);
    return Object.fromEntries(Object.entries(value).map(([column, each]) => [column, slotsOf(each)]));
  };
  const compiled = build(writer as unknown as Db, ...(values.map(slotsOf) as unknown as Values)).compile();
  const bound = new Set(compiled.parameters.map((each) => (each instanceof Slot ? each.at : null)));
  for (let at = 0; at < count; at += 1)
    if (!bound.has(at)) throw new TypeError(`value ${at} of a kept query is not bound: ${compiled.sql}`);
  return compiled;
}

function ready<Row>(db: Kysely<DB>, template: CompiledQuery, scalars: readonly Scalar[]): KeptQuery<Row> {
  const compile = (): CompiledQuery<Row> => ({
    ...template,
    // A list of its own each time: how a statement travels is noted by it (together.ts).
    parameters: template.parameters.map((each) => (each instanceof Slot ? scalars[each.at] : each)),
  });
  const execute = async () => (await db.executeQuery(compile())).rows;
  const executeTakeFirst = async () => (await execute())[0];
  const executeTakeFirstOrThrow = async () => {
    const row = await executeTakeFirst();
    if (row === undefined) throw new NoResultError(template.query as QueryNode);
    return row;
  };
  return { compile, execute, executeTakeFirst, executeTakeFirstOrThrow };
}
