import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, fail } from '#contract/errors/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Guard } from './limit.ts';

/** How a plugin's routes accept files: limited per person and day, and by how many are processed at once. */
interface FileIntake {
  /** Before the body is read: checks the caller, the rate limit and the capacity. */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  errorHandler: (error: FastifyError) => never;
}

/**
 * Parses every body of this plugin as a Buffer, whatever its content type: the content decides. At most `mostAtOnce` files are processed at
 * once, each in memory. Errors: OVERLOADED, TOO_MANY_REQUESTS, `tooLarge`.
 */
export function takesFiles(
  app: FastifyInstance,
  { uploads, mostAtOnce, tooLarge }: { uploads: Guard; mostAtOnce: number; tooLarge: ErrorCode },
): FileIntake {
  let underWay = 0;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return {
    onRequest: async (request, reply) => {
      await uploads(request);
      // If the client disconnected while the attempt was counted, the request is already closed, and a slot taken now would never be
      // released.
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

/** The bytes of an uploaded file. Errors: PHOTO_UNREADABLE when empty. */
export function fileOf(request: FastifyRequest): Buffer {
  const content: unknown = request.body;
  if (!Buffer.isBuffer(content)) throw new Refusal(fail('PHOTO_UNREADABLE'));
  return content;
}
