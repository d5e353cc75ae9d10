import type { FastifyInstance } from 'fastify';
import { tokenOrigin } from '#contract/claims.ts';
import { fail } from '#contract/errors.ts';
import { isTokenGood } from '#rules/member/standing.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { standingColumns } from '#server/queries/member/standing.ts';
import type { Shop } from '#server/shop.ts';

/**
 * An access token outlives a block, a withdrawal or "sign out everywhere" by up to ten minutes, and must not count so long: every
 * request of a member below `app`, reading or writing, looks at the member first. Ends such a request with `invalid-jwt`.
 */
export function addFreshMemberCheck(app: FastifyInstance, { database }: Pick<Shop, 'database'>): void {
  app.addHook('preHandler', async ({ viewer: { userId, claims } }) => {
    if (userId === null) return;
    const standing = await database.service
      .selectFrom('member.members')
      .select(standingColumns)
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!isTokenGood(standing, tokenOrigin(claims))) throw new Refusal(fail('invalid-jwt'));
  });
}
