import { type Field, fieldsIn } from '../compile/fields.ts';
import type { Writing } from './writing.ts';

/** The `returning` field of a mutation response; null when not requested. */
export function returningField(writing: Writing, field: Field): Field | null {
  return fieldsIn(writing.compilation, field).find((each) => each.name === 'returning') ?? null;
}

/** A mutation response as JSON text, with the requested keys. */
export function responseText(writing: Writing, field: Field, written: { count: number; rows: readonly string[] }): string {
  const parts: Readonly<Record<string, (part: Field) => string>> = {
    affected_rows: () => String(written.count),
    returning: () => `[${written.rows.join(', ')}]`,
    __typename: (part) => JSON.stringify(part.parent.name),
  };
  const entries = fieldsIn(writing.compilation, field).map((part) => `${JSON.stringify(part.key)} : ${parts[part.name]?.(part) ?? 'null'}`);
  return `{${entries.join(', ')}}`;
}
