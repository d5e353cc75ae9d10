import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

type ShopCookie = {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** `lax` for cookies that must be sent when a browser returns from another site. */
  readonly sameSite?: 'strict' | 'lax';
};

/** The value of one of our cookies, null when absent. */
export function readCookie(request: FastifyRequest, config: Pick<Config, 'publicUrl'>, name: string): string | null {
  return request.cookies[cookieName(config, name)] ?? null;
}

/**
 * Sets a cookie that scripts cannot read and other sites cannot send (`lax`: only by navigating here). Under https the `__Host-` prefix
 * also keeps sibling subdomains from planting one; browsers reject the prefix on plain http, which only loopback uses.
 */
export function writeCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>, cookie: ShopCookie): void {
  reply.setCookie(cookieName(config, cookie.name), cookie.value, {
    path: '/',
    maxAge: cookie.maxAgeSeconds,
    httpOnly: true,
    sameSite: cookie.sameSite ?? 'strict',
    secure: isSecure(config),
  });
}

function cookieName(config: Pick<Config, 'publicUrl'>, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}
