import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import { deviceOf } from '#rules/member/sign-in/device.ts';
import { markEnded } from '#server/credentials/end-sign-ins.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';

type Parts = { readonly transactions: TokenTransactions; readonly clock: () => Date };

/** The public id of a sign-in, used by members and tokens (`sid`); it grants nothing. */
export function signInId(grantId: string): string {
  return createHash('sha256').update(grantId).digest('base64url').slice(0, 22);
}

/**
 * Records a member's sign-ins, whichever grant opened them: inserts a row with the first tokens, updates the last visit with each renewal,
 * and marks it as ended at sign-out or theft. Runs in the request's transaction, so tokens and row stay consistent.
 */
export function recordSignIns(provider: Provider, { transactions, clock }: Parts): void {
  provider.use(async (ctx, next) => {
    await next();
    const token = ctx.oidc?.entities?.RefreshToken;
    const grantId = token?.grantId;
    const userId = token?.accountId;
    if (!grantId || !userId) return;
    if (ctx.oidc.route === 'token' && ctx.status === 200) {
      const signIn = { grantId, userId, lifetime: token.remainingTTL };
      await transactions.write((db) => recordSignIn(db, ctx, signIn, clock()));
    } else if (mayBeOver(ctx)) {
      await transactions.write((db) => endWithGrant(db, { grantId, userId }, clock()));
    }
  });
}

/** A sign-out ends the sign-in; a rejection ends it only when the token had been used before, which ends the grant. */
async function endWithGrant(db: Kysely<DB>, { grantId, userId }: Omit<SignIn, 'lifetime'>, now: Date): Promise<void> {
  const grant = await db
    .selectFrom('identity.oidc_payloads')
    .select('id')
    .where('kind', '=', 'Grant')
    .where('id', '=', grantId)
    .executeTakeFirst();
  if (!grant) await markEnded(db, userId, [grantId], now);
}

function mayBeOver({ oidc, status }: TokenContext): boolean {
  return oidc?.route === 'revocation' ? status === 200 : oidc?.route === 'token' && status === 400;
}

type TokenContext = { readonly oidc?: KoaContextWithOIDC['oidc']; readonly status: number };
type Visitor = { readonly ip: string; get(header: string): string };
type SignIn = { readonly grantId: string; readonly userId: string; readonly lifetime: number };

async function recordSignIn(db: Kysely<DB>, visitor: Visitor, { grantId, userId, lifetime }: SignIn, now: Date): Promise<void> {
  const seen = {
    ...deviceOf(visitor.get('user-agent')),
    ip: visitor.ip,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetime * 1000),
  };
  await db
    .insertInto('identity.sign_ins')
    .values({ id: signInId(grantId), grant_id: grantId, user_id: userId, signed_in_at: now, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute();
}
