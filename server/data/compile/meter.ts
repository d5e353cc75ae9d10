import { type SQL, sql } from 'pg-sql2';
import type { Table } from '../model/model.ts';
import { type Compilation, refuse, spend } from './context.ts';
import type { Field } from './fields.ts';

/** How often one text or JSON column may stand in one object under different names. */
const mostRepeats = 10;
/** Texts and JSON weigh more than numbers, switches and times. */
const wideCell = 8;
/** Nested objects are weighed again inside those around them, so the meter runs this much ahead of the answer. */
const levels = 4;

/** What building an object weighs at least, in bytes. */
export const leastWeights = { row: 200, aggregate: 2000 } as const;

/**
 * Books the cells of `count` objects of a table. Errors: refuses a text or JSON asked for more than ten times in one object:
 * aliases would make megabytes of a short request.
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

/** The JSON of one object, weighed while it is built when the operation is metered: the statement ends once it is too much. */
export function meteredSql({ isMetered, bounds }: Compilation, json: SQL, leastWeight: number): SQL {
  return isMetered ? sql`app.metered(${json}, ${sql.literal(bounds.answerBytes * levels)}, ${sql.literal(leastWeight)})` : json;
}

/** A list of at most `cap` items of which one more was read: cut to the cap, and the cut noted under the path of the response. */
export function cutSql(list: SQL, cap: number, path: string): SQL {
  return sql`case when count(*) > ${sql.literal(cap)} then app.cut_list(${list}, ${sql.literal(cap)}, ${sql.literal(path)}) else coalesce(${list}, '[]'::json) end`;
}
