import { invalid } from './errors.ts';
import { limits } from './limits.ts';

/** One GraphQL request as received: text, the hash of a registered operation, or both. */
export interface RequestBody {
  readonly query: string | null;
  readonly hash: string | null;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown>;
}

/** Reads `{ query, variables, operationName, extensions.persistedQuery.sha256Hash, documentId }`. Errors: throws InvalidOperation. */
export function readRequestBody(body: unknown): RequestBody {
  if (!isRecord(body)) throw invalid('expected a JSON object with query, variables and operationName');
  const { query, variables = null, operationName = null } = body;
  if (query !== undefined && query !== null && typeof query !== 'string') throw invalid('query must be a text');
  if (variables !== null && !isRecord(variables)) throw invalid('variables must be an object');
  if (isDeeper(variables, limits.variableDepth)) throw invalid('variables are nested too deeply');
  if (countValues(variables) > limits.variableValues) throw invalid(`variables hold more than ${limits.variableValues} values`);
  if (operationName !== null && typeof operationName !== 'string') throw invalid('operationName must be a text');
  // Some clients send an empty name for a document with one operation.
  return { query: query ?? null, hash: hashOf(body), operationName: operationName || null, variables: variables ?? {} };
}

function hashOf({ documentId, extensions }: Record<string, unknown>): string | null {
  const persisted = isRecord(extensions) && isRecord(extensions.persistedQuery) ? extensions.persistedQuery.sha256Hash : undefined;
  const named = documentId ?? persisted ?? null;
  if (named === null) return null;
  if (typeof named !== 'string') throw invalid('the hash of a registered operation must be a text');
  return named.replace(/^sha256:/, '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((each) => isDeeper(each, depth - 1));
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((count: number, each) => count + countValues(each), 1);
}
