import { type ColumnType, type Model, selectableColumns } from '../model/model.ts';
import { define } from './fields.ts';

const builtIn = ['Int', 'Float', 'String', 'Boolean', 'ID'];

/** A scalar and a `<scalar>_comparison_exp` for every type of the role's columns. */
export function scalarTypes(model: Model): (string | null)[] {
  const types = new Map<string, ColumnType>();
  for (const table of model.tables.values()) {
    for (const column of table.columns.values()) {
      if (column.isSelectable || column.isInsertable || column.isUpdatable) types.set(column.type.scalar, column.type);
    }
  }
  const compared = new Set([...model.tables.values()].flatMap(selectableColumns).map((column) => column.type.scalar));
  const names = new Set([...types.keys(), 'bigint', 'String']);
  const sorted = [...names].sort();
  return [
    ...sorted.filter((name) => !builtIn.includes(name)).map((name) => `scalar ${name}`),
    ...sorted.filter((name) => compared.has(name) || name === 'String').map((name) => comparison(name, types.get(name))),
    compared.has('jsonb') ? define('input jsonb_cast_exp', ['String: String_comparison_exp']) : null,
  ];
}

function comparison(scalar: string, type: ColumnType | undefined): string | null {
  const own = (names: readonly string[]) => names.map((name) => `${name}: ${scalar}`);
  const isText = scalar === 'String' || type?.category === 'S';
  return define(`input ${scalar}_comparison_exp`, [
    ...own(['_eq', '_neq', '_gt', '_gte', '_lt', '_lte']),
    `_in: [${scalar}!]`,
    `_nin: [${scalar}!]`,
    '_is_null: Boolean',
    ...(isText ? own(textOperators) : []),
    ...(scalar === 'jsonb' ? jsonOperators : []),
    ...(type?.isArray ? own(['_contains', '_contained_in']) : []),
  ]);
}

const textOperators = ['_like', '_nlike', '_ilike', '_nilike', '_similar', '_nsimilar', '_regex', '_nregex', '_iregex', '_niregex'];

const jsonOperators = [
  '_contains: jsonb',
  '_contained_in: jsonb',
  '_has_key: String',
  '_has_keys_any: [String!]',
  '_has_keys_all: [String!]',
  '_cast: jsonb_cast_exp',
];
