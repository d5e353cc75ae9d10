import { getOperationAST, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import type { Pool } from 'pg';
import { sql } from 'pg-sql2';
import type { Role } from '#rules/role.ts';
import type { Bounds, Compilation } from '../compile/context.ts';
import { compileQuery } from '../compile/query.ts';
import { SlotMisuse, type Variables, withSlots } from '../compile/slots.ts';
import { boundValues } from '../compile/values.ts';
import { runMutation } from '../write/mutation.ts';
import type { CheckedDocument } from './document-cache.ts';
import { dataError, InvalidOperation, invalid } from './errors.ts';
import { introspect } from './introspection.ts';
import { adminBounds, bounds, registeredBounds } from './limits.ts';
import { type Plan, statementName } from './plan-cache.ts';
import type { RoleSchema } from './role-schema.ts';
import { type Member, readAsMember, readAsVisitor, type Statement, writeAsMember } from './transactions.ts';

/** An operation that may run: who asks, and a document that passed validation for that role. */
export interface Request {
  readonly schema: RoleSchema;
  readonly pool: Pool;
  /** Null for a visitor. */
  readonly member: Member | null;
  readonly checked: CheckedDocument;
  readonly isRegistered: boolean;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
}

/** Runs one operation and gives `data` as JSON text. Errors: InvalidOperation, GraphQLError, and PostgreSQL's own. */
export async function runOperation(request: Request): Promise<string> {
  const operation = chooseOperation(request);
  const variables = coerceVariables(request, operation);
  if (operation.operation === OperationTypeNode.MUTATION) {
    // Compiled anew for each try: what a try has spent of its budget is its own.
    return writeAsMember(request.pool, request.member, (run) =>
      runMutation({ compilation: beginCompilation(request, variables), run }, operation),
    );
  }
  const data = await read(request, statementOf(request, operation, variables));
  if (!request.checked.mayIntrospect) return data;
  const described = introspect(beginCompilation(request, variables), request.checked.document, operation);
  return described ? joined(JSON.stringify(described), data) : data;
}

/** Two JSON objects as one, their texts untouched: parsing would round large numbers. */
function joined(one: string, other: string): string {
  const inner = [one, other].map((text) => text.trim().slice(1, -1).trim()).filter((text) => text !== '');
  return `{${inner.join(', ')}}`;
}

/** The statement of a query: kept from an earlier request of the same shape, or compiled now. */
function statementOf(request: Request, operation: OperationDefinitionNode, variables: Variables): Statement {
  const { plans } = request.schema;
  const { slotted, shape } = withSlots(request.schema.schema, operation, variables);
  const key = `${request.checked.hash} ${request.operationName} ${shape}`;
  const plan = plans.get(key) ?? plans.add(key, compilePlan(request, operation, slotted));
  if (!plan) return sql.compile(compileQuery(beginCompilation(request, variables), operation));
  const name = statementName(plan, request.isRegistered);
  const statement = { text: plan.text, values: boundValues(plan.values, variables) };
  return name === null ? statement : { ...statement, name };
}

/** Null when a variable shapes the statement although its type does not say so. */
function compilePlan(request: Request, operation: OperationDefinitionNode, slotted: Variables): Plan | null {
  try {
    const { text, values } = sql.compile(compileQuery(beginCompilation(request, slotted), operation));
    return { text, values, uses: 0 };
  } catch (error) {
    if (error instanceof SlotMisuse) return null;
    throw error;
  }
}

function read({ pool, member }: Request, statement: Statement): Promise<string> {
  return member === null ? readAsVisitor(pool, statement) : readAsMember(pool, member, statement);
}

function chooseOperation({ checked, operationName, schema }: Request): OperationDefinitionNode {
  const operation = getOperationAST(checked.document, operationName);
  if (!operation) {
    throw invalid(
      operationName === null ? 'operationName is needed: there is not exactly one operation' : `no operation is called ${operationName}`,
    );
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw invalid('subscriptions are not served');
  if (!schema.schema.getRootType(operation.operation)) throw invalid('no mutations exist');
  return operation;
}

function coerceVariables({ schema, variables }: Request, operation: OperationDefinitionNode): Variables {
  const { coerced, errors } = getVariableValues(schema.schema, operation.variableDefinitions ?? [], variables, { maxErrors: 5 });
  if (errors) throw new InvalidOperation(errors.map(({ message }) => dataError('validation-failed', message)));
  return coerced;
}

function beginCompilation({ schema, checked, isRegistered }: Request, variables: Variables): Compilation {
  const { fragments } = checked;
  return { model: schema.model, schema: schema.schema, fragments, variables, bounds: boundsOf(schema.role, isRegistered), spent: 0 };
}

function boundsOf(role: Role, isRegistered: boolean): Bounds {
  if (isRegistered) return registeredBounds;
  return role === 'admin' ? adminBounds : bounds;
}
