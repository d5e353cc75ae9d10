import type { FastifyRequest } from 'fastify';

/** True when the client already has the version with this ETag. Weak or strong makes no difference (RFC 9110, 13.1.2). */
export function alreadyHeld({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const held = (headers['if-none-match'] ?? '').split(',').map(strong);
  return held.includes(strong(etag)) || held.includes('*');
}

function strong(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
