import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';

/**
 * Refuses, with 400 and INVALID_INPUT, what no text of the shop may hold and PostgreSQL would refuse later: U+0000 and halves of
 * surrogate pairs, wherever they stand in an address or a body; and addresses that are none (a broken percent sequence, the absolute
 * form `GET http://host/path`). Every reply says that its type is not to be guessed.
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

/** Levels of a body at most: nothing of the shop is half as deep, and whoever reads a body level by level runs out of stack after thousands. */
const LEVELS_MOST = 200;

/** True when no text in a parsed body, key or value, holds what PostgreSQL cannot keep, and the body has no more than 200 levels. */
export function isWellFormedBody(body: unknown): boolean {
  // Lists instead of recursion: only the sender decides how deep a body is.
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
