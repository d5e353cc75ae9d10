import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { addressKey, type Bound, type Limit, openLimit } from '#server/limits/limit.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { memberOf } from './member-of.ts';

/** Under what a request is counted: its member, its address, or the whole shop. */
const keys = { member: memberOf, address: ({ ip }: FastifyRequest) => addressKey(ip), shop: () => 'all' };

type By = keyof typeof keys;

/** A limit of routes across all processes; counted by several, the first that is used up refuses. */
export type RouteLimit = Bound & { readonly name: string; readonly by: By | readonly By[] };

/** Counts a request; above a limit ends it with TOO_MANY_REQUESTS and Retry-After. Errors: LOGIN_REQUIRED when by member. */
export type Count = (request: FastifyRequest, limits: readonly RouteLimit[]) => Promise<void>;

export function openCount({ database }: Pick<Shop, 'database'>): Count {
  const opened = new Map<RouteLimit, Limit>();
  return async (request, limits) => {
    for (const limit of limits) {
      const counted = opened.get(limit) ?? openLimit(database.identityPool, limit.name, limit);
      opened.set(limit, counted);
      for (const each of [limit.by].flat()) {
        const taken = await counted.take(keys[each](request));
        if (!taken.isAllowed) throw new Refusal(fail('TOO_MANY_REQUESTS'), taken.retryAfterSeconds);
      }
    }
  };
}
