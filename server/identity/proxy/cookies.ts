import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '#server/config.ts';

export type ShopCookie = { readonly name: string; readonly value: string; readonly maxAgeSeconds: number };

/** The value of a cookie of ours, null when absent. */
export function readCookie(headers: IncomingHttpHeaders, config: Pick<Config, 'publicUrl'>, name: string): string | null {
  const wanted = `${cookieName(config, name)}=`;
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(wanted));
  return found === undefined ? null : found.slice(wanted.length);
}

/**
 * A Set-Cookie header that scripts cannot read and other sites cannot send. Under https the `__Host-` prefix also keeps
 * sibling subdomains from planting one; browsers refuse the prefix on plain http, which only loopback uses.
 */
export function writeCookie(config: Pick<Config, 'publicUrl'>, cookie: ShopCookie): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${cookieName(config, cookie.name)}=${cookie.value}; Path=/; Max-Age=${cookie.maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

function cookieName(config: Pick<Config, 'publicUrl'>, name: string): string {
  return isSecure(config) ? `__Host-${name}` : name;
}

function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}
