import { type SQL, type SQLRawValue, sql } from 'pg-sql2';
import type { ColumnType } from '../model/model.ts';
import { refuse } from './context.ts';
import { ExactNumber } from './exact-json.ts';
import { natural } from './limit.ts';
import { askerId, PageParameter, Slot, SlotMisuse, SlotParameter, type Variables, valueAt } from './slots.ts';

/** The type as SQL, built only from identifiers. */
function typeSql(type: ColumnType): SQL {
  return sql.identifier(type.schema, type.name);
}

/** A client's value as a parameter cast to the column's type: PostgreSQL parses it and reports `data-exception` on failure. */
export function valueSql(value: unknown, type: ColumnType): SQL {
  // pg-sql2 passes the parameter through; boundValues inserts the value before the statement runs.
  const given = value instanceof Slot ? (new SlotParameter(value.path, type, false) as unknown as SQLRawValue) : parameter(value, type);
  return sql`${sql.value(given)}::${typeSql(type)}`;
}

/** A list of values as one array parameter, so that the statement text does not depend on their number. */
export function arraySql(values: readonly unknown[] | Slot, type: ColumnType): SQL {
  if (values instanceof Slot)
    return sql`${sql.value(new SlotParameter(values.path, type, true) as unknown as SQLRawValue)}::${typeSql(type)}[]`;
  return sql`${sql.value(values.map((value) => parameter(value, type)))}::${typeSql(type)}[]`;
}

/** Fills the slots of a compiled statement's parameters with the values of these variables and the caller's id. */
export function boundValues(values: readonly unknown[], variables: Variables, userId: string | null): unknown[] {
  return values.map((value) => {
    if (value instanceof SlotParameter) return bound(valueAt(variables, value.path), value);
    if (value === askerId) return userId ?? '';
    if (!(value instanceof PageParameter)) return value;
    const rows = natural(valueAt(variables, value.path), value.name);
    return value.most === null ? rows : Math.min(rows, value.most);
  });
}

function bound(value: unknown, { type, isList }: SlotParameter): unknown {
  return isList && Array.isArray(value) ? value.map((item) => parameter(item, type)) : parameter(value, type);
}

function parameter(value: unknown, type: ColumnType): SQLRawValue {
  if (value === null) return null;
  if (type.name === 'jsonb' || type.name === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) {
    if (!type.isArray) refuse(`a list is no value for ${type.scalar}`);
    return value.map((item) => (item === null ? null : scalarText(item, type)));
  }
  return scalarText(value, type);
}

function scalarText(value: unknown, type: ColumnType): string {
  if (typeof value === 'string') return value;
  if (value instanceof ExactNumber) return value.text;
  if (value instanceof Slot) throw new SlotMisuse(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return refuse(`an object is no value for ${type.scalar}`);
}
