import type { Role } from '#rules/member/rights/role.ts';
import type { grants, Values } from './grants.generated.ts';

/**
 * The input types of the data service for a role, from what the database grants it: `Where<'product_products'>` is the
 * `product_products_bool_exp` of members. A column or relationship that the role may not use does not exist in them.
 */
type Tables = (typeof grants)['tables'];
export type TableName = keyof Tables;
type Type = keyof Values;
type Columns<T extends TableName> = Tables[T]['columns'];
type Relations<T extends TableName> = Tables[T]['relations'];

/** One item, which is accepted as a list of one, or a list. */
export type Many<Item> = readonly Item[] | Item;
type Optional<Value> = Value | null | undefined;

/** The roles with a right, as grants name them: `public user artist`. */
type Naming<R extends Role> = `${string}${R}${string}`;
type Able<T extends TableName, R extends Role, Verb extends string> = {
  [C in keyof Columns<T>]: Columns<T>[C] extends Readonly<Record<Verb, Naming<R>>> ? C : never;
}[keyof Columns<T>];
type TypeOf<T extends TableName, C extends keyof Columns<T>> = Columns<T>[C] extends { type: infer Found extends Type } ? Found : never;
type TypeIn<Categories> = { [N in Type]: (typeof grants)['types'][N] extends { category: Categories } ? N : never }[Type];

interface Relation {
  readonly to: TableName;
  readonly is: 'key' | 'one' | 'many';
  readonly here: readonly string[];
  readonly there: readonly string[];
}

/** The relationships a role can use: it may read the key columns at both ends. */
type Followed<T extends TableName, R extends Role> = {
  [N in keyof Relations<T> as IsFollowed<T, R, Relations<T>[N]> extends true ? N : never]: Relations<T>[N];
};
type IsFollowed<T extends TableName, R extends Role, Found> = Found extends Relation
  ? [Found['here'][number], Found['there'][number]] extends [Able<T, R, 'read'>, Able<Found['to'], R, 'read'>]
    ? true
    : false
  : false;
type To<Found> = Found extends Relation ? Found['to'] : never;

/** A filter, `<table>_bool_exp`. */
export type Where<T extends TableName, R extends Role = 'user'> = {
  _and?: Optional<Many<Where<T, R>>>;
  _or?: Optional<Many<Where<T, R>>>;
  _not?: Optional<Where<T, R>>;
} & { [C in Able<T, R, 'read'>]?: Optional<Comparison<TypeOf<T, C>>> } & {
  [N in keyof Followed<T, R>]?: Optional<Where<To<Followed<T, R>[N]>, R>>;
};

interface Comparisons<Value> {
  _eq?: Optional<Value>;
  _neq?: Optional<Value>;
  _gt?: Optional<Value>;
  _gte?: Optional<Value>;
  _lt?: Optional<Value>;
  _lte?: Optional<Value>;
  _in?: Optional<Many<Value>>;
  _nin?: Optional<Many<Value>>;
  _is_null?: Optional<boolean>;
}

type TextOperator = 'like' | 'ilike' | 'similar' | 'regex' | 'iregex';
type TextComparisons = Comparisons<string> & { [O in `_${'' | 'n'}${TextOperator}`]?: Optional<string> };

interface ContainedComparisons<Value> extends Comparisons<Value> {
  _contains?: Optional<Value>;
  _contained_in?: Optional<Value>;
}

interface JsonComparisons extends ContainedComparisons<Values['jsonb']> {
  _has_key?: Optional<string>;
  _has_keys_any?: Optional<Many<string>>;
  _has_keys_all?: Optional<Many<string>>;
  _cast?: Optional<{ String?: Optional<TextComparisons> }>;
}

type Comparison<Found extends Type> =
  Found extends TypeIn<'S'>
    ? TextComparisons
    : Found extends 'jsonb' | 'localized'
      ? JsonComparisons
      : Found extends TypeIn<'A'>
        ? ContainedComparisons<Values[Found]>
        : Comparisons<Values[Found]>;

