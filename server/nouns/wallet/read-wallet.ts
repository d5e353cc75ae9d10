import type { RewardToken, Wallet } from '#contract/rest/wallet.ts';
import { isMinted } from '#rules/member/reward.ts';
import { shownState } from '#rules/shop/shown.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A member's wallet with its tokens, those waiting for a wallet, and those still to be earned. Empty in a shop without wallets. */
export async function readWallet({ database, gateways }: Pick<Shop, 'database' | 'gateways'>, userId: string): Promise<Wallet> {
  const { source } = gateways.wallet;
  if (source === 'off') return { source, connection: null, tokens: [], waiting: [], to_earn: [] };
  const { service } = database;
  const connection = await service
    .selectFrom('member.wallets')
    .select(['email', 'address', 'connected_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const [rows, toEarn] = await Promise.all([tokenRows(service, userId, connection?.address ?? null), earnable(service, userId)]);
  const shown = (row: TokenRow) => shownToken(row, { userId, isOnChain: source === 'chain' });
  return {
    source,
    connection: connection === undefined ? null : sentRow(connection),
    tokens: rows.filter((row) => row.owner_address !== null).map(shown),
    waiting: rows.filter((row) => row.owner_address === null).map(shown),
    to_earn: toEarn,
  };
}

type TokenRow = Awaited<ReturnType<typeof tokenRows>>[number];

function tokenRows(db: Db, userId: string, address: string | null) {
  return db
    .selectFrom('member.reward_tokens as token')
    .leftJoin('sales.coupons as coupon', (join) => join.onRef('coupon.id', '=', 'token.coupon_id').on('coupon.deleted_at', 'is', null))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('member.reward_mints')
          .select(['state', 'transaction_hash'])
          .whereRef('token_id', '=', 'token.id')
          .orderBy('sent_at', 'desc')
          .limit(1)
          .as('mint'),
      (join) => join.onTrue(),
    )
    .select(['token.id', 'token.user_id', 'token.name', 'token.why', 'token.image_src', 'token.granted_at', 'token.order_id'])
    .select(['token.owner_address', 'token.coupon_issued_at', 'coupon.name as coupon_name', 'mint.state', 'mint.transaction_hash'])
    .where((where) =>
      where.or([
        where('token.owner_address', '=', address),
        where.and([where('token.owner_address', 'is', null), where('token.user_id', '=', userId)]),
      ]),
    )
    .orderBy('token.granted_at', 'desc')
    .orderBy('token.id', 'desc')
    .limit(200)
    .execute();
}

function shownToken(row: TokenRow, { userId, isOnChain }: { userId: string; isOnChain: boolean }): RewardToken {
  const isOnIt = isMinted(row.state);
  return {
    ...sentRow(row),
    // A wallet may have changed hands; the order stays visible only to its buyer.
    order_id: row.user_id === userId ? row.order_id : null,
    coupon: row.coupon_name === null ? null : { name: row.coupon_name, is_taken: row.coupon_issued_at !== null },
    mint: isOnChain ? { state: isOnIt ? 'CONFIRMED' : 'WAITING', transaction_hash: isOnIt ? row.transaction_hash : null } : null,
  };
}

async function earnable(db: Db, userId: string): Promise<Wallet['to_earn']> {
  const kinds = await db
    .selectFrom('member.reward_kinds as kind')
    .select(['name', 'why', 'image_src'])
    .where('state', '=', shownState)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member.reward_tokens as token')
            .select('token.id')
            .whereRef('token.cause', '=', 'kind.cause')
            .where('token.user_id', '=', userId),
        ),
      ),
    )
    .orderBy('cause', 'desc')
    .execute();
  return kinds;
}
