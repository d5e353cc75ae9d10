import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes an Idempotency-Key and answers a repeat with its first reply; `if-named`: only when a key is sent. */
    isIdempotent?: boolean | 'if-named';
    /** The result of the command's one transaction is the body of the reply, and is stored in that transaction. */
    storesResult?: true;
    /** Identifies an anonymous client, so that guests' repeats are recognised too; null for a new guest. */
    guestActor?: (request: FastifyRequest) => string | null;
  }
}

/** The owner of a request's key: the member, or the guest where the route can identify one. Null when it takes no key. */
export function keyActor(request: FastifyRequest): string | null {
  const { isIdempotent, guestActor } = request.routeOptions.config;
  if (!isIdempotent || (isIdempotent === 'if-named' && request.headers['idempotency-key'] === undefined)) return null;
  return request.viewer.userId ?? guestActor?.(request) ?? null;
}
