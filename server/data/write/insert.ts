import { type Arguments, asArguments } from '../compile/context.ts';
import type { Field } from '../compile/fields.ts';
import type { Table } from '../model/model.ts';
import { insertRows } from './insert-rows.ts';
import { insertTree, isNested } from './insert-tree.ts';
import { responseText, returningField } from './response.ts';
import { isFlat, readBack, rowTextSql } from './returning.ts';
import type { Writing } from './writing.ts';

/** `insert_X`: inserts all objects and returns the rows selected in `returning`. */
export async function insertMany(writing: Writing, table: Table, field: Field): Promise<string> {
  const objects = (Array.isArray(field.args.objects) ? field.args.objects : [field.args.objects]).map(asArguments);
  const returning = returningField(writing, field);
  const inserted = await insertObjects(writing, table, objects, field.args.on_conflict, returning);
  return responseText(writing, field, inserted);
}

/** `insert_X_one`: returns the row, or null when a conflict was skipped. */
export async function insertOne(writing: Writing, table: Table, field: Field): Promise<string> {
  const inserted = await insertObjects(writing, table, [asArguments(field.args.object)], field.args.on_conflict, field);
  return inserted.rows[0] ?? 'null';
}

async function insertObjects(
  writing: Writing,
  table: Table,
  objects: readonly Arguments[],
  onConflict: unknown,
  returning: Field | null,
): Promise<{ count: number; rows: string[] }> {
  if (returning && !isNested(table, objects) && isFlat(writing, table, returning)) {
    const written = await insertRows(writing, table, objects, onConflict, (alias) => [rowTextSql(writing, table, alias, returning)]);
    return { count: written.count, rows: written.rows.map((row) => String(row.json)) };
  }
  const tree = await insertTree(writing, table, objects, onConflict, returning ? (table.primaryKey ?? []) : []);
  return { count: tree.count, rows: returning ? await readBack(writing, table, tree.keys, returning) : [] };
}
