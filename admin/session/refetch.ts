import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#client/wire/api-error.ts';

/**
 * After a write was refused because someone else changed the item first: reloads everything on the screen, so that no outdated button is
 * left. A form that merges two edits is given the current state and handles it itself. After a write whose reply was lost the screen is
 * reloaded, too, without waiting for it: it shows whether the write was done.
 */
export async function refetchAfter(error: unknown, queries: Pick<QueryClient, 'invalidateQueries'>): Promise<void> {
  if (!(error instanceof ApiError)) return;
  if (error.isUncertain) void queries.invalidateQueries();
  else if (error.status === 409 && error.meanwhile === null) await queries.invalidateQueries();
}
