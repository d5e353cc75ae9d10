import { fail } from '#contract/errors/errors.ts';
import type { AttemptLimiter } from '#server/limits/attempt-limiter.ts';
import { Refusal } from '#server/plugins/problems.ts';

/** Counts an attempt; above the limit ends the request with TOO_MANY_REQUESTS and Retry-After. */
export async function takeAttempt(limiter: AttemptLimiter, key: string): Promise<void> {
  const attempt = await limiter.take(key);
  if (!attempt.isAllowed) throw new Refusal(fail('TOO_MANY_REQUESTS'), attempt.retryAfterSeconds);
}
