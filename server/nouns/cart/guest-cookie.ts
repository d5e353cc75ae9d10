import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_DAYS } from '#rules/member/retention.ts';
import type { Config } from '#server/config.ts';

const name = 'seam_cart';

/** The cookie that identifies a guest's cart: 32 random bytes and a signature. The database only stores its hash. */
export function guestCookie(config: Pick<Config, 'publicUrl'>) {
  const attributes: CookieSerializeOptions = {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    signed: true,
  };
  return {
    /** The hash of this visitor's cart secret; null without a valid cookie. */
    read(request: FastifyRequest): string | null {
      const token = tokenOf(request);
      return token === null ? null : hashOf(token);
    },
    /** Extends the cookie by 30 days, or sets a new one; returns the hash of its secret. */
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const token = tokenOf(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(name, token, { ...attributes, maxAge: CART_DAYS * 86_400 });
      return hashOf(token);
    },
    clear(reply: FastifyReply): void {
      reply.setCookie(name, '', { ...attributes, signed: false, maxAge: 0 });
    },
  };
}

function tokenOf(request: FastifyRequest): string | null {
  const { valid, value } = request.unsignCookie(request.cookies[name] ?? '');
  return valid && value !== '' ? value : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
