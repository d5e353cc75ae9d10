import { type Failure, fail } from '#contract/errors/errors.ts';
import { atomically } from '#db/atomically.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Shop } from '#server/shop.ts';

/** A member with the browser that sent the request. */
export type Asker = {
  readonly userId: string;
  /** The sign-in of this browser; null for a token that does not carry it. */
  readonly signInId: string | null;
  readonly ip: string;
  readonly userAgent: string | undefined;
};

/** Ends one of the member's own sign-ins. Errors: NOT_FOUND, also for somebody else's or one that has ended. */
export async function endOneSignIn(shop: Shop, asker: Asker, id: string): Promise<{ ended: number } | Failure> {
  const { userId, ip, userAgent } = asker;
  const ended = await atomically(shop.database.service, (trx) => endSignIns(trx, userId, { only: id }, shop.clock()));
  if (ended === 0) return fail('NOT_FOUND');
  await recordSecurityEvent(shop.database.identity, { type: 'SIGN_IN_ENDED', cause: id, userId, ip, userAgent, at: shop.clock() });
  return { ended };
}

/** Ends every sign-in except the one that sent the request; with `all` that one too, and every token issued before now becomes invalid. */
export async function endManySignIns(shop: Shop, asker: Asker, which: 'others' | 'all'): Promise<{ ended: number }> {
  const { userId, signInId, ip, userAgent } = asker;
  const at = shop.clock();
  const ended = await atomically(shop.database.service, async (trx) => {
    const count = await endSignIns(trx, userId, { allBut: which === 'all' ? null : signInId }, at);
    if (which === 'all') await trx.updateTable('member.members').set({ tokens_valid_from: at }).where('id', '=', userId).execute();
    return count;
  });
  const type = which === 'all' ? 'SIGNED_OUT_EVERYWHERE' : 'SIGN_IN_ENDED';
  await recordSecurityEvent(shop.database.identity, { type, cause: which, userId, ip, userAgent, at });
  return { ended };
}
