import { type SQL, sql } from 'pg-sql2';
import type { ColumnType } from '../model/model.ts';
import { asArguments, refuse } from './context.ts';
import { Slot, SlotMisuse } from './slots.ts';
import { arraySql, valueSql } from './values.ts';

const text: ColumnType = { schema: 'pg_catalog', name: 'text', scalar: 'String', category: 'S', isArray: false, domain: null };

type Operator = (left: SQL, value: unknown, type: ColumnType) => SQL;

const infix =
  (operator: SQL): Operator =>
  (left, value, type) =>
    sql`${left} ${operator} ${valueSql(value, type)}`;

const textInfix =
  (operator: SQL): Operator =>
  (left, value) =>
    sql`${left} ${operator} ${valueSql(value, text)}`;

const ofList =
  (build: (left: SQL, list: SQL) => SQL, itemType?: ColumnType): Operator =>
  (left, value, type) => {
    if (!Array.isArray(value) && !(value instanceof Slot && value.isList)) return refuse('expected a list');
    return build(left, arraySql(value, itemType ?? type));
  };

/**
 * Passes the values as one array, so that the statement text does not depend on their number. PostgreSQL has no array of arrays, so array
 * values are passed one by one.
 */
const ofValues = (whenEmpty: SQL, operator: SQL, build: (left: SQL, list: SQL) => SQL): Operator => {
  const asArray = ofList(build);
  return (left, value, type) => {
    if (!type.isArray) return asArray(left, value, type);
    // The number of values shapes the statement, so they cannot stay one parameter.
    if (value instanceof Slot) throw new SlotMisuse(value);
    if (!Array.isArray(value)) return refuse('expected a list');
    const values = value.map((each) => valueSql(each, type));
    return values.length === 0 ? whenEmpty : sql`${left} ${operator} (${sql.join(values, ', ')})`;
  };
};

/** All comparison operators of the dialect. An operator with an empty list is false (`_in`) or true (`_nin`), as in SQL. */
const operators: Readonly<Record<string, Operator>> = {
  _eq: infix(sql`=`),
  _neq: infix(sql`<>`),
  _gt: infix(sql`>`),
  _gte: infix(sql`>=`),
  _lt: infix(sql`<`),
  _lte: infix(sql`<=`),
  _in: ofValues(sql.false, sql`in`, (left, list) => sql`${left} = any (${list})`),
  _nin: ofValues(sql.true, sql`not in`, (left, list) => sql`${left} <> all (${list})`),
  _is_null: (left, value) => (value === true ? sql`${left} is null` : sql`${left} is not null`),
  _like: textInfix(sql`like`),
  _nlike: textInfix(sql`not like`),
  _ilike: textInfix(sql`ilike`),
  _nilike: textInfix(sql`not ilike`),
  _similar: textInfix(sql`similar to`),
  _nsimilar: textInfix(sql`not similar to`),
  _regex: textInfix(sql`~`),
  _nregex: textInfix(sql`!~`),
  _iregex: textInfix(sql`~*`),
  _niregex: textInfix(sql`!~*`),
  _contains: infix(sql`@>`),
  _contained_in: infix(sql`<@`),
  _has_key: textInfix(sql`?`),
  _has_keys_any: ofList((left, list) => sql`${left} ?| ${list}`, text),
  _has_keys_all: ofList((left, list) => sql`${left} ?& ${list}`, text),
  _cast: (left, value) => {
    const asked = asArguments(value);
    return 'String' in asked ? comparisonSql(sql`(${left}::text)`, text, asked.String) : sql.true;
  },
};

/**
 * One `<type>_comparison_exp`; its operators are combined with AND. A null operand is an error, because comparing with null would silently
 * match nothing; an absent one is ignored.
 */
export function comparisonSql(left: SQL, type: ColumnType, comparison: unknown): SQL {
  const conditions = Object.entries(asArguments(comparison)).map(([name, value]) => {
    const operator = operators[name];
    if (!operator) return refuse(`unknown operator ${name}`);
    if (value === null) return refuse(`unexpected null value for ${name}; use _is_null`);
    return sql`(${operator(left, value, type)})`;
  });
  return conditions.length === 0 ? sql.true : sql.join(conditions, ' and ');
}
