import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { addressKey, type Bound, openLimit } from '#server/limits/limit.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { memberOf } from './member-of.ts';

/** Under what a request is counted: its member, its address, or the whole shop. */
const keys = { member: memberOf, address: ({ ip }: FastifyRequest) => addressKey(ip), shop: () => 'all' };

type By = keyof typeof keys;

/** Counts a request; above the limit ends it with TOO_MANY_REQUESTS and Retry-After. */
export type Guard = (request: FastifyRequest) => Promise<void>;

/** A limit of routes across all processes; counted by several, the first that is used up refuses. Errors: LOGIN_REQUIRED when by member. */
export function limit({ database }: Pick<Shop, 'database'>, name: string, { by, ...bound }: Bound & { by: By | readonly By[] }): Guard {
  const counted = openLimit(database.identityPool, name, bound);
  return async (request) => {
    for (const each of [by].flat()) {
      const taken = await counted.take(keys[each](request));
      if (!taken.isAllowed) throw new Refusal(fail('TOO_MANY_REQUESTS'), taken.retryAfterSeconds);
    }
  };
}
