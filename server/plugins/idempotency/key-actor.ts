import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes an Idempotency-Key and answers a repeat with its first reply; `if-named`: only when a key is sent. */
    isIdempotent?: boolean | 'if-named';
    /** Who a request of nobody signed in is by, so that guests' repeats are known too; null for a guest who is new. */
    guestActor?: (request: FastifyRequest) => string | null;
  }
}

/** Whose key a request takes: the member's, or the guest's where the route knows one. Null when it takes none. */
export function keyActor(request: FastifyRequest): string | null {
  const { isIdempotent, guestActor } = request.routeOptions.config;
  if (!isIdempotent || (isIdempotent === 'if-named' && request.headers['idempotency-key'] === undefined)) return null;
  return request.viewer.userId ?? guestActor?.(request) ?? null;
}
