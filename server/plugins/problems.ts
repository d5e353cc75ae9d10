import fastifyAccepts from '@fastify/accepts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Failure, fail, isErrorCode, isFailure, toProblem } from '#contract/errors/errors.ts';
import { databaseFault, retryAfterSeconds } from '#db/faults.ts';
import { replyLocale } from '#rules/shop/locale.ts';
import { isStorageFault, STORAGE_RETRY_SECONDS } from '#server/gateways/storage/storage-fault.ts';
import { logOutage } from '#server/logged-error.ts';

/**
 * The shop's error responses: RFC 9457 `application/problem+json` with a code from contract/errors/errors.ts, the field, and the message in
 * the reader's language. Overload and outages of the database (db/faults.ts) or the disk (storage-fault.ts) return 503 and are logged;
 * every 429 and 503 has Retry-After; `trace_id` is the request's in the log. Bugs return `INTERNAL` and are logged; their messages never leave the server. Also registers
 * @fastify/accepts for everything after it.
 */
export function addProblems(app: FastifyInstance): void {
  app.register(fastifyAccepts);
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isLater = reply.statusCode === 429 || reply.statusCode === 503;
    if (isLater && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
    done(null, payload);
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const failure = failureOf(error);
    if (failure.failure === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    const fault = isHungUp(error) ? null : databaseFault(error);
    if (fault !== null) logOutage(request.log, error);
    const isOfStorage = fault === null && isStorageFault(error);
    if (isOfStorage) request.log.error({ err: error }, 'the storage did not serve this request');
    const seconds =
      error instanceof Refusal ? error.retryAfterSeconds : isOfStorage ? STORAGE_RETRY_SECONDS : fault && retryAfterSeconds[fault];
    if (seconds !== null) reply.header('retry-after', seconds);
    // Fastify's own errors (too large, wrong media type) keep their more precise status.
    const isOwn = failure.failure === 'INVALID_INPUT' && 'statusCode' in error && isClientStatus(error.statusCode);
    const status = isOwn ? error.statusCode : undefined;
    return sendProblem(reply, failure, status);
  });
}

/** Default Retry-After in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Responds with a failure; `status` overrides the table's. */
export function sendProblem(reply: FastifyReply, failure: Failure, status?: number): FastifyReply {
  const problem = {
    ...toProblem(failure, replyLocale(languagesOf(reply.request))),
    ...(status === undefined ? {} : { status }),
    trace_id: reply.request.id,
  };
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .serializer(JSON.stringify)
    .send(problem);
}

/** The reader's languages, most preferred first. */
function languagesOf(request: FastifyRequest): string[] {
  // Errors from the router itself bypass plugins; in most headers the first language is the preferred one.
  const isBare = typeof request.languages !== 'function';
  return isBare ? [request.headers['accept-language'] ?? ''] : request.languages();
}

/** A failure thrown by a route. Commands return failures as values; only the edge throws, so that Fastify ends the request. */
export class Refusal extends Error {
  readonly refused: Failure;
  /** Seconds for Retry-After, if known. */
  readonly retryAfterSeconds: number | null;

  constructor(refused: Failure, retryAfterSeconds: number | null = null) {
    super(refused.failure);
    this.refused = refused;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the result of a command, or throws its failure as a problem response. */
export function orProblem<T>(result: T | Failure): Exclude<T, Failure> {
  if (isFailure(result)) throw new Refusal(result);
  return result as Exclude<T, Failure>;
}

function failureOf(error: FastifyError | Refusal): Failure {
  if (error instanceof Refusal) return error.refused;
  if (hasZodFastifySchemaValidationErrors(error)) return inputFailure(error.validation[0]);
  if (isHungUp(error)) return fail('INVALID_INPUT');
  const fault = databaseFault(error);
  if (fault !== null) return fail(fault);
  if (isStorageFault(error)) return fail('UNAVAILABLE');
  if (error.statusCode === 429) return fail('TOO_MANY_REQUESTS');
  return isClientStatus(error.statusCode) ? fail('INVALID_INPUT') : fail('INTERNAL');
}

// A schema can set its own error code as the message of a check: z.int({ error: "OPTION_REQUIRED" }).
function inputFailure(issue: FastifySchemaValidationError | undefined): Failure {
  const within = issue?.keyword === 'invalid_union' ? meantIssue(issue.params.errors) : null;
  const field = [...(issue?.instancePath ?? '').split('/'), ...(within?.path ?? [])].filter((part) => part !== '').join('.');
  const message = within?.message ?? issue?.message;
  const code = message !== undefined && isErrorCode(message) ? message : 'INVALID_INPUT';
  return fail(code, field === '' ? {} : { field });
}

/** The error in a body of a union type: the first issue of the branch that accepts its keys and fits best. Null when zod gives no issue. */
function meantIssue(branches: unknown): { path: (string | number)[]; message: string } | null {
  const { data = [] } = unionIssues.safeParse(branches);
  const strange = (issues: UnionIssue[]) => issues.filter(({ code }) => code === 'unrecognized_keys').length;
  const [issue] = data.toSorted((a, b) => strange(a) - strange(b) || a.length - b.length)[0] ?? [];
  if (issue === undefined) return null;
  const within = meantIssue(issue.errors);
  return { path: [...issue.path, ...(within?.path ?? [])], message: within?.message ?? issue.message };
}

const unionIssue = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  errors: z.unknown().optional(),
});
const unionIssues = z.array(z.array(unionIssue));
type UnionIssue = z.infer<typeof unionIssue>;

/** The client closed its connection before its request had fully arrived: Node's message looks like a lost database. */
function isHungUp(error: FastifyError | Refusal): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

function isClientStatus(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}
