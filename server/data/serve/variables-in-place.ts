import {
  type GraphQLError,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
  VariablesInAllowedPositionRule,
} from 'graphql';
import { scalarOf } from '../model/names.ts';
import { relaxed } from './scalars.ts';

/**
 * The rule on variable types, but accepting `Int` for every number type and a list for a PostgreSQL array. Clients that treat ids as
 * numbers (such as refine) declare `$id: Int!` for a bigint key, and PostgreSQL parses the value by the column's type anyway.
 */
export const variablesInPlaceRule: ValidationRule = (context) => {
  const lenient: ValidationContext = Object.assign(Object.create(context), {
    // graphql-js's directives use its own scalars with the same names.
    getRecursiveVariableUsages: (operation: OperationDefinitionNode) =>
      context.getRecursiveVariableUsages(operation).map((usage) => ({ ...usage, type: usage.type && relaxed(usage.type) })),
    reportError: (error: GraphQLError) => {
      if (!isReadAlike(error.message)) context.reportError(error);
    },
  });
  return VariablesInAllowedPositionRule(lenient);
};

function isReadAlike(message: string): boolean {
  const [, given, expected] = message.match(/of type "([^"]+)" used in position expecting type "([^"]+)"/) ?? [];
  if (given === undefined || expected === undefined) return false;
  const known = expected.replace(/\b(?:bigint|smallint|numeric|float8|Float)\b/, 'Int');
  return (/\bInt\b/.test(given) && [known, `${known}!`].includes(given)) || isListForArray(given, expected);
}

function isListForArray(given: string, expected: string): boolean {
  const [, item, isGivenAlways] = given.match(/^\[(\w+)!?\](!?)$/) ?? [];
  const [, type, isExpectedAlways] = expected.match(/^_(\w+?)(!?)$/) ?? [];
  return item !== undefined && type !== undefined && item === scalarOf(type) && (isExpectedAlways === '' || isGivenAlways === '!');
}
