import { type GraphQLError, type ValidationContext, type ValidationRule, VariablesInAllowedPositionRule } from 'graphql';

/**
 * The rule on variables in their places, but `Int` passes for every number type: clients that know ids as numbers (refine among
 * them) declare `$id: Int!` for a bigint key, and PostgreSQL reads the value by the column's type anyway.
 */
export const numberVariablesRule: ValidationRule = (context) => {
  const lenient: ValidationContext = Object.assign(Object.create(context), {
    reportError: (error: GraphQLError) => {
      if (!isNumberForNumber(error.message)) context.reportError(error);
    },
  });
  return VariablesInAllowedPositionRule(lenient);
};

function isNumberForNumber(message: string): boolean {
  const [, given, expected] = message.match(/of type "([^"]+)" used in position expecting type "([^"]+)"/) ?? [];
  if (given === undefined || expected === undefined || !/\bInt\b/.test(given)) return false;
  const known = expected.replace(/\b(?:bigint|smallint|numeric|float8|Float)\b/, 'Int');
  return given === known || given === `${known}!`;
}
