import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import type { Pool } from 'pg';
import { sql } from 'pg-sql2';
import type { Role } from '#rules/role.ts';
import type { Bounds, Compilation } from '../compile/context.ts';
import { compileQuery } from '../compile/query.ts';
import { runMutation } from '../write/mutation.ts';
import { dataError, InvalidOperation, invalid } from './errors.ts';
import { introspect } from './introspection.ts';
import { adminBounds, bounds, registeredBounds } from './limits.ts';
import type { RoleSchema } from './role-schema.ts';
import { statementName } from './statement-names.ts';
import { readAsMember, readAsVisitor, type Statement, writeAsMember } from './transactions.ts';

/** An operation that may run: who asks, and a document that passed validation for that role. */
export interface Request {
  readonly schema: RoleSchema;
  readonly pool: Pool;
  readonly userId: string | null;
  readonly document: DocumentNode;
  readonly isRegistered: boolean;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
}

/** Runs one operation and gives `data` as JSON text. Errors: InvalidOperation, GraphQLError, and PostgreSQL's own. */
export async function runOperation(request: Request): Promise<string> {
  const operation = chooseOperation(request);
  const compilation = beginCompilation(request, operation);
  if (operation.operation === OperationTypeNode.MUTATION) {
    return writeAsMember(request.pool, request.userId, (run) => runMutation({ compilation, run }, operation));
  }
  const described = introspect(compilation, request.document, operation);
  const { text, values } = sql.compile(compileQuery(compilation, operation));
  const name = request.isRegistered ? statementName(text) : undefined;
  const statement: Statement = name === undefined ? { text, values } : { text, values, name };
  const data = await read(request, statement);
  return described ? JSON.stringify({ ...described, ...JSON.parse(data) }) : data;
}

function read({ schema, pool, userId }: Request, statement: Statement): Promise<string> {
  return schema.role === 'public' ? readAsVisitor(pool, statement) : readAsMember(pool, userId, statement);
}

function chooseOperation({ document, operationName, schema }: Request): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw invalid(
      operationName === null ? 'operationName is needed: there is not exactly one operation' : `no operation is called ${operationName}`,
    );
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw invalid('subscriptions are not served');
  if (!schema.schema.getRootType(operation.operation)) throw invalid('no mutations exist');
  return operation;
}

function beginCompilation({ schema, document, variables, isRegistered }: Request, operation: OperationDefinitionNode): Compilation {
  const coerced = getVariableValues(schema.schema, operation.variableDefinitions ?? [], variables, { maxErrors: 5 });
  if (coerced.errors) throw new InvalidOperation(coerced.errors.map(({ message }) => dataError('validation-failed', message)));
  const fragments = document.definitions.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION);
  return {
    model: schema.model,
    schema: schema.schema,
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables: coerced.coerced,
    bounds: boundsOf(schema.role, isRegistered),
    spent: 0,
  };
}

function boundsOf(role: Role, isRegistered: boolean): Bounds {
  if (isRegistered) return registeredBounds;
  return role === 'admin' ? adminBounds : bounds;
}
