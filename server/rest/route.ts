import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Failure } from '#contract/errors/errors.ts';
import { idempotencyHeaders, idParams } from '#contract/rest/values.ts';
import type { Permission, Reach } from '#rules/member/rights/permission.ts';
import type { ApiScope } from '#rules/office/integration.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { type FileIntake, takesFiles } from './file-intake.ts';
import { type Count, openCount, type RouteLimit } from './limit.ts';
import { memberOf } from './member-of.ts';
import { reachOf } from './permission-check.ts';
import { secondSignIn } from './second-sign-in.ts';

/** What the OpenAPI document and the service know about a route; everything else follows from it. */
interface About<Params, Query, Body, Reply> extends Pick<FastifyContextConfig, 'isIdempotent' | 'storesResult' | 'guestActor'> {
  readonly permission: Permission;
  /** The route is for API keys with this scope only, not for members. */
  readonly scope?: ApiScope;
  readonly description?: string;
  /** The names in the path, when there are others than `:id` of a row. */
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** When other than the Idempotency-Key of a route that needs one. */
  readonly headers?: z.ZodType;
  /** What is sent with 200, or with 201 as `made`; a route without either replies 204. */
  readonly reply?: Reply;
  readonly made?: Reply;
  /** When none of these. */
  readonly status?: number;
  /** The types of a reply that is a file. */
  readonly produces?: string[];
  /** A limit checked before anything else; `count` of the call counts later, or not always. */
  readonly limit?: RouteLimit;
  /** Calls from one member or address, where 600 are too many. */
  readonly mostAMinute?: number;
  readonly bodyLimit?: number;
  /** The body is a file. */
  readonly takes?: FileIntake;
}

/** What a route runs with. Reading `userId` ends the request of a visitor with LOGIN_REQUIRED. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  readonly shop: Shop;
  readonly db: Shop['database']['service'];
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The requesting member, and whether they reach everybody's rows or their own. */
  readonly userId: string;
  readonly reach: Reach;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly count: (...limits: readonly RouteLimit[]) => Promise<void>;
  /** Requires a second proof of the sign-in (second-sign-in.ts); returns who gave it. */
  readonly prove: (password: string | undefined) => Promise<string>;
}

export interface Route {
  readonly address: string;
  readonly summary: string;
  readonly about: About<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
  readonly run: (call: Call<never, never, never>) => unknown;
}

type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
type ParamsOf<Path> = Path extends `${string}/:id${string}` ? z.output<typeof idParams> : undefined;
type Sent<Reply> = z.output<Reply> | Failure | FastifyReply;

/** A route of the REST API. `run` returns what is sent, or the failure that is replied as a problem; a file it sends itself. */
export function route<
  Path extends Address,
  Params extends z.ZodType = z.ZodType<ParamsOf<Path>>,
  Query extends z.ZodType = z.ZodType<undefined>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Reply extends z.ZodType = z.ZodType,
>(
  address: Path,
  summary: string,
  about: About<Params, Query, Body, Reply>,
  run: (call: Call<z.output<Params>, z.output<Query>, z.output<Body>>) => Sent<Reply> | Promise<Sent<Reply>>,
): Route {
  return { address, summary, about, run };
}

/** Registers routes under a tag of the document. They are a function of the shop where they share something of it. */
export function routes(tag: string, table: readonly Route[] | ((shop: Shop) => readonly Route[])) {
  return async (app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> => {
    const count = openCount(shop);
    const prove = secondSignIn(shop);
    for (const each of typeof table === 'function' ? table(shop) : table) {
      const { about, run } = each;
      const { takes, limit } = about;
      const status = about.status ?? (about.reply ? 200 : about.made ? 201 : 204);
      const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
        if (limit) await count(request, [limit]);
        const result = orProblem(await run(callOf(shop, request, reply, { count, prove }) as Call<never, never, never>));
        if (reply.sent) return;
        reply.code(status);
        return status === 204 ? null : result;
      };
      const add = (to: FastifyInstance, intake = {}) => to.route({ ...optionsOf(tag, each, status), ...intake, handler });
      // A route that takes a file parses its body otherwise than its siblings.
      if (takes) await app.register(async (files) => void add(files, takesFiles(files, takes, count)));
      else add(app);
    }
  };
}

/** The options that Fastify, the document and the plugins of the service read. */
function optionsOf(tag: string, { address, summary, about }: Route, status: number) {
  const { permission, scope, isIdempotent, storesResult, guestActor, mostAMinute, bodyLimit } = about;
  const { description, produces, query: querystring, body } = about;
  const [method = '', url = ''] = address.split(' ');
  const params = about.params ?? (url.includes('/:id') ? idParams : undefined);
  const headers = about.headers ?? (isIdempotent === true ? idempotencyHeaders : undefined);
  const rateLimit = mostAMinute === undefined ? undefined : { max: mostAMinute, timeWindow: 60_000 };
  // A problem needs no schema: sendProblem writes it, and the document says once what it looks like.
  const response = { [status]: about.reply ?? about.made ?? z.null() };
  return {
    method,
    url,
    ...present({ bodyLimit }),
    config: {
      permission,
      ...(scope === undefined ? {} : { scope, hasForeignTokens: true }),
      ...present({ isIdempotent, storesResult, guestActor, rateLimit }),
    },
    schema: { tags: [tag], summary, response, ...present({ description, produces, headers, params, querystring, body }) },
  };
}

/** The object without undefined values. */
function present<Values extends object>(values: Values): Partial<{ [Name in keyof Values]: Exclude<Values[Name], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as typeof values;
}

function callOf(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  { count, prove }: { count: Count; prove: ReturnType<typeof secondSignIn> },
): Call {
  return {
    shop,
    db: shop.database.service,
    params: request.params,
    query: request.query,
    body: request.body,
    get userId() {
      return memberOf(request);
    },
    get reach() {
      return reachOf(request);
    },
    request,
    reply,
    count: (...limits) => count(request, limits),
    prove: (password) => prove(request, password),
  };
}
