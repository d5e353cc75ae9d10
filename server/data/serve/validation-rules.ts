import { depthLimit } from '@graphile/depth-limit';
import {
  NoSchemaIntrospectionCustomRule,
  NoUnusedVariablesRule,
  specifiedRules,
  type ValidationRule,
  VariablesInAllowedPositionRule,
} from 'graphql';
import { introspectionRule } from './introspection-rule.ts';
import { limits } from './limits.ts';
import { variablesInPlaceRule } from './variables-in-place.ts';

/** Rules that Hasura does not apply either: unused variables, which real clients send, and `Int` variables for other numbers. */
const left: readonly ValidationRule[] = [NoUnusedVariablesRule, VariablesInAllowedPositionRule];

const ownRules: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => !left.includes(rule)),
  variablesInPlaceRule,
  introspectionRule,
  depthLimit({
    maxDepth: limits.depth,
    maxListDepth: limits.listDepth,
    maxSelfReferentialDepth: limits.selfReference,
    // Allows the introspection query of clients and code generators.
    maxIntrospectionDepth: 15,
    maxDepthByFieldCoordinates: { '__Type.ofType': 9 },
    revealDetails: true,
  }),
];

export function validationRules(mayIntrospect: boolean): readonly ValidationRule[] {
  return mayIntrospect ? ownRules : [...ownRules, NoSchemaIntrospectionCustomRule];
}
