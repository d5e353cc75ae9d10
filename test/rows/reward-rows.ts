import { randomBytes } from 'node:crypto';
import type { Database } from '#db/open.ts';
import { referenceRewards } from '#db/reference/rewards.ts';
import { grantRewardToken } from '#server/nouns/reward/grant-reward-token.ts';
import { addCoupon } from './commerce-rows.ts';

type Service = Database['service'];

/** The reward kinds that every shop has; each with this coupon if given. */
export async function addRewardKinds(db: Service, couponId: number | null = null): Promise<void> {
  const json = (text: object) => JSON.stringify(text);
  await db
    .insertInto('member.reward_kinds')
    .values(referenceRewards.map(({ name, why, ...reward }) => ({ ...reward, name: json(name), why: json(why), coupon_id: couponId })))
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
}

/** An unused address. */
export function someAddress(): string {
  return `0x${randomBytes(20).toString('hex')}`;
}

/** A wallet connected to the member; returns its address. */
export async function addWallet(db: Service, userId: string, email = `${userId}@wallet.example`): Promise<string> {
  const address = someAddress();
  await db.insertInto('identity.wallet_accounts').values({ address, email, password_hash: '', sealed_key: '' }).execute();
  await db.insertInto('member.wallets').values({ user_id: userId, email, address }).execute();
  return address;
}

/** A reward with a claimable coupon, in the member's wallet; returns the token id. */
export async function addReward(db: Service, userId: string): Promise<number> {
  const issuedId = await addCoupon(db, userId);
  const { coupon_id } = await db
    .selectFrom('sales.issued_coupons')
    .select('coupon_id')
    .where('id', '=', issuedId)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('sales.issued_coupons').where('id', '=', issuedId).execute();
  await addRewardKinds(db, coupon_id);
  await addWallet(db, userId);
  const grant = { userId, cause: 'FIRST_PURCHASE', orderId: null, now: new Date() } as const;
  await db.transaction().execute((trx) => grantRewardToken(trx, grant));
  const token = await db.selectFrom('member.reward_tokens').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return token.id;
}
