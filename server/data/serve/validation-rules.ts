import { depthLimit } from '@graphile/depth-limit';
import { NoSchemaIntrospectionCustomRule, NoUnusedVariablesRule, specifiedRules, type ValidationRule } from 'graphql';
import { limits } from './limits.ts';

/** Unused variables are accepted, as Hasura does: real clients send them. */
const ownRules: readonly ValidationRule[] = [
  ...specifiedRules.filter((rule) => rule !== NoUnusedVariablesRule),
  depthLimit({
    maxDepth: limits.depth,
    maxListDepth: limits.listDepth,
    maxSelfReferentialDepth: limits.selfReference,
    // The introspection query that clients and code generators send.
    maxIntrospectionDepth: 15,
    maxDepthByFieldCoordinates: { '__Type.ofType': 9 },
    revealDetails: true,
  }),
];

export function validationRules(mayIntrospect: boolean): readonly ValidationRule[] {
  return mayIntrospect ? ownRules : [...ownRules, NoSchemaIntrospectionCustomRule];
}
