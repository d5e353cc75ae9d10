import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, fail } from '#contract/errors/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Count, RouteLimit } from './limit.ts';

/** The limits of a route whose body is a file in memory: its size in bytes and, where each is costly, uploads per person and at once. */
export interface FileIntake {
  readonly bytes: number;
  readonly tooLarge: ErrorCode;
  readonly uploads?: { readonly limit: RouteLimit; readonly mostAtOnce: number };
}

/** How many files are being processed under a limit. */
const underWay = new WeakMap<RouteLimit, number>();

/**
 * Parses every body of this plugin as a Buffer, whatever its content type: the content decides. Returns the options of its route, which
 * check the caller, the limit and the capacity before the body is read. Errors: OVERLOADED, TOO_MANY_REQUESTS, `tooLarge`.
 */
export function takesFiles(files: FastifyInstance, { bytes, tooLarge, uploads }: FileIntake, count: Count) {
  files.removeAllContentTypeParsers();
  files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return {
    bodyLimit: bytes,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (uploads === undefined) return;
      const { limit, mostAtOnce } = uploads;
      await count(request, [limit]);
      const busy = underWay.get(limit) ?? 0;
      // If the client disconnected while the attempt was counted, the request is already closed, and a slot taken now would never be
      // released.
      if (reply.raw.destroyed || busy >= mostAtOnce) throw new Refusal(fail('OVERLOADED'));
      underWay.set(limit, busy + 1);
      reply.raw.once('close', () => underWay.set(limit, (underWay.get(limit) ?? 1) - 1));
    },
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413 ? new Refusal(fail(tooLarge)) : error;
    },
  };
}

/** The bytes of an uploaded file. Errors: PHOTO_UNREADABLE when empty. */
export function fileOf(request: FastifyRequest): Buffer {
  const content: unknown = request.body;
  if (!Buffer.isBuffer(content)) throw new Refusal(fail('PHOTO_UNREADABLE'));
  return content;
}
