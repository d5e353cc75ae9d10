import fastifyAccepts from '@fastify/accepts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Failure, fail, isErrorCode, isFailure, toProblem } from '#contract/errors/errors.ts';
import { databaseFault, retryAfterSeconds } from '#db/faults.ts';
import { replyLocale } from '#rules/shop/locale.ts';
import { isStorageFault, STORAGE_RETRY_SECONDS } from '#server/gateways/storage/storage-fault.ts';

/**
 * Error replies of the shop: RFC 9457 `application/problem+json` with a code of contract/errors/errors.ts, the field, and the
 * message in the reader's language. Overload and outages of the database (db/faults.ts) and of the disk
 * (storage-fault.ts) are 503 and logged, and every 429 and 503 says when to
 * come back. Bugs answer `INTERNAL` and are logged; what they say never leaves the server. Brings @fastify/accepts along, for all that comes after.
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
    if (fault !== null) request.log.warn({ err: error }, 'the database did not serve this request');
    const isOfDisk = fault === null && isStorageFault(error);
    if (isOfDisk) request.log.error({ err: error }, 'the disk did not serve this request');
    const seconds =
      error instanceof Refusal ? error.retryAfterSeconds : isOfDisk ? STORAGE_RETRY_SECONDS : fault && retryAfterSeconds[fault];
    if (seconds !== null) reply.header('retry-after', seconds);
    // Fastify's own refusals (too large, wrong media type) keep their more exact status.
    const isOwn = failure.failure === 'INVALID_INPUT' && 'statusCode' in error && isClientStatus(error.statusCode);
    const status = isOwn ? error.statusCode : undefined;
    return sendProblem(reply, failure, status);
  });
}

/** Seconds after which to come back when nobody knows better. */
const RETRY_AFTER_SECONDS = 2;

/** Answers with a failure; `status` replaces the table's own. */
export function sendProblem(reply: FastifyReply, failure: Failure, status?: number): FastifyReply {
  const problem = {
    ...toProblem(failure, replyLocale(languagesOf(reply.request))),
    ...(status === undefined ? {} : { status }),
  };
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .serializer(JSON.stringify)
    .send(problem);
}

/** The languages of the reader, the one wished for most first. */
function languagesOf(request: FastifyRequest): string[] {
  // What the router itself refuses reaches no plugin; most headers begin with the language wished for most.
  const isBare = typeof request.languages !== 'function';
  return isBare ? [request.headers['accept-language'] ?? ''] : request.languages();
}

/** A failure on its way out of a route. Commands return failures as values; only the edge throws, so that Fastify ends the request. */
export class Refusal extends Error {
  readonly refused: Failure;
  /** Seconds for Retry-After, when this refusal knows them. */
  readonly retryAfterSeconds: number | null;

  constructor(refused: Failure, retryAfterSeconds: number | null = null) {
    super(refused.failure);
    this.refused = refused;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The result of a command, or the end of the request with a problem. */
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

// A schema may name the code of its own refusal as the message of its check: z.int({ error: "OPTION_REQUIRED" }).
function inputFailure(issue: FastifySchemaValidationError | undefined): Failure {
  const within = issue?.keyword === 'invalid_union' ? meantIssue(issue.params.errors) : null;
  const field = [...(issue?.instancePath ?? '').split('/'), ...(within?.path ?? [])].filter((part) => part !== '').join('.');
  const message = within?.message ?? issue?.message;
  const code = message !== undefined && isErrorCode(message) ? message : 'INVALID_INPUT';
  return fail(code, field === '' ? {} : { field });
}

/**
 * What is wrong with a body that may be one of several: the first issue of the one that was meant, which knows its keys and is nearest to
 * fitting. Null where zod does not say.
 */
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

/** The client ended its connection before its request had come whole: Node's words for it look like a lost database. */
function isHungUp(error: FastifyError | Refusal): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}

function isClientStatus(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}
