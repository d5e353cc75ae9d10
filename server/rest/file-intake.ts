import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, fail } from '#contract/errors/errors.ts';
import type { AttemptLimiter } from '#server/limits/attempt-limiter.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { memberOf } from './member-of.ts';
import { takeAttempt } from './take-attempt.ts';

/** How routes of one plugin take files: bounded by person and day, and by how many are under way. */
interface FileIntake {
  /** Before the bytes are read: who it is, how often, and whether there is room. */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  errorHandler: (error: FastifyError) => never;
}

/**
 * Makes every body of this plugin a Buffer, whatever type it claims: what the bytes are decides. `mostAtOnce` files are under way at once,
 * each in memory. Errors: OVERLOADED, TOO_MANY_REQUESTS, `tooLarge`.
 */
export function takesFiles(
  app: FastifyInstance,
  { uploads, mostAtOnce, tooLarge }: { uploads: AttemptLimiter; mostAtOnce: number; tooLarge: ErrorCode },
): FileIntake {
  let underWay = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return {
    onRequest: async (request, reply) => {
      await takeAttempt(uploads, memberOf(request));
      // Whoever hung up while the attempt was counted is closed already: a place taken now would never be given back.
      if (reply.raw.destroyed || underWay >= mostAtOnce) throw new Refusal(fail('OVERLOADED'));
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    },
    errorHandler: (error) => {
      throw error.statusCode === 413 ? new Refusal(fail(tooLarge)) : error;
    },
  };
}

/** The bytes of a file that was sent. Errors: PHOTO_UNREADABLE when there are none. */
export function fileOf(request: FastifyRequest): Buffer {
  const content: unknown = request.body;
  if (!Buffer.isBuffer(content)) throw new Refusal(fail('PHOTO_UNREADABLE'));
  return content;
}
