import {
  type GraphQLSchema,
  getNamedType,
  isListType,
  isScalarType,
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import type { ColumnType } from '../model/model.ts';
import { ExactNumber } from './exact-json.ts';

/**
 * Stands for the value of a variable while a statement is compiled that will be kept and run again with other values. It may only
 * end up as a parameter; whatever else is done with it throws SlotMisuse, and the statement is then compiled for its values alone.
 */
export class Slot {
  readonly variable: string;

  constructor(variable: string) {
    this.variable = variable;
  }

  toJSON(): never {
    throw new SlotMisuse();
  }

  [Symbol.toPrimitive](): never {
    throw new SlotMisuse();
  }
}

export class SlotMisuse extends Error {}

/** A parameter whose value comes later. */
export class SlotParameter {
  readonly variable: string;
  readonly type: ColumnType;

  constructor(variable: string, type: ColumnType) {
    this.variable = variable;
    this.type = type;
  }
}

export type Variables = Record<string, unknown>;

/**
 * Puts slots in the place of ids, times and other PostgreSQL scalars; numbers for limits, switches, filters and texts shape the
 * statement and stay. `shape` is the same for all values that give the same statement.
 */
export function withSlots(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): { slotted: Variables; shape: string } {
  const slotted: Variables = { ...variables };
  const rest: Variables = { ...variables };
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const value = variables[name];
    if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof ExactNumber)) continue;
    const type = typeFromAST(schema, definition.type);
    const named = getNamedType(type);
    if (!type || isListType('ofType' in type ? type.ofType : type) || !isScalarType(named) || isSpecifiedScalarType(named)) continue;
    slotted[name] = new Slot(name);
    rest[name] = null;
    rest[`${name}?`] = true;
  }
  return { slotted, shape: JSON.stringify(rest) };
}
