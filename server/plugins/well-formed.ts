import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';

/**
 * Rejects with 400 and INVALID_INPUT any address or body containing U+0000 or unpaired surrogates, which PostgreSQL would reject later, and
 * malformed addresses (a broken percent sequence, the absolute form `GET http://host/path`). Also adds `nosniff` to every response.
 */
export function addWellFormedCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done(isWellFormedAddress(request.raw.url ?? '') ? undefined : new Refusal(fail('INVALID_INPUT')));
  });
  app.addHook('preValidation', ({ body }, _reply, done) => {
    done(isWellFormedBody(body) ? undefined : new Refusal(fail('INVALID_INPUT')));
  });
}

/** True for a path with a query whose percent sequences are UTF-8 without U+0000. */
export function isWellFormedAddress(address: string): boolean {
  if (!address.startsWith('/')) return false;
  if (!address.includes('%')) return true;
  try {
    return isPlain(decodeURIComponent(address));
  } catch {
    return false;
  }
}

/** Maximum depth of a body: nothing in the shop is half as deep, and recursive readers overflow the stack after thousands of levels. */
const LEVELS_MOST = 200;

/** True when no key or value in a parsed body holds text that PostgreSQL cannot store, and the body has at most 200 levels. */
export function isWellFormedBody(body: unknown): boolean {
  // Iterates instead of recursing, because the sender controls the depth.
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS_MOST) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isPlain(value)) return false;
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
      if (value instanceof Map) for (const pair of value) next.push(...pair);
      else for (const [key, each] of Object.entries(value)) next.push(key, each);
    }
    level = next;
  }
  return true;
}

function isPlain(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
