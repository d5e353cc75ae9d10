/** SQL's three truth values. */
type Truth = boolean | null;
export type Value = number | string | boolean | null;
export interface Row {
  readonly [column: string]: Value | Row | readonly Row[];
}

type Filter = Readonly<Record<string, unknown>>;

/** Evaluates a dialect filter in memory, written from the description, not from the compiler: true only when SQL would keep the row. */
export function matches(row: Row, filter: Filter): boolean {
  return truthOf(row, filter) === true;
}

function truthOf(row: Row, filter: Filter): Truth {
  return all(Object.entries(filter).map(([name, value]) => part(row, name, value)));
}

function part(row: Row, name: string, value: unknown): Truth {
  if (name === '_and') return all((value as Filter[]).map((each) => truthOf(row, each)));
  if (name === '_or') return some((value as Filter[]).map((each) => truthOf(row, each)));
  if (name === '_not') return not(truthOf(row, value as Filter));
  const own = row[name];
  if (Array.isArray(own)) return own.some((far: Row) => matches(far, value as Filter));
  if (typeof own === 'object' && own !== null) return matches(own as Row, value as Filter);
  return all(Object.entries(value as Filter).map(([operator, operand]) => compare(own as Value, operator, operand)));
}

const comparisons: Readonly<Record<string, (left: number | string | boolean, right: number | string | boolean) => boolean>> = {
  _eq: (left, right) => left === right,
  _neq: (left, right) => left !== right,
  _gt: (left, right) => left > right,
  _gte: (left, right) => left >= right,
  _lt: (left, right) => left < right,
  _lte: (left, right) => left <= right,
};

function compare(left: Value, operator: string, operand: unknown): Truth {
  if (operator === '_is_null') return (left === null) === operand;
  if (operator === '_in') return (operand as Value[]).length === 0 ? false : left === null ? null : (operand as Value[]).includes(left);
  if (operator === '_nin') return (operand as Value[]).length === 0 ? true : left === null ? null : !(operand as Value[]).includes(left);
  const comparison = comparisons[operator];
  if (!comparison) throw new Error(`no comparison ${operator}`);
  return left === null ? null : comparison(left, operand as number | string | boolean);
}

function all(parts: readonly Truth[]): Truth {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function some(parts: readonly Truth[]): Truth {
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}

const not = (truth: Truth): Truth => (truth === null ? null : !truth);
