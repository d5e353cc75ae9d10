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

/** A query value that is bound, and never read while the query is built. */
type Scalar = string | number | boolean | Date | null | undefined;
type Value = Scalar | readonly Scalar[] | { readonly [column: string]: Scalar } | readonly { readonly [column: string]: Scalar }[];

/** A query with its values in place, to run on `db` or together with others (db/together.ts). */
export interface PreparedQuery<Row> extends Compilable<Row> {
  execute(): Promise<Row[]>;
  executeTakeFirst(): Promise<Row | undefined>;
  executeTakeFirstOrThrow(): Promise<Row>;
}

type RowOf<Query> = Query extends Compilable<infer Row> ? Row : never;

/** Maximum shapes per query: list lengths, omitted columns. The least recently used one is evicted. */
const mostShapes = 100;

/** Only builds queries, never runs them. */
const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A query whose text depends only on the shape of its values: `build` runs once per shape, then only the values are filled in. Building and
 * compiling took a quarter of the process's time for an order. `build` must only bind its values: it sees placeholders, so a condition on
 * one (`if (id)`, `$if`) would be decided once for all calls. Values are scalars, rows, and lists of either; an undefined column is
 * omitted, as usual.
 * Errors: throws when a value is not bound as given.
 */
export function preparedQuery<Db extends Kysely<DB>, Values extends readonly Value[], Query extends Compilable>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => PreparedQuery<RowOf<Query>> {
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

/** A placeholder for a value while its query is built. */
class Slot {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('a value of a prepared query was read while the query was built');
  }
}

/** The shape of the values, as far as it affects the query's text; collects the bound scalars in order. */
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

/** The query with a Slot for each value to fill in. */
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
    if (!bound.has(at)) throw new TypeError(`value ${at} of a prepared query is not bound: ${compiled.sql}`);
  return compiled;
}

function ready<Row>(db: Kysely<DB>, template: CompiledQuery, scalars: readonly Scalar[]): PreparedQuery<Row> {
  const compile = (): CompiledQuery<Row> => ({
    ...template,
    // A new list each time, because together.ts identifies a statement by it.
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
