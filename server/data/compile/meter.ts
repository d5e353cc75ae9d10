import { type SQL, sql } from 'pg-sql2';
import type { Table } from '../model/model.ts';
import { type Compilation, refuse, spend } from './context.ts';
import type { Field } from './fields.ts';

/** How often one object may select the same text or JSON column under different names. */
const mostRepeats = 10;
/** Text and JSON count more than numbers, booleans and times. */
const wideCell = 8;
/** Nested objects are measured again inside their parents, so the meter overestimates the response by this factor. */
const levels = 4;

/** Minimum weight of building an object, in bytes. */
export const leastWeights = { row: 200, aggregate: 2000 } as const;

/**
 * Counts the cells of `count` objects of a table. Errors: rejects a text or JSON column selected more than ten times in one object, since
 * aliases would turn a short request into megabytes.
 */
export function bookCells(compilation: Compilation, table: Table, count: number, fields: readonly Field[]): void {
  const repeats = new Map<string, number>();
  let cells = 0;
  for (const { name } of fields) {
    const column = table.columns.get(name);
    cells += 1;
    if (!column || !'SU'.includes(column.type.category)) continue;
    cells += wideCell - 1;
    const times = (repeats.get(name) ?? 0) + 1;
    if (times > mostRepeats) refuse(`${table.name}.${name} is asked for more than ${mostRepeats} times in one object`);
    repeats.set(name, times);
  }
  spend(compilation, count * cells);
}

/**
 * The JSON of one object. If the operation is metered, its size is measured while it is built and the statement is aborted once it is too
 * large.
 */
export function meteredSql({ isMetered, bounds }: Compilation, json: SQL, leastWeight: number): SQL {
  return isMetered ? sql`app.metered(${json}, ${sql.literal(bounds.answerBytes * levels)}, ${sql.literal(leastWeight)})` : json;
}

/** Cuts a list read with one extra item to `cap` items and records the response path if it was cut. */
export function cutSql(list: SQL, cap: number, path: string): SQL {
  return sql`case when count(*) > ${sql.literal(cap)} then app.cut_list(${list}, ${sql.literal(cap)}, ${sql.literal(path)}) else coalesce(${list}, '[]'::json) end`;
}
