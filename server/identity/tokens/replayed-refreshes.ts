import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';

/** Milliseconds during which every use of one refresh token at `/auth/token` gets the same response, in any process. */
export const replayMs = 10_000;

const header = 'x-seam-replay';

type Parts = { readonly transactions: TokenTransactions; readonly secret: string; readonly clock: () => Date };

/**
 * Two tabs, or a page whose response was lost, send the same refresh token twice. The shop's own token route, the only one that can create
 * `replayHeaders`, gets the first response again. It is stored sealed, in the transaction that rotates the token, so a crash leaves both or
 * neither. All other clients get the strict provider.
 */
export function replayRefreshes(provider: Provider, { transactions, secret, clock }: Parts): void {
  provider.use(async (ctx, next) => {
    const name = nameIn(ctx.req.headers[header], secret);
    if (name === null) return next();
    const kept = await transactions.write((db) => findReply(db, name, clock()));
    const reply = kept === null ? null : openText(kept.sealed, sealingKey(secret, kept.name));
    if (reply !== null) {
      ctx.set('cache-control', 'no-store');
      ctx.status = 200;
      ctx.body = JSON.parse(reply);
      return;
    }
    await next();
    if (ctx.status !== 200) return;
    const body = ctx.body as { refresh_token: string };
    await transactions.write((db) =>
      db
        .insertInto('identity.refresh_replies')
        .values({
          name,
          next_name: nameOf(body.refresh_token),
          sealed_reply: sealText(JSON.stringify(body), sealingKey(secret, name)),
          expires_at: new Date(clock().getTime() + replayMs),
        })
        .execute(),
    );
  });
}

/** Headers the shop's own token route sends with a refresh. */
export function replayHeaders(refreshToken: string, secret: string): Record<string, string> {
  const name = nameOf(refreshToken);
  return { [header]: `${name}.${signatureOf(name, secret)}` };
}

/**
 * Waits while another request exchanges this token, and returns the newest response derived from it, as its tokens may have been renewed
 * already. Null when there is none, when it is too old, or when the sign-in has ended.
 */
async function findReply(db: Kysely<DB>, first: string, now: Date): Promise<{ name: string; sealed: string } | null> {
  let found: { name: string; sealed: string } | null = null;
  for (let name: string | undefined = first; name !== undefined; ) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`refresh ${name}`}, 0))`.execute(db);
    const row: { next_name: string; sealed_reply: string } | undefined = await db
      .selectFrom('identity.refresh_replies as reply')
      .innerJoin('identity.oidc_payloads as token', (on) =>
        on.onRef('token.id', '=', 'reply.next_name').on('token.kind', '=', 'RefreshToken'),
      )
      .select(['reply.next_name', 'reply.sealed_reply'])
      .where('reply.name', '=', name)
      .where('reply.expires_at', '>', now)
      .executeTakeFirst();
    if (row) found = { name, sealed: row.sealed_reply };
    name = row?.next_name;
  }
  return found;
}

function nameIn(value: string | string[] | undefined, secret: string): string | null {
  const [name = '', signature = ''] = typeof value === 'string' ? value.split('.') : [];
  const expected = Buffer.from(signatureOf(name, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? name : null;
}

function signatureOf(name: string, secret: string): string {
  return createHmac('sha256', derivedKey(secret, 'replayed refreshes')).update(name).digest('base64url');
}

// The name is the token's hash, which oidc-store.ts also uses as its id.
function nameOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}

function sealingKey(secret: string, name: string): Buffer {
  return derivedKey(secret, 'refresh replies', name);
}
