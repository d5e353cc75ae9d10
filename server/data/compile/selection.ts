import { type SQL, sql } from 'pg-sql2';
import { type Column, type Relation, type Table, tableOf } from '../model/model.ts';
import { aggregateSql } from './aggregate.ts';
import { type Arguments, bookRelationship, type Compilation, columnSql, joinSql, type Rows, tableSql } from './context.ts';
import { type Field, fieldsIn } from './fields.ts';
import { objectSql } from './json.ts';
import { isSingle } from './keys.ts';
import { clientLimit, listLimit } from './limit.ts';
import { bookCells, cutSql, leastWeights, meteredSql } from './meter.ts';
import { foundPageSql, pageSql } from './page.ts';
import { Slot, SlotMisuse } from './slots.ts';

/** The source of an object: `alias` holds rows of `table`, at most `count` of them. */
export interface Source {
  readonly table: Table;
  readonly alias: symbol;
  readonly count: number;
  /** The response path: keys and dots. */
  readonly path: string;
  /** Columns the object needs; the surrounding page must provide them. */
  readonly needs: Set<string>;
}

/** The JSON object of one row, with relationships as correlated subqueries. */
export function rowSql(compilation: Compilation, source: Source, field: Field): SQL {
  const fields = fieldsIn(compilation, field);
  bookCells(compilation, source.table, source.count, fields);
  const json = objectSql(fields.map((each) => [each.key, fieldSql(compilation, source, each)]));
  return meteredSql(compilation, json, leastWeights.row);
}

function fieldSql(compilation: Compilation, source: Source, field: Field): SQL {
  const { name, args } = field;
  if (name === '__typename') return typenameSql(field);
  const column = source.table.columns.get(name);
  if (column) return columnValue(source, column, args);
  const relation = source.table.relations.get(name) ?? source.table.relations.get(name.replace(/_aggregate$/, ''));
  if (!relation) throw new Error(`${source.table.name} has no field ${name}`);
  bookRelationship(compilation);
  for (const pair of relation.columns) source.needs.add(pair.here);
  if (name === relation.name && !relation.isArray) return relatedObject(compilation, source, relation, field);
  const rows: Rows = {
    table: tableOf(compilation.model, relation.to),
    parents: source.count,
    joined: relation.columns.map(({ there }) => there),
    path: `${source.path}.`,
    join: (far) => joinSql(relation, source.alias, far),
  };
  return name === relation.name ? listSql(compilation, rows, field) : aggregateSql(compilation, rows, field, listSql);
}

export function typenameSql(field: Field): SQL {
  return sql`${sql.literal(field.parent.name)}::text`;
}

function columnValue(source: Source, column: Column, args: Arguments): SQL {
  source.needs.add(column.name);
  if (args.path instanceof Slot) throw new SlotMisuse(args.path);
  const value = columnSql(source.alias, column.name);
  if (typeof args.path !== 'string') return value;
  const steps = args.path.replace(/^\$\.?/, '').match(/[^.[\]"']+/g);
  return steps ? sql`(${value} #> ${sql.value(steps)}::text[])` : value;
}

function relatedObject(compilation: Compilation, source: Source, relation: Relation, field: Field): SQL {
  const table = tableOf(compilation.model, relation.to);
  const alias = Symbol(table.table);
  const json = rowSql(compilation, { table, alias, count: source.count, path: `${source.path}.${field.key}`, needs: new Set() }, field);
  return sql`(select ${json} from ${tableSql(table)} ${sql.identifier(alias)} where ${joinSql(relation, source.alias, alias)} limit 1)`;
}

/** A JSON list: an inner page of plain columns, with objects built only from its rows. */
export function listSql(compilation: Compilation, rows: Rows, field: Field): SQL {
  const { table, join, parents } = rows;
  const cap = compilation.bounds.rowCap;
  // A list limited to one row by a key needs no meter and is nearly free, such as the member's own like of each graphic.
  const single = isSingle(table, rows.joined, field.args.where);
  const { limit, mayCut } = single ? { limit: clientLimit(field.args), mayCut: false } : listLimit(compilation, field.args);
  if (mayCut) compilation.mayCut = true;
  const most = single ? 1 : Math.min(limit.most ?? cap, cap);
  const path = `${rows.path}${field.key}`;
  const alias = Symbol(table.table);
  const page = Symbol('page');
  const needs = new Set<string>();
  const json = rowSql(compilation, { table, alias: page, count: parents * most, path, needs }, field);
  const build = rows.found ? foundPageSql : pageSql;
  const inner = build(compilation, table, { alias, args: field.args, join: join(alias), limit, found: rows.found }, needs);
  const list = sql`json_agg(${json})`;
  return sql`(select ${mayCut ? cutSql(list, cap, path) : sql`coalesce(${list}, '[]'::json)`} from (${inner}) ${sql.identifier(page)})`;
}
