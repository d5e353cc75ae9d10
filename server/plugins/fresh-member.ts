import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { fail } from '#contract/errors.ts';
import type { DB } from '#db/schema.generated.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Viewer } from '#server/plugins/viewer.ts';
import type { Shop } from '#server/shop.ts';

/**
 * An access token outlives a block, a withdrawal or "sign out everywhere" by up to ten minutes. Reading on may; writing (checkout,
 * payment, profile) may not: every write of a member below `app` looks at the member first. Ends such a request with `invalid-jwt`.
 */
export function addFreshMemberCheck(app: FastifyInstance, shop: Shop): void {
  app.addHook('preHandler', async ({ method, viewer }) => {
    if (method === 'GET' || method === 'HEAD' || viewer.userId === null) return;
    if (!(await isStillGood(shop.database.service, viewer, viewer.userId))) throw new Refusal(fail('invalid-jwt'));
  });
}

async function isStillGood(db: Kysely<DB>, { claims }: Viewer, userId: string): Promise<boolean> {
  const member = await db
    .selectFrom('member.members')
    .select(['tokens_valid_from', 'blocked_at', 'withdrawn_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!member || member.blocked_at !== null || member.withdrawn_at !== null) return false;
  // Token times are whole seconds; one issued in the very second of the change counts as new.
  return member.tokens_valid_from === null || (claims?.iat ?? 0) >= Math.floor(member.tokens_valid_from.getTime() / 1000);
}
