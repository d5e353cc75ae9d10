import type { z } from 'zod';

/** The columns that a schema names, to select them. */
export function columnsOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): (keyof Shape & string)[] {
  return Object.keys(schema.shape);
}

type SentValue<Value> = Value extends Date ? string : Value;

/** A row as it is sent: its times in ISO 8601. */
export function sentRow<Row extends object>(row: Row): { [Column in keyof Row]: SentValue<Row[Column]> } {
  const values = Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]);
  return Object.fromEntries(values) as { [Column in keyof Row]: SentValue<Row[Column]> };
}
