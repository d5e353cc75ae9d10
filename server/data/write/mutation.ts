import type { OperationDefinitionNode } from 'graphql';
import { type Field, rootFields } from '../compile/fields.ts';
import { type Table, tableOf } from '../model/model.ts';
import { deleteByKey, deleteMany, updateByKey, updateMany } from './change.ts';
import { insertMany, insertOne } from './insert.ts';
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
