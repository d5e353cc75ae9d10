import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { readCookie, writeCookie } from '#server/plugins/shop-cookies.ts';

type About = Pick<Config, 'publicUrl'>;

const browserCookie = 'seam-social';
const arrivalCookie = 'seam-arrival';
const promptCookie = 'seam-prompt';
/** Longer than an attempt and the return from the provider together. */
const browserSeconds = 60 * 60;

/** The secret that binds a social sign-in to the browser it began in; null when none began here. */
export function socialBrowser(request: FastifyRequest, config: About): string | null {
  const value = readCookie(request, config, browserCookie);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/**
 * The secret that binds a social sign-in to its browser, created in a cookie if missing; `lax`, because browsers return from another site.
 */
export function openSocialBrowser(request: FastifyRequest, reply: FastifyReply, config: About): string {
  const value = socialBrowser(request, config) ?? randomBytes(32).toString('base64url');
  writeCookie(reply, config, { name: browserCookie, value, maxAgeSeconds: browserSeconds, sameSite: 'lax' });
  return value;
}

/** The sealed result of a social sign-in that this browser carries; null without one. */
export function sealedArrival(request: FastifyRequest, config: About): string | null {
  return readCookie(request, config, arrivalCookie);
}

export function sendArrivalCookie(reply: FastifyReply, config: About, sealed: string, maxAgeSeconds: number): void {
  writeCookie(reply, config, { name: arrivalCookie, value: sealed, maxAgeSeconds });
}

export function dropArrival(reply: FastifyReply, config: About): void {
  sendArrivalCookie(reply, config, '', 0);
}

/** The sealed data for Google's prompt on this browser's page; null without one. */
export function sealedPrompt(request: FastifyRequest, config: About): string | null {
  return readCookie(request, config, promptCookie);
}

export function sendPromptCookie(reply: FastifyReply, config: About, sealed: string, maxAgeSeconds: number): void {
  writeCookie(reply, config, { name: promptCookie, value: sealed, maxAgeSeconds });
}
