import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { atomically } from '#db/atomically.ts';
import type { MessageChannel } from '#rules/member/message-channel.ts';
import {
  CODE_DIGITS,
  CODE_SECONDS,
  type CodePurpose,
  codeCutoff,
  codeExpiry,
  secondsUntilNextCode,
} from '#rules/member/sign-in/verification.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { codeHash } from './secrets.ts';

/** `target`: where the code is sent, a phone number in digits or an email address. `userId`: the member it is for, if any. */
export interface CodeWish {
  purpose: CodePurpose;
  channel: MessageChannel;
  target: string;
  locale: Locale;
  userId: string | null;
}

/** The code was sent; or the target has reached the limit and must wait. */
export type AskedCode = { id: string } | { waitSeconds: number };

/**
 * Sends a code to this phone or mailbox, whether or not it belongs to a member, so that nobody learns which before proving ownership.
 * Failures: MESSAGES_NOT_CONFIGURED in a live shop without a carrier.
 */
export async function askCode(shop: Shop, wish: CodeWish): Promise<AskedCode | Failure> {
  if (shop.gateways.messages[wish.channel] === null) return fail('MESSAGES_NOT_CONFIGURED');
  return atomically(shop.database.service, async (trx) => {
    // Serialises concurrent requests for one phone.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`codes of ${wish.target}`}, 0))`.execute(trx);
    const waitSeconds = await secondsToWait(trx, wish.target, shop.clock());
    return waitSeconds > 0 ? { waitSeconds } : { id: await sendCode(shop, trx, wish) };
  });
}

async function secondsToWait(trx: Trx, target: string, now: Date): Promise<number> {
  const rows = await trx
    .selectFrom('identity.verification_codes')
    .select('created_at')
    .where('target', '=', target)
    .where('created_at', '>', codeCutoff(now))
    .execute();
  return secondsUntilNextCode(
    rows.map((row) => row.created_at),
    now,
  );
}

async function sendCode(shop: Shop, trx: Trx, { purpose, channel, target, locale, userId }: CodeWish): Promise<string> {
  const { config, clock } = shop;
  const now = clock();
  const id = randomUUID();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = codeExpiry(now);
  await trx
    .insertInto('identity.verification_codes')
    .values({
      id,
      purpose,
      target,
      code_hash: codeHash(config.secret, id, code),
      user_id: userId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const values = { code, minutes: String(CODE_SECONDS / 60) };
  await queueMessage(shop, trx, { event: 'verification-code', channel, recipient: target, locale, values, userId, expiresAt });
  return id;
}
