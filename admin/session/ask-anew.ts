import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/wire/api-error.ts';

/**
 * After a write that was refused because the thing stands otherwise by now (somebody else was faster): everything on the screen is asked anew, so that no
 * button is left for what is over. A form that merges what two wrote is told what stands now, and sees to it itself.
 */
export async function askAnewAfter(error: unknown, queries: Pick<QueryClient, 'invalidateQueries'>): Promise<void> {
  if (error instanceof ApiError && error.status === 409 && error.meanwhile === null) await queries.invalidateQueries();
}
