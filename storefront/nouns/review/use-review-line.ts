import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#client/session/use-session.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { reviewCalls } from './review-calls.ts';

type Loaded =
  | { status: 'loading' }
  | { status: 'visitor' }
  | { status: 'failed' }
  | { status: 'not-found' }
  | { status: 'ready'; line: ReviewLine };

/** One of the member's order lines, with its review state. */
export function useReviewLine(orderProductId: string): { state: Loaded; load: () => Promise<void> } {
  const { userId } = useSession();
  const [state, setState] = useState<Loaded>({ status: 'loading' });
  const load = useCallback(async () => {
    setState({ status: 'loading' });
    if (userId === null) return setState({ status: 'visitor' });
    try {
      setState({ status: 'ready', line: await reviewCalls.line(orderProductId) });
    } catch (error) {
      console.warn(error);
      // A malformed id is treated as not found.
      const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
      setState({ status: isGone ? 'not-found' : 'failed' });
    }
  }, [orderProductId, userId]);
  useEffect(() => void load(), [load]);
  return { state, load };
}
