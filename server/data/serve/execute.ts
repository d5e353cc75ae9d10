import { getOperationAST, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import type { Pool } from 'pg';
import { sql } from 'pg-sql2';
import type { Sent } from '#db/batch.ts';
import type { Compilation } from '../compile/context.ts';
import { rootFields } from '../compile/fields.ts';
import { type Compiled, withLiterals } from '../compile/literals.ts';
import { compileQuery } from '../compile/query.ts';
import { pathKey, SlotMisuse, type Variables, withSlots } from '../compile/slots.ts';
import { boundValues } from '../compile/values.ts';
import { runMutation } from '../write/mutation.ts';
import type { CheckedDocument } from './document-cache.ts';
import { answerTooLarge, dataError, InvalidOperation, invalid } from './errors.ts';
import { introspect } from './introspection.ts';
import { boundsByRole, limits } from './limits.ts';
import { isWorthAName } from './plan-cache.ts';
import type { RoleSchema } from './role-schema.ts';
import { type Member, readOnce, type Statement, writeAsMember } from './transactions.ts';

/** An operation ready to run: the caller, and a document validated for its role. */
export interface Request {
  readonly schema: RoleSchema;
  readonly pool: Pool;
  /** Runs a query on these connections, or on a replica's. */
  readonly read: <T>(query: (pool: Pool) => Promise<T>) => Promise<T>;
  /** Whether PostgreSQL may cache plans by name: on the role's pooled connections. */
  readonly keepsPlans: boolean;
  /** The statements that its transaction sends first (Database.actAs). */
  readonly acting: Sent;
  /** Null for a visitor. */
  readonly member: Member | null;
  readonly checked: CheckedDocument;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
  /** Counts written rows against the caller's quota, before they are committed. */
  readonly bookWritten: (rows: number) => Promise<void>;
  /** Bytes left for the response, when earlier operations used part of the role's allowance. */
  readonly bytesLeft: number;
}

/** `data` as JSON text, and the paths of lists cut at the role's cap. */
export interface Answered {
  readonly data: string;
  readonly truncated: readonly string[];
}

/** Runs one operation. Errors: InvalidOperation, GraphQLError, and PostgreSQL's own. */
export async function runOperation(request: Request): Promise<Answered> {
  const { operation, variables } = readOperation(request);
  if (operation.operation === OperationTypeNode.MUTATION) return write(request, operation, variables);
  const statement = statementOf(request, operation, variables);
  const { data, cut } = await request.read((pool) => readOnce({ ...request, pool }, statement));
  if (data === null) throw tooLarge();
  if (isLarger(data, request.bytesLeft)) throw tooLarge();
  const truncated = cut ? cut.split('\n') : [];
  if (!request.checked.mayIntrospect) return { data, truncated };
  const compilation = beginCompilation(request, variables, false);
  const described = await introspect(request.schema, compilation, request.checked.document, operation);
  if (described === undefined) return { data, truncated };
  if (described === null || isLarger(described, request.bytesLeft - data.length)) throw tooLarge();
  return { data: data.trim() === '{}' ? described : joined(described, data), truncated };
}

/** Whether a text exceeds this size in UTF-8; most are too short to need counting. */
function isLarger(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes;
}

/** Merges two JSON objects as text: parsing would round large numbers. */
function joined(one: string, other: string): string {
  const inner = [one, other].map((text) => text.trim().slice(1, -1).trim()).filter((text) => text !== '');
  return `{${inner.join(', ')}}`;
}

function write(request: Request, operation: OperationDefinitionNode, variables: Variables): Promise<Answered> {
  const fields = rootFields(beginCompilation(request, variables, false), operation);
  if (fields.length > limits.writes) throw invalid(`a mutation holds at most ${limits.writes} fields`);
  return writeAsMember(request, async (send) => {
    let count = 0;
    const run: typeof send = async (statement) => {
      const written = await send(statement);
      count += written.count;
      return written;
    };
    // Recompiled for each try, because each has its own budget.
    const compilation = beginCompilation(request, variables, true);
    const data = await runMutation({ compilation, run }, operation);
    // Inside the transaction: if the response is too large, nothing is written.
    if (isLarger(data, Math.min(compilation.bounds.answerBytes, request.bytesLeft))) throw tooLarge();
    await request.bookWritten(count);
    if (!compilation.mayCut) return { data, truncated: [] };
    const { rows } = await run(sql`select current_setting('app.cut', true) as cut`);
    return { data, truncated: rows[0]?.cut ? String(rows[0].cut).split('\n') : [] };
  });
}

/** The statement of a query: cached from an earlier request of the same shape, or compiled now. */
function statementOf(request: Request, operation: OperationDefinitionNode, variables: Variables): Statement {
  const { plans } = request.checked;
  const { slotted, shape } = withSlots(request.schema.schema, operation, variables, request.checked.uses);
  const key = `${request.operationName} ${shape}`;
  try {
    const plan = plans.get(key) ?? plans.add(key, compile(request, operation, slotted));
    const prepared = request.keepsPlans && isWorthAName(plan) ? plan : null;
    return { text: plan.text, values: boundValues(plan.values, variables, request.member?.userId ?? null), prepared };
  } catch (error) {
    if (!(error instanceof SlotMisuse)) throw error;
    return settle(request, error) ? statementOf(request, operation, variables) : compileOnce(request, operation, variables);
  }
}

/** Maximum variable paths per document that shape its statements; client-made filters could add new ones without end. */
const mostUses = 200;

/** Records what the statement needs from a variable; false when that changes nothing or there is no room. */
function settle({ checked: { uses } }: Request, { path, use }: SlotMisuse): boolean {
  const key = pathKey(path);
  if (uses.get(key) === 'value' || (uses.size >= mostUses && !uses.has(key))) return false;
  // If two places need different things from one variable, both get its value.
  uses.set(key, uses.has(key) ? 'value' : use);
  return true;
}

function compileOnce(request: Request, operation: OperationDefinitionNode, variables: Variables): Statement {
  const { text, values } = compile(request, operation, variables);
  return { text, values: boundValues(values, variables, request.member?.userId ?? null), prepared: null };
}

/** Compiles a query, and again with a meter when the multiplied limits suggest a large result. */
function compile(request: Request, operation: OperationDefinitionNode, variables: Variables): Compiled {
  const plain = beginCompilation(request, variables, false);
  const query = compileQuery(plain, operation);
  if (request.checked.isRegistered || plain.cells <= plain.bounds.plainCells) return withLiterals(sql.compile(query));
  return withLiterals(sql.compile(compileQuery(beginCompilation(request, variables, true), operation)));
}

interface ReadOperation {
  readonly schema: RoleSchema;
  readonly checked: CheckedDocument;
  readonly operationName: string | null;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

// For requests whose bytes were seen before (request-body.ts): the operation depends on nothing else.
const operations = new WeakMap<Record<string, unknown>, ReadOperation>();

function readOperation(request: Request): Pick<ReadOperation, 'operation' | 'variables'> {
  const { schema, checked, operationName } = request;
  const known = operations.get(request.variables);
  if (known?.schema === schema && known.checked === checked && known.operationName === operationName) return known;
  const operation = chooseOperation(request);
  const read = { schema, checked, operationName, operation, variables: coerceVariables(request, operation) };
  operations.set(request.variables, read);
  return read;
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
  const { coerced, errors } = getVariableValues(schema.schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 5,
    hideSuggestions: !schema.mayIntrospect,
  });
  if (errors) throw new InvalidOperation(errors.map(({ message }) => dataError('validation-failed', message)));
  return coerced;
}

function beginCompilation({ schema, checked }: Request, variables: Variables, isMetered: boolean): Compilation {
  const bounds = boundsByRole[schema.role];
  const counts = { cells: 0, fields: 0, relationships: 0, conditions: 0, patterns: 0, insertedRows: 0, mayCut: false };
  return { model: schema.model, schema: schema.schema, fragments: checked.fragments, variables, bounds, isMetered, ...counts };
}

function tooLarge(): InvalidOperation {
  return new InvalidOperation([dataError('response-limit-exceeded', answerTooLarge)]);
}
