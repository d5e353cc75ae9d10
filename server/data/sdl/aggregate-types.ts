import { type Column, selectableColumns, type Table } from '../model/model.ts';
import { define, isComparable, isNumeric } from './fields.ts';

/** Aggregate functions over columns: which columns they accept and what they return. `count` is separate because it counts rows. */
const aggregateFunctions: readonly {
  readonly name: string;
  readonly takes: (column: Column) => boolean;
  readonly gives: (column: Column) => string;
}[] = [
  { name: 'max', takes: isComparable, gives: (column) => column.type.scalar },
  { name: 'min', takes: isComparable, gives: (column) => column.type.scalar },
  { name: 'sum', takes: isNumeric, gives: (column) => (column.type.scalar === 'Int' ? 'bigint' : column.type.scalar) },
  ...['avg', 'stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance'].map((name) => ({
    name,
    takes: isNumeric,
    gives: () => 'Float',
  })),
];

/**
 * `X_aggregate { aggregate { count max min sum avg stddev … } nodes }`, and the order input for it where an array relationship leads to the
 * table.
 */
export function aggregateTypes(table: Table, isOrderedBy: boolean): (string | null)[] {
  if (!table.isSelectable) return [];
  const { name } = table;
  const used = aggregateFunctions.filter((each) => selectableColumns(table).some(each.takes));
  return [
    define(`type ${name}_aggregate`, [`aggregate: ${name}_aggregate_fields`, `nodes: [${name}!]!`]),
    define(`type ${name}_aggregate_fields`, [
      `count(columns: [${name}_select_column!], distinct: Boolean): Int!`,
      ...used.map((each) => `${each.name}: ${name}_${each.name}_fields`),
    ]),
    isOrderedBy
      ? define(`input ${name}_aggregate_order_by`, [
          'count: order_by',
          ...used.map((each) => `${each.name}: ${name}_${each.name}_order_by`),
        ])
      : null,
    ...used.flatMap((each) => {
      const columns = selectableColumns(table).filter(each.takes);
      return [
        define(
          `type ${name}_${each.name}_fields`,
          columns.map((column) => `${column.name}: ${each.gives(column)}`),
        ),
        isOrderedBy
          ? define(
              `input ${name}_${each.name}_order_by`,
              columns.map((column) => `${column.name}: order_by`),
            )
          : null,
      ];
    }),
  ];
}
