import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { fail } from '#contract/errors/errors.ts';
import { tokenOrigin } from '#contract/token-claims.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { isTokenGood, type Standing } from '#rules/member/sign-in/standing.ts';
import { standingColumns } from '#server/nouns/member/standing.ts';
import { keyActor } from '#server/plugins/idempotency/key-actor.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Viewer } from '#server/plugins/viewer/viewer.ts';
import type { Shop } from '#server/shop.ts';

/**
 * An access token outlives a block, a withdrawal or "sign out everywhere" by up to ten minutes. So every member's request below `app`, read
 * or write, checks the member's status first and fails with `invalid-jwt` if the token is void.
 */
export function addFreshMemberCheck(app: FastifyInstance, { database }: Pick<Shop, 'database'>): void {
  app.addHook('preHandler', async (request) => {
    const { viewer } = request;
    // Requests with an idempotency key check it in the same round trip (idempotency.ts).
    if (viewer.userId === null || keyActor(request) !== null) return;
    orRefuse(await memberStanding(database.service, viewer.userId).executeTakeFirst(), viewer);
  });
}

/** Queries whether a member's tokens are still valid. */
export const memberStanding = preparedQuery((db: Kysely<DB>, userId: string) =>
  db.selectFrom('member.members').select(standingColumns).where('id', '=', userId),
);

/** Rejects the request when the viewer's token is no longer valid. */
export function orRefuse(standing: Standing | undefined, { claims }: Viewer): void {
  if (!isTokenGood(standing, tokenOrigin(claims))) throw new Refusal(fail('invalid-jwt'));
}
