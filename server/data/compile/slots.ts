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

/** Where a value stands in the variables: the variable's name, then fields and indexes. */
export type Path = readonly (string | number)[];

/**
 * What a statement turned out to need of a variable besides a parameter: its `value` (it shapes the statement), its `ceiling` (it is
 * a limit or an offset), or its `name` (it is compared with a column that partial indexes ask for, where a state such as ACT must be
 * written out and anything else is a parameter).
 */
export type Use = 'value' | 'ceiling' | 'name';

/** The uses found so far for one document, by path. */
export type Uses = Map<string, Use>;

/**
 * Stands for a value of the variables while a statement is compiled that will be kept and run again with other values. It may only
 * end up as a parameter; whatever else is done with it throws SlotMisuse, and the statement is compiled again with what it needs.
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

  /** A number that is at least the value and the same for many values; 0 only for 0. */
  ceiling(): number {
    if (this.#use !== 'ceiling') throw new SlotMisuse(this, 'ceiling');
    return this.#ceiling;
  }

  /** Says that the value is compared with a column that partial indexes ask for. */
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

/** A parameter whose value comes later. */
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

/** The limit or offset of a page, whose number comes later; `most` is where it ends. */
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

/** Stands for the id of the member who asks, in the parameters of a compiled query. */
export const askerId = Symbol('asker');

export type Variables = Record<string, unknown>;

/** The value at a path of the variables. */
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
 * Puts slots in the place of numbers, texts, ids, times and lists of them, however deep; switches, enums and the form of filters
 * shape the statement and stay. `shape` is the same for all values that give the same statement.
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

/** Names of states, types and kinds, as tables spell them. */
const nameForm = /^[A-Z][A-Z_-]{0,31}$/;

function leaf(walk: Walk, value: unknown, path: Path, isList: boolean): unknown {
  const use = walk.uses.get(pathKey(path));
  if (use === 'value') return stay(walk, value);
  if (use === 'name' && typeof value === 'string' && nameForm.test(value)) return stay(walk, value);
  if (use === 'ceiling') {
    // A value that is not a number of rows is refused where it is read.
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
