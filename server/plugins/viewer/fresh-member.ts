import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { tokenOrigin } from '#contract/claims.ts';
import { fail } from '#contract/errors/errors.ts';
import { keptQuery } from '#db/kept-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { isTokenGood, type Standing } from '#rules/member/sign-in/standing.ts';
import { keyActor } from '#server/plugins/idempotency/key-actor.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Viewer } from '#server/plugins/viewer/viewer.ts';
import { standingColumns } from '#server/queries/member/standing.ts';
import type { Shop } from '#server/shop.ts';

/**
 * An access token outlives a block, a withdrawal or "sign out everywhere" by up to ten minutes, and must not count so long: every
 * request of a member below `app`, reading or writing, looks at the member first. Ends such a request with `invalid-jwt`.
 */
export function addFreshMemberCheck(app: FastifyInstance, { database }: Pick<Shop, 'database'>): void {
  app.addHook('preHandler', async (request) => {
    const { viewer } = request;
    // Whoever takes a key is looked at in the same message (idempotency.ts).
    if (viewer.userId === null || keyActor(request) !== null) return;
    orRefuse(await memberStanding(database.service, viewer.userId).executeTakeFirst(), viewer);
  });
}

/** The query of what decides whether a member's tokens still count. */
export const memberStanding = keptQuery((db: Kysely<DB>, userId: string) =>
  db.selectFrom('member.members').select(standingColumns).where('id', '=', userId),
);

/** Ends the request of a viewer whose token must not count any more. */
export function orRefuse(standing: Standing | undefined, { claims }: Viewer): void {
  if (!isTokenGood(standing, tokenOrigin(claims))) throw new Refusal(fail('invalid-jwt'));
}
