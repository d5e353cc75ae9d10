import { type Arguments, asArguments, refuse } from '../compile/context.ts';
import { type Relation, type Table, tableOf } from '../model/model.ts';
import { insertRows } from './insert-rows.ts';
import { keyColumnsSql } from './returning.ts';
import type { Writing } from './writing.ts';

type Key = Readonly<Record<string, unknown>>;

export interface InsertedTree {
  /** Rows over all levels. */
  readonly count: number;
  /** The requested columns of each top-level object, as text; fewer when conflicts were skipped. */
  readonly keys: readonly Key[];
}

/** True when any object contains rows of other tables. */
export function isNested(table: Table, objects: readonly Arguments[]): boolean {
  return objects.some((object) => Object.keys(object).some((name) => table.relations.has(name)));
}

/**
 * Inserts objects with their nested objects: first those they refer to, then themselves, then those that refer to them; one statement per
 * table and level, however many rows. `needed` are the top rows' columns the caller wants.
 */
export async function insertTree(
  writing: Writing,
  table: Table,
  objects: readonly Arguments[],
  onConflict: unknown,
  needed: Iterable<string>,
): Promise<InsertedTree> {
  const used = [...table.relations.values()].filter((relation) => objects.some((object) => isGiven(object, relation)));
  const rows = objects.map((object) => columnsOnly(table, object));
  let count = 0;
  for (const relation of used.filter((each) => each.isForward)) count += await insertReferred(writing, relation, objects, rows);
  const children = used.filter((each) => !each.isForward);
  const wanted = new Set([...needed, ...children.flatMap((relation) => relation.columns.map(({ here }) => here))]);
  const own = await insertRows(writing, table, rows, onConflict, (alias) => keyColumnsSql(alias, wanted));
  if (children.length > 0 && own.rows.length < objects.length) {
    refuse(`cannot insert what belongs to rows of ${table.name} that a conflict left out`);
  }
  count += own.count;
  for (const relation of children) count += await insertBelonging(writing, relation, objects, own.rows);
  return { count, keys: own.rows };
}

/** Inserts the far ends of a forward relation and sets their keys in the referring rows. */
async function insertReferred(
  writing: Writing,
  relation: Relation,
  objects: readonly Arguments[],
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  const target = tableOf(writing.compilation.model, relation.to);
  let count = 0;
  for (const [index, object] of objects.entries()) {
    const row = rows[index];
    if (!row || !isGiven(object, relation)) continue;
    const { data, onConflict } = nestedInput(object, relation);
    const inserted = await insertTree(
      writing,
      target,
      data,
      onConflict,
      relation.columns.map(({ there }) => there),
    );
    const [key] = inserted.keys;
    if (!key) refuse(`cannot refer to a row of ${target.name} that a conflict left out`);
    for (const { here, there } of relation.columns) setDetermined(row, here, key?.[there]);
    count += inserted.count;
  }
  return count;
}

/** Inserts the rows that refer to `parents`; those without their own `on_conflict` share one statement. */
async function insertBelonging(
  writing: Writing,
  relation: Relation,
  objects: readonly Arguments[],
  parents: readonly Key[],
): Promise<number> {
  const target = tableOf(writing.compilation.model, relation.to);
  const together: Arguments[] = [];
  let count = 0;
  for (const [index, object] of objects.entries()) {
    const parent = parents[index];
    if (!parent || !isGiven(object, relation)) continue;
    const { data, onConflict } = nestedInput(object, relation);
    const rows = data.map((each) => {
      const row = { ...each };
      for (const { here, there } of relation.columns) setDetermined(row, there, parent[here]);
      return row;
    });
    if (onConflict === undefined || onConflict === null) together.push(...rows);
    else count += (await insertTree(writing, target, rows, onConflict, [])).count;
  }
  if (together.length > 0) count += (await insertTree(writing, target, together, undefined, [])).count;
  return count;
}

function setDetermined(row: Record<string, unknown>, column: string, value: unknown): void {
  if (row[column] !== undefined) refuse(`${column} is determined by the nested insert and cannot be given`);
  row[column] = value;
}

function nestedInput(object: Arguments, relation: Relation): { data: readonly Arguments[]; onConflict: unknown } {
  const input = asArguments(object[relation.name]);
  const data = Array.isArray(input.data) ? input.data : [input.data];
  return { data: data.map(asArguments), onConflict: input.on_conflict };
}

function isGiven(object: Arguments, relation: Relation): boolean {
  return object[relation.name] !== undefined && object[relation.name] !== null;
}

function columnsOnly(table: Table, object: Arguments): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => table.columns.has(name)));
}
