import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import type { ColumnType } from '../model/model.ts';

/** The path of a value in the variables: the variable's name, then fields and indexes. */
export type Path = readonly (string | number)[];

/**
 * What a statement needs to know about a variable besides passing it as a parameter: its `value` (it shapes the statement), its `ceiling`
 * (it is a limit or an offset), or its `name` (it is compared with a column in a partial index's condition, where a state such as ACT must
 * be a literal and anything else stays a parameter).
 */
export type Use = 'value' | 'ceiling' | 'name';

/** The uses found so far in one document, by path. */
export type Uses = Map<string, Use>;

/**
 * A placeholder for a variable's value while compiling a statement that is cached and run again with other values. It may only become a
 * parameter; any other use throws SlotMisuse, and the statement is recompiled with what it needs.
 */
export class Slot {
  readonly path: Path;
  readonly isList: boolean;
  readonly #use: Use | undefined;
  readonly #ceiling: number;

  constructor(path: Path, isList: boolean, use: Use | undefined, ceiling: number) {
    this.path = path;
    this.isList = isList;
    this.#use = use;
    this.#ceiling = ceiling;
  }

  /** A number at least as large as the value and the same for many values; 0 only for 0. */
  ceiling(): number {
    if (this.#use !== 'ceiling') throw new SlotMisuse(this, 'ceiling');
    return this.#ceiling;
  }

  /** Records that the value is compared with a column in a partial index's condition. */
  compareAsName(): void {
    if (this.#use !== 'name') throw new SlotMisuse(this, 'name');
  }

  toJSON(): never {
    throw new SlotMisuse(this);
  }

  [Symbol.toPrimitive](): never {
    throw new SlotMisuse(this);
  }
}

export class SlotMisuse extends Error {
  readonly path: Path;
  readonly use: Use;

  constructor(slot: Slot, use: Use = 'value') {
    super('a variable cannot stay a parameter here');
    this.path = slot.path;
    this.use = use;
  }
}

/** A parameter whose value is supplied later. */
export class SlotParameter {
  readonly path: Path;
  readonly type: ColumnType;
  readonly isList: boolean;

  constructor(path: Path, type: ColumnType, isList: boolean) {
    this.path = path;
    this.type = type;
    this.isList = isList;
  }
}

/** The limit or offset of a page, supplied later; `most` is its upper bound. */
export class PageParameter {
  readonly path: Path;
  readonly name: string;
  readonly most: number | null;

  constructor(path: Path, name: string, most: number | null) {
    this.path = path;
    this.name = name;
    this.most = most;
  }
}

/** Placeholder for the caller's member id in the parameters of a compiled query. */
export const askerId = Symbol('asker');

export type Variables = Record<string, unknown>;

/** The value at a path in the variables. */
export function valueAt(variables: Variables, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    variables,
  );
}

export function pathKey(path: Path): string {
  return path.join('.');
}

/**
 * Replaces numbers, strings, ids, times and lists of them by slots at any depth; booleans, enums and the structure of filters shape the
 * statement and stay. `shape` is the same for all values that give the same statement.
 */
export function withSlots(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
  uses: Uses,
): { slotted: Variables; shape: string } {
  const slotted: Variables = { ...variables };
  const shape: string[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    if (!Object.hasOwn(variables, name)) continue;
    shape.push(name, ':');
    const type = typeFromAST(schema, definition.type) as GraphQLInputType | undefined;
    slotted[name] = type ? slot({ uses, shape }, type, variables[name], [name]) : variables[name];
    shape.push(';');
  }
  return { slotted, shape: shape.join('') };
}

interface Walk {
  readonly uses: Uses;
  readonly shape: string[];
}

function slot(walk: Walk, type: GraphQLInputType, value: unknown, path: Path): unknown {
  if (isNonNullType(type)) return slot(walk, type.ofType, value, path);
  if (value === null || value === undefined || isEnumType(type)) return stay(walk, value);
  if (isScalarType(type)) return type.name === 'Boolean' ? stay(walk, value) : leaf(walk, value, path, false);
  if (isListType(type)) {
    if (!Array.isArray(value)) return stay(walk, value);
    const item = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    if (isScalarType(item) && item.name !== 'Boolean') return leaf(walk, value, path, true);
    walk.shape.push('[');
    const items = value.map((each, index) => slot(walk, item, each, [...path, index]));
    walk.shape.push(']');
    return items;
  }
  if (!isInputObjectType(type) || typeof value !== 'object') return stay(walk, value);
  const fields = type.getFields();
  walk.shape.push('{');
  const entries = Object.entries(value).map(([name, each]) => {
    const field = fields[name];
    walk.shape.push(name, ':');
    return [name, field ? slot(walk, field.type, each, [...path, name]) : stay(walk, each)] as const;
  });
  walk.shape.push('}');
  return Object.fromEntries(entries);
}

function stay({ shape }: Walk, value: unknown): unknown {
  shape.push(JSON.stringify(value) ?? '-', ',');
  return value;
}

/** The form of state, type and kind names in tables. */
const nameForm = /^[A-Z][A-Z_-]{0,31}$/;

function leaf(walk: Walk, value: unknown, path: Path, isList: boolean): unknown {
  const use = walk.uses.get(pathKey(path));
  if (use === 'value') return stay(walk, value);
  if (use === 'name' && typeof value === 'string' && nameForm.test(value)) return stay(walk, value);
  if (use === 'ceiling') {
    // A value that is not a row count is rejected where it is read.
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return stay(walk, value);
    const ceiling = ceilingOf(value);
    walk.shape.push(`?${ceiling},`);
    return new Slot(path, false, use, ceiling);
  }
  walk.shape.push('?,');
  return new Slot(path, isList, use, 0);
}

function ceilingOf(value: number): number {
  if (value === 0) return 0;
  let ceiling = 32;
  while (ceiling < value) ceiling *= 4;
  return ceiling;
}
