import type { OperationDefinitionNode } from 'graphql';
import { type Arguments, asArguments } from '../compile/context.ts';
import { type Field, rootFields } from '../compile/fields.ts';
import { type Table, tableOf } from '../model/model.ts';
import { deleteByKey, deleteMany, updateByKey, updateMany } from './change.ts';
import { insertRows } from './insert-rows.ts';
import { insertTree, isNested } from './insert-tree.ts';
import { responseText, returningField } from './response.ts';
import { isFlat, readBack, rowTextSql } from './returning.ts';
import type { Writing } from './writing.ts';

type Handler = (writing: Writing, table: Table, field: Field) => Promise<string>;

/** Root field handlers by name pattern; more specific ones come first. */
const handlers: readonly (readonly [form: RegExp, handler: Handler])[] = [
  [/^insert_(.+)_one$/, insertOne],
  [/^insert_(.+)$/, insertMany],
  [/^update_(.+)_by_pk$/, updateByKey],
  [/^update_(.+)$/, updateMany],
  [/^delete_(.+)_by_pk$/, deleteByKey],
  [/^delete_(.+)$/, deleteMany],
];

/**
 * Runs a mutation's fields in order, inside the transaction behind `writing.run`, and returns the response's `data` as JSON text. If it
 * throws, the transaction must be rolled back.
 */
export async function runMutation(writing: Writing, operation: OperationDefinitionNode): Promise<string> {
  const entries: string[] = [];
  for (const field of rootFields(writing.compilation, operation)) {
    entries.push(`${JSON.stringify(field.key)} : ${await runField(writing, field)}`);
  }
  return `{${entries.join(', ')}}`;
}

function runField(writing: Writing, field: Field): Promise<string> | string {
  if (field.name === '__typename') return JSON.stringify(field.parent.name);
  for (const [form, handler] of handlers) {
    const name = field.name.match(form)?.[1];
    if (name && writing.compilation.model.tables.has(name)) return handler(writing, tableOf(writing.compilation.model, name), field);
  }
  throw new Error(`no handler for ${field.name}`);
}

/** `insert_X`: inserts all objects and returns the rows selected in `returning`. */
async function insertMany(writing: Writing, table: Table, field: Field): Promise<string> {
  const objects = (Array.isArray(field.args.objects) ? field.args.objects : [field.args.objects]).map(asArguments);
  const returning = returningField(writing, field);
  const inserted = await insertObjects(writing, table, objects, field.args.on_conflict, returning);
  return responseText(writing, field, inserted);
}

/** `insert_X_one`: returns the row, or null when a conflict was skipped. */
async function insertOne(writing: Writing, table: Table, field: Field): Promise<string> {
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
