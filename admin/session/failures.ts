import type { QueryCache } from '@tanstack/react-query';

/** The parts of a query of the cache used. */
export interface Failing {
  state: { error: unknown; errorUpdateCount: number };
}

/** The number of errors of a query at its last success, because TanStack Query never resets its count. */
const errorsBefore = new WeakMap<Failing, number>();

/** The error a screen shows instead of its data. */
const shownErrors = new WeakMap<Failing, Error>();

/** How often a query has failed since it last succeeded. */
export function failuresInRow(query: Failing): number {
  return query.state.errorUpdateCount - (errorsBefore.get(query) ?? 0);
}

/**
 * Counts failures in a row, and keeps the error of a screen without data while it is read again: otherwise TanStack Query would show it
 * as loading, so that the alert is announced again and its button loses the focus.
 */
export function watchFailures(cache: QueryCache): void {
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) shownErrors.delete(query);
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success') {
      errorsBefore.set(query, query.state.errorUpdateCount);
      shownErrors.delete(query);
    }
    if (action.type === 'error' && query.state.data === undefined && query.getObserversCount() > 0)
      shownErrors.set(query, query.state.error);
    const shown = shownErrors.get(query);
    if (action.type === 'fetch' && shown !== undefined) query.setState({ status: 'error', error: shown });
  });
}
