import { type ASTVisitor, GraphQLError, type ValidationRule } from 'graphql';

/** `__type` fields in one document. */
const mostTypes = 10;

/**
 * Introspection without aliases, `__type` aside: what it describes is large by itself, no budget of rows or bytes counts it, and a
 * hundred aliases would keep the process busy for seconds.
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
