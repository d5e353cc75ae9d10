import { type ASTVisitor, GraphQLError, type ValidationRule } from 'graphql';

/** Maximum `__type` fields in one document. */
const mostTypes = 10;

/**
 * Forbids aliases in introspection, except for `__type`: its output is large, no row or byte budget covers it, and a hundred aliases would
 * block the process for seconds.
 */
export const introspectionRule: ValidationRule = (context) => {
  let types = 0;
  const visitor: ASTVisitor = {
    Field(node) {
      const name = node.name.value;
      if (name === '__type') types += 1;
      if (types > mostTypes) context.reportError(new GraphQLError(`a document holds at most ${mostTypes} times __type`));
      const isDescribing = name === '__schema' || context.getParentType()?.name.startsWith('__') === true;
      if (node.alias && isDescribing) context.reportError(new GraphQLError('introspection takes no aliases'));
    },
  };
  return visitor;
};