type Direction = `${'asc' | 'desc'}${'' | '_nulls_first' | '_nulls_last'}`;

/** A sort order, `<table>_order_by`; a list is sorted by its count or an aggregate. */
export type OrderBy<T extends TableName, R extends Role = 'user'> = { [C in Able<T, R, 'read'>]?: Optional<Direction> } & {
  [N in keyof Followed<T, R> as Followed<T, R>[N] extends { is: 'many' } ? `${N & string}_aggregate` : N]?: Optional<
    Followed<T, R>[N] extends { is: 'many' } ? AggregateOrderBy<To<Followed<T, R>[N]>, R> : OrderBy<To<Followed<T, R>[N]>, R>
  >;
};

type AggregateOrderBy<T extends TableName, R extends Role> = { count?: Optional<Direction> } & Computed<
  T,
  R,
  'max' | 'min',
  'N' | 'S' | 'D'
> &
  Computed<T, R, 'sum' | 'avg' | `stddev${'' | '_pop' | '_samp'}` | 'var_pop' | 'var_samp' | 'variance', 'N'>;

/** The aggregate functions for columns of these categories; a table without such columns lacks them. */
type Computed<T extends TableName, R extends Role, Name extends string, Categories> = [
  keyof OrderOfTypes<T, R, TypeIn<Categories>>,
] extends [never]
  ? unknown
  : { [N in Name]?: Optional<OrderOfTypes<T, R, TypeIn<Categories>>> };

type OrderOfTypes<T extends TableName, R extends Role, Found extends Type> = {
  [C in Able<T, R, 'read'> as TypeOf<T, C> extends Found ? C : never]?: Optional<Direction>;
};

/** A new row, `<table>_insert_input`, with related rows inserted together with it. */
export type Insert<T extends TableName, R extends Role = 'user'> = Written<T, R, 'insert'> & {
  [N in keyof Followed<T, R> as IsInserted<T, R, Followed<T, R>[N]> extends true ? N : never]?: Optional<
    { data: InsertedAlong<Followed<T, R>[N], R> } & Conflict<To<Followed<T, R>[N]>, R>
  >;
};
type InsertedAlong<Found, R extends Role> = Found extends { is: 'many' } ? Many<Insert<To<Found>, R>> : Insert<To<Found>, R>;

/** Changes of a row, `<table>_set_input`. */
export type Changes<T extends TableName, R extends Role = 'user'> = Written<T, R, 'update'>;

type Written<T extends TableName, R extends Role, Verb extends 'insert' | 'update'> = {
  [C in Able<T, R, Verb>]?: Optional<Values[TypeOf<T, C>]>;
};

/** True when the table with the foreign key may be inserted. */
type IsInserted<T extends TableName, R extends Role, Found> = Found extends Relation
  ? Found['is'] extends 'key'
    ? Found['here'][number] extends Able<T, R, 'insert'>
      ? HasInserts<Found['to'], R>
      : false
    : Found['there'][number] extends Able<Found['to'], R, 'insert'>
      ? true
      : false
  : false;
type HasInserts<T extends TableName, R extends Role> = [Able<T, R, 'insert'>] extends [never] ? false : true;

type Conflict<T extends TableName, R extends Role> = {
  on_conflict?: Optional<{
    constraint: ConflictKey<T, R>;
    update_columns?: Many<[Able<T, R, 'update'>] extends [never] ? '_PLACEHOLDER' : Able<T, R, 'update'>>;
    where?: Optional<Where<T, R>>;
  }>;
};
type ConflictKey<T extends TableName, R extends Role> = {
  [N in keyof Tables[T]['keys']]: Tables[T]['keys'][N] extends readonly Able<T, R, 'read'>[] ? N : never;
}[keyof Tables[T]['keys']];
