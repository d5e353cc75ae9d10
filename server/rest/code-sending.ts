import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SentCode } from '#contract/rest/verifications.ts';
import { outboxPath } from '#contract/stand-in-paths.ts';
import type { MessageChannel } from '#rules/member/message-channel.ts';
import { addressLimits, CODE_SECONDS, RESEND_SECONDS, SHOP_CODES_A_DAY } from '#rules/member/sign-in/verification.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import type { AskedCode } from '../nouns/verification/send-code.ts';
import type { RouteLimit } from './limit.ts';

/** The limits of every route that sends a code, by text or mail; the daily limit of the shop covers all of them. */
export const codeLimits: readonly RouteLimit[] = [
  ...addressLimits.map((bound) => ({ ...bound, by: 'address' as const })),
  { name: 'codes-of-shop', by: 'shop', window: 86_400, most: SHOP_CODES_A_DAY },
];

/** The reply to a request for a code. Ends the request with the failure, or with the wait when the target has reached its limit. */
export function sentCodeOf({ gateways }: Shop, asked: AskedCode | Failure, channel: MessageChannel): SentCode {
  const sent = orProblem(asked);
  if ('waitSeconds' in sent) throw new Refusal(fail('TOO_MANY_REQUESTS'), sent.waitSeconds);
  const outbox = gateways.messages[channel]?.isOutbox ? outboxPath : null;
  return { id: sent.id, expires_in: CODE_SECONDS, resend_in: RESEND_SECONDS, outbox };
}
