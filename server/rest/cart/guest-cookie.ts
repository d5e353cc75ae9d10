import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CART_DAYS } from '#rules/member/retention.ts';
import type { Config } from '#server/config.ts';
import { derivedKey } from '#server/keys/derived-key.ts';

const name = 'seam_cart';

/** The cookie by which a guest finds the cart again: 32 random bytes and our signature. The database knows its hash only. */
export function guestCookie(config: Pick<Config, 'secret' | 'publicUrl'>) {
  const key = derivedKey(config.secret, 'guest cart cookie');
  const sign = (token: string) => createHmac('sha256', key).update(token).digest('base64url');
  const attributes = `Path=/api; HttpOnly; SameSite=Lax${config.publicUrl.startsWith('https:') ? '; Secure' : ''}`;

  return {
    /** The hash of this visitor's cart secret; null without a cookie of ours. */
    read(request: FastifyRequest): string | null {
      const value = cookieOf(request);
      const [token = '', signature = ''] = value?.split('.') ?? [];
      return token !== '' && isSame(signature, sign(token)) ? hashOf(token) : null;
    },
    /** Keeps the cookie for another 30 days, or gives a new one; the hash of its secret. */
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const token = this.read(request) === null ? randomBytes(32).toString('base64url') : (cookieOf(request)?.split('.')[0] ?? '');
      reply.header('set-cookie', `${name}=${token}.${sign(token)}; Max-Age=${CART_DAYS * 86_400}; ${attributes}`);
      return hashOf(token);
    },
    clear(reply: FastifyReply): void {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}

function cookieOf({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
