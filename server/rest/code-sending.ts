import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SentCode } from '#contract/rest/verifications.ts';
import { outboxPath } from '#contract/stand-in-paths.ts';
import type { MessageChannel } from '#rules/member/message-channel.ts';
import { addressLimits, CODE_SECONDS, RESEND_SECONDS, SHOP_CODES_A_DAY } from '#rules/member/sign-in/verification.ts';
import { addressKey, createAttemptLimiter } from '#server/limits/attempt-limiter.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import type { AskedCode } from '../nouns/verification/ask-code.ts';
import { takeAttempt } from './take-attempt.ts';

/** The limit and response shared by every route that sends a code, by text or mail; the daily limit of the shop covers all of them. */
export function codeSending({ database, gateways }: Shop) {
  const ofAddress = addressLimits.map((limit) => createAttemptLimiter(database.identityPool, limit));
  const ofShop = createAttemptLimiter(database.identityPool, { name: 'codes-of-shop', attempts: SHOP_CODES_A_DAY, seconds: 86_400 });
  return {
    /** Counts a code before it is sent. Ends the request with TOO_MANY_REQUESTS above the limit. */
    async count(ip: string): Promise<void> {
      for (const limiter of ofAddress) await takeAttempt(limiter, addressKey(ip));
      await takeAttempt(ofShop, 'all');
    },
    /** The response to a request for a code. Ends the request with the failure, or with the wait when the target has reached its limit. */
    replyOf(asked: AskedCode | Failure, channel: MessageChannel): SentCode {
      const sent = orProblem(asked);
      if ('waitSeconds' in sent) throw new Refusal(fail('TOO_MANY_REQUESTS'), sent.waitSeconds);
      const outbox = gateways.messages[channel]?.isOutbox ? outboxPath : null;
      return { id: sent.id, expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS, outbox };
    },
  };
}
